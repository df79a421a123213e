// A terminal sends Ctrl-C to the whole group and npm passes it on: those are one wish, not two.
const SAME_WISH = 700;

/** Ctrl-C ends the evening cleanly; a second one at once. */
export function leaveOnSignals(close: () => Promise<void>): void {
  let asked: number | null = null;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (asked !== null) {
        if (performance.now() - asked > SAME_WISH) process.exit(130);
        return;
      }
      asked = performance.now();
      void close().then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`${String(error)}\n`);
          process.exit(1);
        },
      );
    });
  }
}
