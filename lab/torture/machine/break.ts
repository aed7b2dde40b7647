import { setTimeout as pause } from 'node:timers/promises';
import { placesIn } from '@ilaneer/server/db/embedded/cluster';
import { findPostmaster } from '@ilaneer/server/db/embedded/postmaster-file';
import { findRunningServer } from '@ilaneer/server/db/embedded/start';
import { childrenOf } from '@ilaneer/server/testing/servers/child-processes';
import pg from 'pg';
import type { Fault, FaultKind } from '../plan/plan.ts';
import type { Line, Mood } from './line.ts';
import type { Machine } from './machine.ts';

/** Ms. */
const BAD_MS = 1_500;
const MINUTE_MS = 60_000;
/** Minutes; beyond payment and session limits. */
const SHIFTS = [0, 0, 2, 16, 180, 1_560, -2, -16, -180];

type Breaking = (machine: Machine, fault: Fault) => Promise<string | undefined>;

const BREAKING: Readonly<Record<FaultKind, Breaking>> = {
  'kill the shop': (machine) => done(machine.kill()),
  'kill the shop as it starts': async (machine, { draw }) => {
    await machine.kill();
    await pause(200 + Math.floor(draw * 2_000));
    await machine.kill();
    return undefined;
  },
  'kill the database': async (machine) => {
    const postmaster = await findPostmaster(placesIn(machine.dataDir).cluster);
    machine.expectEnd();
    if (postmaster !== null) process.kill(postmaster.pid, 'SIGKILL');
    return undefined;
  },
  'kill a process of the database': async (machine, { draw }) => {
    const postmaster = await findPostmaster(placesIn(machine.dataDir).cluster);
    const children = postmaster === null ? [] : await childrenOf(postmaster.pid, ' ilaneer ').catch(() => []);
    const pid = children[Math.floor(draw * children.length)];
    machine.expectEnd();
    if (pid !== undefined) killQuietly(pid);
    return undefined;
  },
  'end all connections of the database': async (machine) => {
    machine.expectEnd();
    await endConnections(machine);
    return undefined;
  },
  'stop the shop': async (machine) => {
    if (!(await machine.isReady())) return undefined;
    const code = await machine.stop(false);
    return code === 0 ? undefined : `SIGTERM ended the shop with code ${code}`;
  },
  'cut clients': async ({ clients }) => {
    clients.cut();
    return undefined;
  },
  'halve replies': ({ clients }) => badLine(clients, 'halves'),
  'delay replies': ({ clients }) => badLine(clients, 'delays'),
  'lose replies': ({ clients }) => badLine(clients, 'loses'),
  'jump in time': async (machine, { draw }) => {
    machine.shiftClock((SHIFTS[Math.floor(draw * SHIFTS.length)] ?? 0) * MINUTE_MS);
    return undefined;
  },
  'cut the line to the database': async (machine) => {
    machine.databaseServer()?.line.cut();
    return undefined;
  },
  'halve the line to the database': (machine) => badLine(machine.databaseServer()?.line, 'halves'),
  'delay the line to the database': (machine) => badLine(machine.databaseServer()?.line, 'delays'),
  'lose the line to the database': (machine) => badLine(machine.databaseServer()?.line, 'loses'),
};

/** Returns immediate violations. */
export function breakIt(machine: Machine, fault: Fault): Promise<string | undefined> {
  return BREAKING[fault.kind](machine, fault);
}

async function done(work: Promise<void>): Promise<undefined> {
  await work;
  return undefined;
}

/** Lost data stays lost: cut the connections. */
async function badLine(line: Line | undefined, mood: Mood): Promise<undefined> {
  line?.turn(mood);
  await pause(BAD_MS);
  line?.turn('well');
  if (mood === 'loses') line?.cut();
  return undefined;
}

async function endConnections({ dataDir }: Machine): Promise<void> {
  const found = await findRunningServer(dataDir);
  if (found === null) return;
  const client = new pg.Client({ connectionString: found.adminUrl });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null',
    );
  } catch {
    // Down.
  } finally {
    await client.end().catch(() => undefined);
  }
}

function killQuietly(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Ended.
  }
}
