import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { restoreCopies, storedQuery, withholdCopies } from './stored-query.ts';

type List = { readonly items: readonly string[] };

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
  // Idle at once.
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act());
});
afterEach(() => vi.unstubAllGlobals());

const options = (items = 2) => ({
  queryKey: ['banners'],
  staleTime: 300_000,
  ...storedQuery<List>('banners', () => Promise.reject(new Error('not asked for')), {
    storingOf: ({ items: { length } }) => (length > items ? 'never' : 'when idle'),
    readEarlier: (text) => (Array.isArray(text) ? { items: text.map(String) } : null),
  }),
});

/** Hydrates a served list. */
function takeOver(list: List, mostKept = 2): void {
  const client = new QueryClient();
  withholdCopies();
  client.setQueryData(['banners'], list);
  const stop = new QueryObserver(client, options(mostKept)).subscribe(() => undefined);
  restoreCopies(client);
  stop();
}

function shown(): List | undefined {
  const observer = new QueryObserver(new QueryClient(), options());
  return observer.getCurrentResult().data;
}

describe('the copy of a list (CONTENT-30)', () => {
  it('is stored of a drawn page as of a call', () => {
    takeOver({ items: ['karikku'] });
    expect(JSON.parse(stored.get('banners') ?? '')).toMatchObject({ data: { items: ['karikku'] } });
  });

  it('is not stored of a list that is too long', () => {
    takeOver({ items: ['karikku', 'tender'] }, 1);
    expect(stored.has('banners')).toBe(false);
  });

  it('is read as an earlier client left it, and counts as old', () => {
    stored.set('banners', '["karikku"]');
    const observer = new QueryObserver(new QueryClient(), options());
    expect(observer.getCurrentResult()).toMatchObject({ data: { items: ['karikku'] }, isStale: true });
  });

  it.each(['{"items":["x"]}', '{broken', '7'])('is not read of %s', (text) => {
    stored.set('banners', text);
    expect(shown()).toBeUndefined();
  });
});
