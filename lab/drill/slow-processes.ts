import { setTimeout as pause } from 'node:timers/promises';

const HALT_MS = 250;

/** SIGSTOP; returns the continuation. */
export function freeze(pids: readonly number[]): () => void {
  signal(pids, 'SIGSTOP');
  return () => signal(pids, 'SIGCONT');
}

/** Intermittent freezes; returns the stop. */
export function slowDown(processes: () => Promise<readonly number[]>): () => Promise<void> {
  let isOver = false;
  const run = async (): Promise<void> => {
    while (!isOver) {
      // A restarting server has none.
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
      // Ended.
    }
  }
}
