import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { openQueryClient } from './query-client.ts';

describe('what was asked for before a change', () => {
  it('is asked for again, also when its first answer was still on its way', async () => {
    const client = openQueryClient({ staleTime: Number.POSITIVE_INFINITY });
    const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
    let asked = 0;
    const queryFn = () => answers[asked++]?.promise ?? 'asked too often';
    const observer = new QueryObserver(client, { queryKey: ['wishlist'], queryFn });
    const stop = observer.subscribe(() => undefined);

    const refreshed = client.invalidateQueries({ queryKey: ['wishlist'] });
    answers[0]?.resolve('before');
    answers[1]?.resolve('after');
    await refreshed;

    expect(observer.getCurrentResult().data).toBe('after');
    expect(asked).toBe(2);
    stop();
  });

  it('is asked for once where nothing was on its way', async () => {
    const client = openQueryClient({ staleTime: Number.POSITIVE_INFINITY });
    let asked = 0;
    const observer = new QueryObserver(client, { queryKey: ['wishlist'], queryFn: () => ++asked });
    const stop = observer.subscribe(() => undefined);
    await client.fetchQuery({ queryKey: ['wishlist'] });
    await client.invalidateQueries({ queryKey: ['wishlist'] });
    expect(asked).toBe(2);
    stop();
  });
});
