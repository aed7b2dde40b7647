import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { ApiError, ConnectionError, TimeoutError } from './api-errors.ts';
import { openQueryClient, settledWith } from './query-client.ts';

describe('a fetch before a change', () => {
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

describe('a query that failed', () => {
  it.each([
    ['a lost connection', new ConnectionError(), 2],
    ['no answer in time', new TimeoutError(), 1],
    ['a refusal', new ApiError(404, null), 1],
  ])('after %s', async (_name, error, tries) => {
    vi.useFakeTimers();
    const client = openQueryClient({ staleTime: 0 });
    let asked = 0;
    const queryFn = () => {
      asked += 1;
      return Promise.reject(error);
    };
    const observer = new QueryObserver(client, { queryKey: ['wishlist'], queryFn });
    const stop = observer.subscribe(() => undefined);
    await vi.runAllTimersAsync();
    stop();
    vi.useRealTimers();
    expect(observer.getCurrentResult().error).toBe(error);
    expect(asked).toBe(tries);
  });
});

describe('a change', () => {
  it('waits for the lists that show it, but tells a lost connection at once', async () => {
    const refresh = Promise.withResolvers<void>();
    const onSettled = settledWith(() => refresh.promise);
    let isTold = false;
    const told = onSettled({}, null).then(() => {
      isTold = true;
    });
    await onSettled(undefined, new TimeoutError());
    expect(isTold).toBe(false);
    refresh.resolve();
    await told;
    expect(isTold).toBe(true);
  });
});
