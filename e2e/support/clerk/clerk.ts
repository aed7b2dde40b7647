import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { WantedStaff } from './make-staff.ts';

export type Task =
  | ({ readonly do: 'staff' } & WantedStaff)
  | { readonly do: 'orders' | 'gift cards'; readonly words: readonly string[] }
  | { readonly do: 'end payment time'; readonly orderNumber: string };

export type Asked = { readonly number: number; readonly dataDir: string; readonly task: Task };

type Answer = { readonly number: number; readonly done?: unknown; readonly error?: string };

type Waiting = { readonly resolve: (done: never) => void; readonly reject: (error: Error) => void };

const waiting = new Map<number, Waiting>();
// One process: loading takes seconds.
let clerk: ChildProcess | null = null;
let askedSoFar = 0;

/** In the journeys' shop by default. */
export function askClerk<Done>(task: Task, dataDir = process.env.E2E_DATA_DIR ?? ''): Promise<Done> {
  clerk ??= openClerk();
  askedSoFar += 1;
  const asked: Asked = { number: askedSoFar, dataDir, task };
  const answer = new Promise<Done>((resolve, reject) => waiting.set(asked.number, { resolve, reject }));
  clerk.send(asked);
  return answer;
}

function openClerk(): ChildProcess {
  // Without the test loader.
  const child = fork(join(import.meta.dirname, 'start-clerk.ts'), {
    execArgv: [],
    env: { PATH: process.env.PATH },
  });
  child.on('message', ({ number, done, error }: Answer) => {
    const one = waiting.get(number);
    waiting.delete(number);
    if (error === undefined) one?.resolve(done as never);
    else one?.reject(new Error(error));
  });
  child.on('exit', () => {
    clerk = null;
    for (const { reject } of waiting.values()) reject(new Error('the clerk is gone'));
    waiting.clear();
  });
  // Does not keep the parent alive.
  child.unref();
  child.channel?.unref();
  return child;
}
