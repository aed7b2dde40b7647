import { setTimeout as pause } from 'node:timers/promises';

const HALT_MS = 250;

/** Stops processes where they are, as a disk or a host does that hangs; gives what lets them go on. */
export function freeze(pids: readonly number[]): () => void {
  signal(pids, 'SIGSTOP');
  return () => signal(pids, 'SIGCONT');
}

/** Halts processes again and again, as a slow disk does; gives what ends it. */
export function slowDown(processes: () => Promise<readonly number[]>): () => Promise<void> {
  let isOver = false;
  const run = async (): Promise<void> => {
    while (!isOver) {
      // A server that restarts meanwhile has none for a moment.
      const goOn = freeze(await processes().catch(() => []));
      await pause(HALT_MS);
      goOn();
      await pause(HALT_MS);
    }
  };
  const running = run();
  return async () => {
    isOver = true;
    await running;
  };
}

function signal(pids: readonly number[], name: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // It ended meanwhile.
    }
  }
}
