/** Ctrl-C ends the evening cleanly; a second one at once. */
export function leaveOnSignals(close: () => Promise<void>): void {
  let leaving = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (leaving) process.exit(130);
      leaving = true;
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
