import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('./run-shop.ts', import.meta.url));

export type ShopAnswer = {
  readonly connectionString?: string;
  readonly adopted?: boolean;
  readonly code?: string;
  readonly message?: string;
};

export type ShopProcess = {
  readonly pid: number;
  readonly answer: Promise<ShopAnswer>;
  /** Resolves after exit. */
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
};

export function startShopProcess(dataDir: string): ShopProcess {
  const child = spawn(process.execPath, [SCRIPT, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  return { pid: child.pid ?? 0, answer: firstLine(child), end: (signal) => end(child, signal) };
}

async function firstLine(child: ChildProcess): Promise<ShopAnswer> {
  if (child.stdout === null) throw new Error('the process has no output');
  for await (const line of createInterface(child.stdout)) return JSON.parse(line);
  return { message: 'the process ended without a word' };
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}
