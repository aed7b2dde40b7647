import { expect, it } from 'vitest';
import { oneByOne } from './one-by-one.ts';

it('does the work for all, though it fails for some, and says at the end what failed', async () => {
  const done: number[] = [];
  const run = oneByOne([1, 2, 3], 'some are left', async (item) => {
    if (item === 2) throw new Error('two is broken');
    done.push(item);
  });
  await expect(run).rejects.toMatchObject({
    message: 'some are left',
    errors: [{ message: 'two is broken' }],
  });
  expect(done).toEqual([1, 3]);
});
