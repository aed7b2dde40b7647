import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { processorMsOf } from './processor-time.ts';

/** Resident includes shared files. */
export type Memory = { readonly residentMb: number; readonly privateMb: number; readonly peakMb: number };

export type Server = {
  readonly url: string;
  readonly startMs: number;
  memory(): Memory;
  processorMs(): number;
  stop(): Promise<void>;
};

const START_WITHIN_MS = 180_000;

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** Until `readyPath` answers 200. */
export async function startServer(
  script: string,
  readyPath: string,
  env: Record<string, string>,
  nodeOptions: readonly string[] = [],
  givenPort?: number,
): Promise<Server> {
  const port = givenPort ?? (await freePort());
  const began = performance.now();
  const child = spawn(process.execPath, [...nodeOptions, resolve(import.meta.dirname, script)], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env.PATH, PORT: String(port), ...env },
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(url + readyPath))) {
    if (child.exitCode !== null) throw new Error(`${script} ended with code ${child.exitCode}`);
    if (performance.now() - began > START_WITHIN_MS) throw new Error(`${script} did not answer in time`);
    await wait(10);
  }
  return {
    url,
    startMs: Math.round(performance.now() - began),
    memory: () => memoryOf(child),
    processorMs: () => processorMsOf(child.pid ?? 0),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

function memoryOf(child: ChildProcess): Memory {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  const read = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1_024);
  return { residentMb: read('VmRSS'), privateMb: read('RssAnon'), peakMb: read('VmHWM') };
}
