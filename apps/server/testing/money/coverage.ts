import { expect } from 'vitest';

/** A thousand lives have all of them: questions, ways, claims, lines of remittances, and the rest. */
const HAPPENINGS = [
  ...(['asked', 'confirmed', 'released', 'declined', 'expired'] as const),
  ...(['attempt failed', 'returning', 'recalled', 'back', 'lost', 'damaged', 'rest cancelled'] as const),
  ...(['claim opened', 'claim paid', 'claim paid short', 'claim refused', 'too much for a claim'] as const),
  ...(['right', 'short', 'extra', 'unknown', 'doubled', 'missing'] as const),
  ...(['withdrawn', 'recorded again', 'written off', 'not overdue yet'] as const),
] as const;
export type Happening = (typeof HAPPENINGS)[number];

/** How often, by step and happening. */
export type Coverage = Map<string, number>;

const FREQUENT: readonly Happening[] = ['right', 'unknown'];
const MANY_LIVES = 1_000;

export function nothingSeen() {
  const happened: Coverage = new Map();
  return {
    ...{ exchanges: 0, goodwill: 0, changes: 0, changesAfterGoodwill: 0, split: 0, undelivered: 0 },
    happened,
  };
}

type Seen = { readonly happened: Coverage };

export function note({ happened }: Seen, what: Happening): void {
  count(happened, what);
}

export function count(coverage: Coverage, what: string, times = 1): void {
  coverage.set(what, (coverage.get(what) ?? 0) + times);
}

export function addCoverage(all: Coverage, ofLife: Coverage): void {
  for (const [what, times] of ofLife) count(all, what, times);
}

/** Detects runs in which a step never came, or never led to anything. */
export function expectCovered(all: Coverage, steps: readonly string[], lives: number): void {
  const wanted = [...steps, ...(lives < MANY_LIVES ? FREQUENT : HAPPENINGS)];
  expect(wanted.filter((what) => !all.has(what))).toEqual([]);
}
