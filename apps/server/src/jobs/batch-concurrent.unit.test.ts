import { describe, expect, it } from 'vitest';
import { batchConcurrent } from './batch-concurrent.ts';

describe('batched calls', () => {
  it('is done at once for who comes alone, and together for all who come meanwhile, in their order', async () => {
    const batches: (readonly number[])[] = [];
    const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const double = batchConcurrent(3, async (numbers: readonly number[]) => {
      batches.push(numbers);
      await gates[batches.length - 1]?.promise;
      return numbers.map((number) => number * 2);
    });
    const doubled = [1, 2, 3, 4, 5].map((number) => double(number));
    expect(batches).toEqual([[1]]);
    gates[0]?.resolve();
    await expect(doubled[0]).resolves.toBe(2);
    expect(batches).toEqual([[1], [2, 3, 4]]);
    gates[1]?.resolve();
    await expect(Promise.all(doubled)).resolves.toEqual([2, 4, 6, 8, 10]);
    expect(batches).toEqual([[1], [2, 3, 4], [5]]);
  });

  it('is done in batches of their own, one after the other, for those of one key', async () => {
    const batches: (readonly string[])[] = [];
    const spell = batchConcurrent(
      3,
      async (words: readonly string[]) => {
        batches.push(words);
        return words;
      },
      (word) => word[0],
    );
    await Promise.all(['cap', 'oil', 'oat', 'tote', 'ore', 'bowl', 'mug'].map(spell));
    expect(batches).toEqual([['cap'], ['oil', 'tote', 'bowl'], ['oat', 'mug'], ['ore']]);
  });

  it('fails for those of its batch alone', async () => {
    const half = batchConcurrent(2, async (numbers: readonly number[]) => {
      if (numbers.includes(3)) throw new Error('odd');
      return numbers.map((number) => number / 2);
    });
    const answers = await Promise.allSettled([2, 3, 4, 6, 8].map((number) => half(number)));
    expect(answers.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
    await expect(half(10)).resolves.toBe(5);
  });

  it('is a fault when not everybody gets an answer', async () => {
    const none = batchConcurrent(2, async () => []);
    await expect(none(1)).rejects.toThrow('one by one');
  });
});
