import type { Request } from 'autocannon';
import type { Figures, Meter } from './measure.ts';
import type { Server } from './server-process.ts';

export type Side = {
  readonly server: Server;
  /** Next round; not measured. */
  requests(): Promise<readonly Request[]>;
};

export type Contest = {
  readonly name: string;
  readonly amount: number;
  /** Target ratio. */
  readonly aim: number;
  readonly shop: Side;
  readonly floor: Side;
};

/** CPU ms. */
type ProcessorMs = { readonly serverMs: number; readonly databaseMs: number };

/** Medians; the ratio per round cancels noise. */
export type Comparison = {
  readonly name: string;
  readonly aim: number;
  readonly ratio: number;
  readonly shop: Figures & ProcessorMs;
  readonly floor: Figures & ProcessorMs;
  readonly ratios: readonly number[];
};

export type Rounds = { readonly warmUps: number; readonly counted: number };

type Bench = {
  readonly meter: Meter;
  readonly rounds: Rounds;
  databaseMs(): number;
  say(line: string): void;
};

/** Alternating, so that noise hits both. */
export async function compare(
  { meter, rounds: { warmUps, counted }, databaseMs, say }: Bench,
  { name, amount, aim, ...sides }: Contest,
): Promise<Comparison> {
  const rounds: { shop: Figures & ProcessorMs; floor: Figures & ProcessorMs }[] = [];
  const measure = async ({ server, requests }: Side) => {
    const load = { url: server.url, requests: await requests(), amount };
    const before = { server: server.processorMs(), database: databaseMs() };
    const figures = await meter.measure(load);
    return {
      ...figures,
      serverMs: (server.processorMs() - before.server) / amount,
      databaseMs: (databaseMs() - before.database) / amount,
    };
  };
  for (let round = -warmUps; round < counted; round += 1) {
    const shop = await measure(sides.shop);
    const floor = await measure(sides.floor);
    const ratio = round2(shop.perSecond / floor.perSecond);
    say(`${name}: ${round < 0 ? 'warm-up' : `round ${round + 1} of ${counted}`}, ${ratio} of the floor`);
    if (round >= 0) rounds.push({ shop, floor });
  }
  const ratios = rounds.map(({ shop, floor }) => shop.perSecond / floor.perSecond);
  return {
    name,
    aim,
    ratio: round2(median(ratios)),
    shop: medians(rounds.map(({ shop }) => shop)),
    floor: medians(rounds.map(({ floor }) => floor)),
    ratios: ratios.map(round2),
  };
}

function medians(figures: readonly (Figures & ProcessorMs)[]): Figures & ProcessorMs {
  const of = (pick: (one: Figures & ProcessorMs) => number) => round2(median(figures.map(pick)));
  return {
    perSecond: Math.round(of(({ perSecond }) => perSecond)),
    p50: of(({ p50 }) => p50),
    p99: of(({ p99 }) => p99),
    serverMs: of(({ serverMs }) => serverMs),
    databaseMs: of(({ databaseMs }) => databaseMs),
  };
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

function round2(number: number): number {
  return Math.round(number * 100) / 100;
}
