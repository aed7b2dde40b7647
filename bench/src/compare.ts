import type { Request } from 'autocannon';
import type { Figures, Meter } from './measure.ts';

/** One side of a comparison. */
export type Side = {
  readonly url: string;
  /** Makes the next round's requests; what it does is not measured. */
  requests(): Promise<readonly Request[]>;
};

/** Two servers that do the same work, and how many requests a round has. */
export type Contest = {
  readonly name: string;
  readonly amount: number;
  /** The part of the floor's rate that the shop should reach. */
  readonly aim: number;
  readonly shop: Side;
  readonly floor: Side;
};

/** Medians of all rounds. The ratio is the median of the rounds' own, whose two halves met the same neighbours. */
export type Comparison = {
  readonly name: string;
  readonly aim: number;
  readonly ratio: number;
  readonly shop: Figures;
  readonly floor: Figures;
  readonly ratios: readonly number[];
};

const ROUNDS = 7;
const WARM_UPS = 2;

/** Measures both sides in turns, so that whatever else the machine does meets both. */
export async function compare(meter: Meter, { name, amount, aim, ...sides }: Contest): Promise<Comparison> {
  const rounds: { shop: Figures; floor: Figures }[] = [];
  const measure = async ({ url, requests }: Side) =>
    meter.measure({ url, requests: await requests(), amount });
  for (let round = -WARM_UPS; round < ROUNDS; round += 1) {
    const shop = await measure(sides.shop);
    const floor = await measure(sides.floor);
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

function medians(figures: readonly Figures[]): Figures {
  const of = (pick: (one: Figures) => number) => round2(median(figures.map(pick)));
  return {
    perSecond: Math.round(of(({ perSecond }) => perSecond)),
    p50: of(({ p50 }) => p50),
    p99: of(({ p99 }) => p99),
  };
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

function round2(number: number): number {
  return Math.round(number * 100) / 100;
}
