// Loaded into a server under measurement with --import: tells its parent what it has used, when asked.
process.on('message', message => {
  if (message !== 'usage') return;
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  process.send({ usage: { cpu: (user + system) / 1000, rss: process.memoryUsage().rss } });
});
