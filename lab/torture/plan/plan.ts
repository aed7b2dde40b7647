import { type Chance, chanceOf } from './chance.ts';

const ACT_WEIGHTS = {
  browse: 10,
  'sign up': 2,
  'log in again': 2,
  'order cash': 14,
  'order online': 14,
  'order twice at once': 4,
  'pay again': 5,
  'cancel own order': 5,
  'ask for a return': 5,
  'read own orders': 6,
  'move orders on': 22,
  'move many orders': 2,
  'pack a parcel': 6,
  'hold an order': 2,
  'count stock': 2,
  'cancel as staff': 2,
  'decide a return': 12,
  'refund for goodwill': 2,
  'receive goods': 4,
  'adjust stock': 2,
  'repeat a webhook': 8,
  'webhook out of order': 4,
  'queue jobs twice': 3,
  hostile: 16,
} as const;

export type ActKind = keyof typeof ACT_WEIGHTS;

/** Embedded, or a server behind a line. */
export type Placement = 'embedded' | 'server';

/** Relative frequencies; the database line needs a server. */
const FAULT_WEIGHTS = {
  'kill the shop': 50,
  'kill the shop as it starts': 12,
  'kill the database': 14,
  'kill a process of the database': 10,
  'end all connections of the database': 5,
  'stop the shop': 8,
  'cut clients': 5,
  'halve replies': 5,
  'delay replies': 3,
  'lose replies': 4,
  'jump in time': 9,
} as const;

const LINE_FAULT_WEIGHTS = {
  'cut the line to the database': 8,
  'halve the line to the database': 6,
  'delay the line to the database': 3,
  'lose the line to the database': 5,
} as const;

export type FaultKind = keyof typeof FAULT_WEIGHTS | keyof typeof LINE_FAULT_WEIGHTS;

/** SIGKILLs. */
export const KILLS: readonly FaultKind[] = [
  'kill the shop',
  'kill the shop as it starts',
  'kill the database',
  'kill a process of the database',
];

export type Act = {
  readonly atMs: number;
  readonly kind: ActKind;
  readonly who: number;
  readonly draw: number;
};
/** Delayed until the shop has recovered. */
export type Fault = {
  readonly atMs: number;
  readonly kind: FaultKind;
  readonly aliveMs: number;
  readonly draw: number;
};

/** Load, then reconciliation. Times relative to the start. */
export type Round = {
  readonly placement: Placement;
  readonly lengthMs: number;
  readonly acts: readonly Act[];
  readonly faults: readonly Fault[];
};

export type Plan = { readonly seed: number; readonly minutes: number; readonly rounds: readonly Round[] };

const LONGEST_ROUND_MS = 150_000;
const FIRST_FAULT_MS = 3_000;
const ACT_EVERY_MS = { least: 20, most: 180 };
const FAULT_EVERY_MS = { least: 3_500, most: 8_000 };
const ALIVE_MS = { least: 300, most: 4_000 };

export function makePlan(seed: number, minutes: number): Plan {
  const chance = chanceOf(seed);
  const rounds: Round[] = [];
  for (let leftMs = Math.round(minutes * 60_000); leftMs > 0; leftMs -= LONGEST_ROUND_MS) {
    const placement = rounds.length % 2 === 0 ? 'embedded' : 'server';
    rounds.push(makeRound(chance, placement, Math.min(leftMs, LONGEST_ROUND_MS)));
  }
  return { seed, minutes, rounds };
}

function makeRound(chance: Chance, placement: Placement, lengthMs: number): Round {
  const faultWeights = placement === 'embedded' ? FAULT_WEIGHTS : { ...FAULT_WEIGHTS, ...LINE_FAULT_WEIGHTS };
  return {
    placement,
    lengthMs,
    acts: moments(chance, 0, lengthMs, ACT_EVERY_MS).map((atMs) => ({
      atMs,
      kind: chance.weigh(ACT_WEIGHTS),
      who: chance.next(),
      draw: chance.next(),
    })),
    faults: moments(chance, FIRST_FAULT_MS, lengthMs, FAULT_EVERY_MS).map((atMs) => ({
      atMs,
      kind: chance.weigh<FaultKind>(faultWeights as Readonly<Record<FaultKind, number>>),
      aliveMs: chance.between(ALIVE_MS.least, ALIVE_MS.most),
      draw: chance.next(),
    })),
  };
}

function moments(
  chance: Chance,
  firstMs: number,
  endMs: number,
  every: { readonly least: number; readonly most: number },
): number[] {
  const found: number[] = [];
  for (let atMs = firstMs; atMs < endMs; atMs += chance.between(every.least, every.most)) found.push(atMs);
  return found;
}

export function planLines({ rounds }: Plan): string[] {
  return rounds.flatMap(({ placement, lengthMs, acts, faults }, index) => [
    `round ${index + 1}: ${lengthMs / 1_000} s, database: ${placement}`,
    ...[
      ...acts.map(({ atMs, kind, who, draw }) => ({
        atMs,
        text: `${kind} ${who.toFixed(6)} ${draw.toFixed(6)}`,
      })),
      ...faults.map(({ atMs, kind, aliveMs, draw }) => ({
        atMs,
        text: `FAULT ${kind} after ${aliveMs} ms, ${draw.toFixed(6)}`,
      })),
    ]
      .toSorted((one, other) => one.atMs - other.atMs)
      .map(({ atMs, text }) => `${(atMs / 1_000).toFixed(3)} ${text}`),
  ]);
}
