import { useEffect, useReducer } from 'preact/hooks';
import { memory } from '../memory.ts';
import { usePhone } from '../state.ts';
import { keepBook, newBook, openBook, type Book } from './book.ts';

/** Every place that shows marks, so that one tap changes all of them. */
const readers = new Set<() => void>();

/** This seat’s book, from and on this phone alone. */
export function useBook(): { book: Book | null; keep(next: Book): void } {
  const { seen } = usePhone();
  const [, again] = useReducer((n: number, _: void) => n + 1, 0);
  useEffect(() => {
    const reader = () => again();
    readers.add(reader);
    return () => void readers.delete(reader);
  }, []);
  const fresh = newBook(seen);
  return {
    book: fresh && openBook(memory, fresh),
    keep(next) {
      keepBook(memory, next);
      for (const reader of readers) reader();
    },
  };
}
