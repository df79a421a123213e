import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** What a process has used since it began: CPU in milliseconds; bytes resident, and bytes in use on its heap. */
export interface Usage {
  cpu: number;
  rss: number;
  heap: number;
}

/** A server in a process of its own, so that its CPU and memory are its own. */
export interface Server {
  readonly child: ChildProcess;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

const probe = join(import.meta.dirname, 'probe.mjs');

export function startServer(script: string, args: readonly string[], loader: readonly string[] = []): Server {
  const child = fork(script, args, {
    execArgv: [...loader, '--expose-gc', '--import', probe],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  return {
    child,
    async usage() {
      child.send('usage');
      for (;;) {
        const [message] = (await once(child, 'message')) as [{ usage?: Usage }];
        if (message.usage) return message.usage;
      }
    },
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), 5000);
      await gone;
      clearTimeout(late);
    },
  };
}
