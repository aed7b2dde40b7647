import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { figureLines } from './figures.ts';
import { makePlan, type Plan } from './plan/plan.ts';
import { runTorture } from './run-torture.ts';

const SECONDS = 12;
const MAIN = join(import.meta.dirname, '..', '..', 'apps', 'server', 'src', 'process', 'main.js');

/** Two kills of its own. */
function shortPlan(): Plan {
  const plan = makePlan(3, SECONDS / 60);
  const fault = { aliveMs: 500, draw: 0.5 };
  const faults = [
    { ...fault, atMs: 3_000, kind: 'kill the shop' as const },
    { ...fault, atMs: 6_000, kind: 'kill the database' as const },
  ];
  return { ...plan, rounds: plan.rounds.map((round) => ({ ...round, faults })) };
}

describe('a shop under torture', () => {
  it('keeps all that it said, and its ledgers agree, although it and its database were killed', {
    timeout: 600_000,
  }, async () => {
    const program = { script: MAIN, options: [] };
    const figures = await runTorture({ plan: shortPlan(), program, say: () => undefined });
    expect(figures.differences, figureLines(figures).join('\n')).toEqual([]);
    expect(figures.said.orders.length).toBeGreaterThan(0);
    // Plus one before reconciling.
    expect(figures.faults.get('kill the shop')).toBe(2);
    expect(figures.faults.get('kill the database')).toBe(1);
  });
});
