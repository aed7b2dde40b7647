import { describe, expect, it } from 'vitest';
import { startWorker, type Worker } from './worker.ts';

const RATE = { atOnce: 2, pollEveryMs: 0, withinMs: 60_000 };

/** In-memory queue; the test ends its jobs. */
function queueOf(...names: string[]) {
  const waiting = names.map((name) => ({ id: `id of ${name}`, data: name }));
  const seen = { looks: 0, begun: [] as string[], completed: [] as string[], failed: [] as string[] };
  const ends = new Map<string, PromiseWithResolvers<void>>();
  const source = {
    take: async (atMost: number) => {
      seen.looks += 1;
      return waiting.splice(0, atMost);
    },
    complete: async (ids: readonly string[]) => {
      seen.completed.push(...ids.map((id) => id.replace('id of ', '')));
    },
    fail: async (id: string) => {
      seen.failed.push(id.replace('id of ', ''));
    },
  };
  const handle = (name: string) => {
    seen.begun.push(name);
    const end = Promise.withResolvers<void>();
    ends.set(name, end);
    return end.promise;
  };
  return {
    seen,
    add: (name: string) => waiting.push({ id: `id of ${name}`, data: name }),
    start: (rate = RATE): Worker =>
      startWorker(source, rate, handle, (error) => expect.unreachable(String(error))),
    end: (name: string) => ends.get(name)?.resolve(),
    breakOff: (name: string) => ends.get(name)?.reject(new Error('broken')),
  };
}

describe('the worker of a queue', () => {
  it('polls only on a nudge', async () => {
    const queue = queueOf('a');
    const worker = queue.start();
    await worker.stop(0);
    expect(queue.seen).toMatchObject({ looks: 0, begun: [] });
  });

  it('does as many at the same time as it may, and the next as soon as one is done', async () => {
    const queue = queueOf('a', 'b', 'c', 'd');
    const worker = queue.start();
    worker.nudge();
    await expect.poll(() => queue.seen.begun).toEqual(['a', 'b']);
    queue.end('b');
    await expect.poll(() => queue.seen.begun).toEqual(['a', 'b', 'c']);
    expect(queue.seen.completed).toEqual(['b']);
    for (const name of ['a', 'c']) queue.end(name);
    await expect.poll(() => queue.seen.begun).toEqual(['a', 'b', 'c', 'd']);
    queue.end('d');
    await expect.poll(() => queue.seen.completed).toHaveLength(4);
    await worker.stop(0);
  });

  it('hands back the one that failed, and no other', async () => {
    const queue = queueOf('a', 'b');
    const worker = queue.start();
    worker.nudge();
    await expect.poll(() => queue.seen.begun).toHaveLength(2);
    queue.breakOff('a');
    queue.end('b');
    await expect.poll(() => queue.seen).toMatchObject({ failed: ['a'], completed: ['b'] });
    await worker.stop(0);
  });

  it('gives up a slow job, and continues', async () => {
    const queue = queueOf('for ever', 'b');
    const worker = queue.start({ ...RATE, atOnce: 1, withinMs: 5 });
    worker.nudge();
    await expect.poll(() => queue.seen.failed).toContain('for ever');
    await expect.poll(() => queue.seen.begun).toEqual(['for ever', 'b']);
    await worker.stop(0);
  });

  it('forgets no nudge that comes while it is full', async () => {
    const queue = queueOf('a');
    const worker = queue.start({ ...RATE, atOnce: 1 });
    worker.nudge();
    await expect.poll(() => queue.seen.begun).toEqual(['a']);
    queue.add('b');
    worker.nudge();
    queue.end('a');
    await expect.poll(() => queue.seen.begun).toEqual(['a', 'b']);
    queue.end('b');
    await worker.stop(60_000);
    expect(queue.seen.completed).toEqual(['a', 'b']);
  });

  it('waits for running jobs when it stops, and returns the rest to the queue', async () => {
    const queue = queueOf('a', 'b', 'c');
    const worker = queue.start();
    worker.nudge();
    await expect.poll(() => queue.seen.begun).toEqual(['a', 'b']);
    queue.end('a');
    await expect.poll(() => queue.seen.begun).toEqual(['a', 'b', 'c']);
    await worker.stop(1);
    expect(queue.seen.failed.toSorted()).toEqual(['b', 'c']);
    queue.end('b');
    worker.nudge();
    expect(queue.seen).toMatchObject({ completed: ['a'], begun: ['a', 'b', 'c'] });
  });
});
