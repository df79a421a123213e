// Loaded into a server under measurement with --import: tells its parent what it has used, when asked.
process.on('message', message => {
  if (message !== 'usage') return;
  const { user, system } = process.cpuUsage();
  const { rss } = process.memoryUsage();
  globalThis.gc();
  process.send({ usage: { cpu: (user + system) / 1000, rss, heap: process.memoryUsage().heapUsed } });
});
