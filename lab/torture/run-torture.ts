import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { act } from './actors/act.ts';
import { openWorld } from './actors/open-world.ts';
import type { World } from './actors/world.ts';
import { type Figures, type MoneyMoved, readMoney } from './figures.ts';
import { breakIt } from './machine/break.ts';
import { openCaller } from './machine/caller.ts';
import { type Machine, openMachine, type Program } from './machine/machine.ts';
import type { FaultKind, Plan, Round } from './plan/plan.ts';
import type { Ask } from './reconcile/ask.ts';
import { contradictions } from './reconcile/ledgers.ts';
import { brokenPromises } from './reconcile/promises.ts';
import { leaksIn, oddLines } from './reconcile/read-log.ts';
import { expireJobs, settle } from './reconcile/settle.ts';

type Options = {
  readonly plan: Plan;
  readonly program: Program;
  readonly say: (line: string) => void;
};

type Running = {
  readonly machine: Machine;
  readonly world: World;
  readonly faults: Map<FaultKind, number>;
  readonly differences: Set<string>;
  /** Overload. */
  skipped: number;
  money: MoneyMoved | null;
};

// Overload limit.
const MOST_AT_ONCE = 40;
const READY_WITHIN_MS = 180_000;
/** Beyond any payment limit, despite clock jumps. */
const LATER_MS = 27 * 3_600_000;

export async function runTorture({ plan, program, say }: Options): Promise<Figures> {
  const root = await mkdtemp(join(tmpdir(), 'ilaneer-torture-'));
  const machine = await openMachine(root, program);
  const { seed, rounds } = plan;
  const began = performance.now();
  const differences = new Set<string>();
  const told = new Set<string>();
  let isOver = false;
  try {
    await machine.start(rounds[0]?.placement ?? 'embedded');
    const caller = openCaller(machine.url);
    const world = await openWorld({ caller, databaseUrl: machine.databaseUrl, now: machine.now });
    const running: Running = { machine, world, faults: new Map(), differences, skipped: 0, money: null };
    for (const [index, round] of rounds.entries()) {
      if (index > 0) await machine.start(round.placement);
      await playRound(running, round, index);
      await reconcile(running);
      const minutesSo = ((performance.now() - began) / 60_000).toFixed(1);
      say(
        `${minutesSo} min: round ${index + 1} of ${rounds.length}, database ${round.placement}; ${world.record.orders.length} orders, ${differences.size} differences`,
      );
      for (const difference of differences) if (!told.has(difference)) say(`  ${difference}`);
      for (const difference of differences) told.add(difference);
      await machine.stop(true);
      machine.shiftClock(0);
    }
    for (const difference of oddities(machine, world)) differences.add(difference);
    isOver = true;
    return {
      seed,
      seconds: (performance.now() - began) / 1_000,
      faults: running.faults,
      answers: caller.counts,
      money: running.money,
      said: world.record,
      skipped: running.skipped,
      slowestStartMs: machine.slowestStartMs(),
      differences: [...differences],
    };
  } finally {
    await machine.close();
    // Kept for analysis.
    if (isOver && differences.size === 0) await rm(root, { recursive: true, force: true });
    else say(`The data folder and the log are in ${root}.`);
  }
}

/** Faults wait for recovery. */
async function playRound(running: Running, { acts, faults, lengthMs }: Round, round: number): Promise<void> {
  const { machine, world, differences } = running;
  const began = performance.now();
  const until = (atMs: number) => pause(Math.max(0, atMs - (performance.now() - began)));
  const going = new Set<Promise<void>>();
  let isBreaking = true;
  const play = async () => {
    for (const [index, planned] of acts.entries()) {
      await until(planned.atMs);
      if (going.size >= MOST_AT_ONCE) {
        running.skipped += 1;
        continue;
      }
      const doing: Promise<void> = act(world, planned, round * 1_000_000 + index)
        .catch((error: unknown) => {
          differences.add(`${planned.kind}: ${error instanceof Error ? error.message : String(error)}`);
        })
        .finally(() => going.delete(doing));
      going.add(doing);
    }
  };
  const breakAll = async () => {
    for (const fault of faults) {
      await until(fault.atMs);
      if (!(await machine.untilReady(READY_WITHIN_MS))) {
        differences.add(`the shop was not ready again within three minutes before: ${fault.kind}`);
      }
      await pause(fault.aliveMs);
      const wrong = await breakIt(machine, fault);
      if (wrong !== undefined) differences.add(wrong);
      running.faults.set(fault.kind, (running.faults.get(fault.kind) ?? 0) + 1);
    }
    isBreaking = false;
  };
  await Promise.all([play(), breakAll(), until(lengthMs)]);
  if (isBreaking) throw new Error('the faults are not over');
  if (!(await machine.untilReady()))
    differences.add('the shop did not come up after the last fault of a round');
  await Promise.all(going);
}

async function reconcile(running: Running): Promise<void> {
  const { machine, world, differences } = running;
  const askPast = async <Value>(work: (ask: Ask, url: string) => Promise<Value>): Promise<Value> => {
    const url = await databaseOf(machine);
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await work(
        async (statement, values = []) => (await client.query(statement, [...values])).rows,
        url,
      );
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  await machine.kill(true);
  await onceDatabaseIsBack(() => askPast(expireJobs));
  machine.shiftClock(LATER_MS);
  await machine.resume();
  running.faults.set('kill the shop', (running.faults.get('kill the shop') ?? 0) + 1);
  await askPast(async (ask, url) => {
    for (const open of await settle(url, ask)) differences.add(open);
    for (const found of await contradictions(ask, url)) differences.add(found);
    for (const broken of await brokenPromises(ask, world.record)) differences.add(broken);
    running.money = await readMoney(ask);
  });
}

/** A late fault may cut new connections. */
async function onceDatabaseIsBack(work: () => Promise<void>): Promise<void> {
  const deadline = performance.now() + READY_WITHIN_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await pause(200);
    }
  }
}

/** The shop may not have noticed its loss. */
async function databaseOf(machine: Machine): Promise<string> {
  const deadline = performance.now() + READY_WITHIN_MS;
  while (performance.now() < deadline) {
    const url = await machine.databaseUrl();
    if (url !== null) return url;
    await pause(200);
  }
  throw new Error('there is no database');
}

function oddities(machine: Machine, { shoppers, giftCards }: World): string[] {
  const log = machine.log();
  const secrets = [
    ...shoppers.flatMap(({ email, name, phone, password }) => [email, name, phone, password]),
    ...['Zornitsa Quellwort', 'zornitsa@okbank', '12 Palm Grove Road', ...giftCards],
  ];
  return [
    ...leaksIn(log, secrets).map((secret) => `the log names ${secret}`),
    ...oddLines(log).map(({ line, times }) => `${times} times in the log: ${line.slice(0, 700)}`),
    ...machine.oddEnds.map(
      ({ at, code, signal }) =>
        `the shop ended by itself at ${new Date(at).toISOString()}: ${code} ${signal}`,
    ),
  ];
}
