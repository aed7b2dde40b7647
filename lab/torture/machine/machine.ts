import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findRunningDatabase } from '@ilaneer/server/db/embedded/start';
import { freePort } from '@ilaneer/server/testing/servers/shop-process';
import { TEST_SECRET } from '@ilaneer/server/testing/test-secret';
import type { Placement } from '../plan/plan.ts';
import { type DatabaseServer, openDatabaseServer } from './database-server.ts';
import { type Line, openLine } from './line.ts';

/** Script and Node options. */
export type Program = { readonly script: string; readonly options: readonly string[] };

export type OddEnd = { readonly at: number; readonly code: number | null; readonly signal: string | null };

export type Machine = {
  readonly url: string;
  readonly clients: Line;
  readonly dataDir: string;
  readonly logFile: string;
  readonly oddEnds: readonly OddEnd[];
  /** Slowest restart, ms. */
  slowestStartMs(): number;
  start(placement: Placement): Promise<void>;
  /** SIGTERM; returns the exit code. */
  stop(forGood: boolean): Promise<number | null>;
  /** SIGKILL; restarts unless `staysDown`. */
  kill(staysDown?: boolean): Promise<void>;
  resume(): Promise<void>;
  expectEnd(): void;
  isReady(): Promise<boolean>;
  untilReady(withinMs?: number): Promise<boolean>;
  /** Direct; null if none. */
  databaseUrl(): Promise<string | null>;
  databaseServer(): DatabaseServer | null;
  shiftClock(byMs: number): void;
  now(): number;
  log(): string;
  close(): Promise<void>;
};

const START_WITHIN_MS = 90_000;
const END_EXPECTED_MS = 90_000;
const AGAIN_AFTER_MS = 150;
const STOP_WITHIN_MS = 40_000;
const CLOCK = join(import.meta.dirname, 'shift-clock.js');

export async function openMachine(root: string, { script, options }: Program): Promise<Machine> {
  const dataDir = join(root, 'data');
  const logFile = join(root, 'shop.log');
  const clockFile = join(root, 'clock');
  mkdirSync(dataDir, { recursive: true });
  const port = await freePort();
  const clients = await openLine();
  clients.leadTo(port);
  const oddEnds: OddEnd[] = [];
  let child: ChildProcess | null = null;
  let server: DatabaseServer | null = null;
  let isWanted = false;
  let expectedUntil = 0;
  let startedAt = 0;
  let slowestMs = 0;
  let shiftMs = 0;

  const spawnShop = (): void => {
    const log = openSync(logFile, 'a');
    startedAt = performance.now();
    const begun = spawn(process.execPath, ['--import', CLOCK, ...options, script], {
      stdio: ['ignore', log, log],
      // Clean environment.
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        DATA_DIR: dataDir,
        MODE: 'sandbox',
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'warn',
        PUBLIC_URL: `http://127.0.0.1:${clients.port}`,
        JWT_SECRET: TEST_SECRET,
        GIFT_CARD_SECRET: TEST_SECRET,
        TORTURE_CLOCK: clockFile,
        ...(server !== null && { DATABASE_URL: server.url }),
      },
    });
    closeSync(log);
    child = begun;
    begun.once('exit', (code, signal) => {
      if (child === begun) child = null;
      if (!isWanted) return;
      if (performance.now() > expectedUntil) oddEnds.push({ at: Date.now(), code, signal });
      setTimeout(() => isWanted && child === null && spawnShop(), AGAIN_AFTER_MS);
    });
  };
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    const ending = child;
    if (ending === null || ending.exitCode !== null || ending.signalCode !== null) return 0;
    const gone = once(ending, 'exit');
    ending.kill(signal);
    const late = setTimeout(() => ending.kill('SIGKILL'), STOP_WITHIN_MS);
    await gone;
    clearTimeout(late);
    return ending.exitCode;
  };
  const machine: Machine = {
    url: `http://127.0.0.1:${clients.port}`,
    clients,
    dataDir,
    logFile,
    oddEnds,
    slowestStartMs: () => Math.round(slowestMs),
    start: async (placement) => {
      if (placement === 'server') server = await openDatabaseServer(dataDir);
      isWanted = true;
      spawnShop();
      if (!(await machine.untilReady())) throw new Error(`the shop does not start: see ${logFile}`);
    },
    stop: async (forGood) => {
      expectedUntil = performance.now() + END_EXPECTED_MS;
      if (forGood) isWanted = false;
      const code = await end('SIGTERM');
      if (forGood) {
        await server?.close();
        server = null;
      }
      return code;
    },
    kill: async (staysDown = false) => {
      expectedUntil = performance.now() + END_EXPECTED_MS;
      if (staysDown) isWanted = false;
      await end('SIGKILL');
    },
    resume: async () => {
      isWanted = true;
      if (child === null) spawnShop();
      if (!(await machine.untilReady())) throw new Error(`the shop does not start: see ${logFile}`);
    },
    expectEnd: () => {
      expectedUntil = performance.now() + END_EXPECTED_MS;
    },
    isReady: () => answers(`http://127.0.0.1:${port}/health/ready`),
    untilReady: async (withinMs = START_WITHIN_MS) => {
      const deadline = performance.now() + withinMs;
      while (!(await machine.isReady())) {
        if (performance.now() > deadline) return false;
        await pause(50);
      }
      slowestMs = Math.max(slowestMs, performance.now() - startedAt < withinMs ? firstReadyMs() : 0);
      return true;
    },
    databaseUrl: () => findRunningDatabase(dataDir),
    databaseServer: () => server,
    shiftClock: (byMs) => {
      shiftMs = byMs;
      writeFileSync(clockFile, String(byMs));
    },
    now: () => Date.now() + shiftMs,
    log: () => readFileSync(logFile, 'utf8'),
    close: async () => {
      await machine.stop(true);
      await clients.close();
    },
  };
  let readySince = 0;
  function firstReadyMs(): number {
    if (readySince === startedAt) return 0;
    readySince = startedAt;
    return performance.now() - startedAt;
  }
  return machine;
}

async function answers(url: string): Promise<boolean> {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(3_000) });
    await reply.arrayBuffer();
    return reply.ok;
  } catch {
    return false;
  }
}
