import type { JSX } from 'preact';

export function HelpSections(props: {
  sections: readonly { readonly title: string; readonly text: string }[] | undefined;
}): JSX.Element {
  return (
    <>
      {props.sections?.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </>
  );
}

/** Something with a picture, explained. */
export function HelpEntry(props: { src: string; term: string; text: string; tall?: boolean }): JSX.Element {
  return (
    <div>
      <dt class={props.tall ? 'tall' : ''}>
        <img src={props.src} alt="" loading="lazy" />
        {props.term}
      </dt>
      <dd>{props.text}</dd>
    </div>
  );
}
