import { describe, expect, it } from 'vitest';
import { chanceOf } from './chance.ts';
import { KILLS, makePlan, planLines } from './plan.ts';

describe('the plan of a torture', () => {
  it('is the same for the same seed, line by line, and another one for another seed', () => {
    expect(planLines(makePlan(7, 3))).toEqual(planLines(makePlan(7, 3)));
    expect(planLines(makePlan(8, 3))).not.toEqual(planLines(makePlan(7, 3)));
  });

  it('has rounds of two and a half minutes at most, which add up to the requested minutes', () => {
    const { rounds } = makePlan(1, 6);
    expect(rounds.map(({ lengthMs }) => lengthMs)).toEqual([150_000, 150_000, 60_000]);
  });

  it('cuts the line to the database only where the database is a server', () => {
    for (const { placement, faults } of makePlan(3, 10).rounds) {
      const cuts = faults.filter(({ kind }) => kind.includes('line'));
      expect(cuts.length > 0, placement).toBe(placement === 'server');
    }
  });

  it('kills at least 200 times in an hour with any seed', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const kills = makePlan(seed, 60).rounds.flatMap(({ faults }) =>
        faults.filter(({ kind }) => KILLS.includes(kind)),
      );
      expect(kills.length).toBeGreaterThanOrEqual(200);
    }
  });

  it('has its moments in order and within their round', () => {
    for (const { lengthMs, acts, faults } of makePlan(11, 6).rounds) {
      for (const moments of [acts, faults]) {
        const at = moments.map(({ atMs }) => atMs);
        expect(at).toEqual(at.toSorted((one, other) => one - other));
        expect(at.every((ms) => ms >= 0 && ms < lengthMs)).toBe(true);
      }
    }
  });
});

describe('chance', () => {
  it('draws by weight, and never what weighs nothing', () => {
    const chance = chanceOf(5);
    const drawn = Array.from({ length: 3_000 }, () => chance.weigh({ often: 2, seldom: 1, never: 0 }));
    const often = drawn.filter((name) => name === 'often').length;
    expect(drawn).not.toContain('never');
    expect(often).toBeGreaterThan(1_800);
    expect(often).toBeLessThan(2_200);
  });
});
