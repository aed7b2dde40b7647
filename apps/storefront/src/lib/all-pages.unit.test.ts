import { describe, expect, it } from 'vitest';
import { allPages } from './all-pages.ts';

function listOf(entries: readonly number[], limit: number) {
  const asked: (number | undefined)[] = [];
  const fetchPage = async ({ page }: { page?: number }) => {
    asked.push(page);
    const from = ((page ?? 1) - 1) * limit;
    const totalPages = Math.max(1, Math.ceil(entries.length / limit));
    return {
      entries: entries.slice(from, from + limit),
      pagination: { currentPage: page ?? 1, totalPages, totalItems: entries.length, itemsPerPage: limit },
    };
  };
  return { fetchPage, asked };
}

const join = <Reply extends { entries: number[] }>(all: Reply, next: Reply): Reply => ({
  ...all,
  entries: [...all.entries, ...next.entries],
});

describe('a list of several pages', () => {
  it('is fetched as a whole, in order', async () => {
    const { fetchPage, asked } = listOf([1, 2, 3, 4, 5], 2);
    expect((await allPages(fetchPage, join)).entries).toEqual([1, 2, 3, 4, 5]);
    expect(asked).toEqual([undefined, 2, 3]);
  });

  it.each([[[]], [[1, 2]]])('of one page is asked for once, without a page number', async (entries) => {
    const { fetchPage, asked } = listOf(entries, 2);
    expect((await allPages(fetchPage, join)).entries).toEqual(entries);
    expect(asked).toEqual([undefined]);
  });
});
