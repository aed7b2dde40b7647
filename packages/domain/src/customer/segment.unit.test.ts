import { describe, expect, it } from 'vitest';
import { EVERYONE, quietSince, readSegmentRules, type SegmentRules, segmentProblems } from './segment.ts';

const problemsOf = (rules: Partial<SegmentRules>, name = 'Regulars') =>
  segmentProblems({ name, rules: { ...EVERYONE, ...rules } });

describe('a segment (CUSTOMER-6)', () => {
  it('may be everyone', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it.each<[Partial<SegmentRules>, string]>([
    [{ ordersFrom: 3, ordersTo: 2 }, 'ordersTo'],
    [{ spentFrom: 2, spentTo: 1 }, 'spentTo'],
    [{ lastOrderFrom: '2026-02-02', lastOrderTo: '2026-02-01' }, 'lastOrderTo'],
    [{ lastOrderFrom: '2026-02-30' }, 'lastOrderFrom'],
    [{ quietDays: 0 }, 'quietDays'],
    [{ pins: ['0682'] }, 'pins'],
    [{ pins: ['6820011'] }, 'pins'],
    [{ tags: ['x'.repeat(31)] }, 'tags'],
    [{ skus: Array.from({ length: 51 }, (_, at) => `SKU-${at}`) }, 'skus'],
  ])('names the wrong field of %j', (rules, field) => {
    expect(problemsOf(rules)).toMatchObject([{ field }]);
  });

  it('needs a name', () => {
    expect(problemsOf({}, ' ')).toEqual([{ field: 'name', message: 'Name is required' }]);
    expect(problemsOf({}, 'x'.repeat(61))).toMatchObject([{ field: 'name' }]);
  });

  it('keeps equal rules as equal data', () => {
    const rules = {
      ...EVERYONE,
      tags: ['VIP', 'gift', 'vip'],
      pins: ['682 ', '6', '682'],
      skus: ['tcw-1', 'TCW-1'],
    };
    expect(readSegmentRules(rules)).toMatchObject({
      tags: ['gift', 'vip'],
      pins: ['6', '682'],
      skus: ['TCW-1'],
    });
    expect(readSegmentRules(readSegmentRules(rules))).toEqual(readSegmentRules(rules));
  });

  it('is quiet by the days of India', () => {
    expect(quietSince(90, new Date('2026-11-30T19:00:00Z'))).toBe('2026-09-02');
    expect(quietSince(1, new Date('2026-11-30T10:00:00Z'))).toBe('2026-11-29');
  });
});
