import { describe, expect, it } from 'vitest';
import { listPage, ROWS_TO_READ, readPlace } from './keyset.ts';

const rows = Array.from({ length: ROWS_TO_READ }, (_, index) => ({ id: `id-${index}`, at: index }));

describe('a page of a staff list', () => {
  it('ends where the next one begins', () => {
    const page = listPage(rows, 1_001, 'newest', ({ at, id }) => [at, id]);
    expect(page.rows).toHaveLength(50);
    expect(page.count).toEqual({ found: 1_000, isMore: true });
    expect(readPlace('newest', page.next ?? '')).toEqual({ ok: true, value: [49, 'id-49'] });
  });

  it('is the last where nothing follows', () => {
    const page = listPage(rows.slice(0, 50), 50, 'newest', ({ id }) => [id]);
    expect(page).toMatchObject({ next: null, count: { found: 50, isMore: false } });
  });

  it('begins at the top without a place, and takes none of another order nor one that was made up', () => {
    const page = listPage(rows, 51, 'newest', ({ id }) => [id]);
    expect(readPlace('newest', undefined)).toEqual({ ok: true, value: null });
    for (const [sort, after] of [
      ['oldest', page.next ?? ''],
      ['newest', 'W10'],
      ['newest', '%'],
    ] as const) {
      expect(readPlace(sort, after)).toMatchObject({ ok: false, error: { code: 'VALIDATION_FAILED' } });
    }
  });
});
