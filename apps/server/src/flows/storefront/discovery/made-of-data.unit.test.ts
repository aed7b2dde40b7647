import { expect, it, vi } from 'vitest';
import { madeOfData } from './made-of-data.ts';

it('is made once as long as the data is the same', async () => {
  const data = { products: 1 };
  const make = vi.fn(async () => 'made');
  const made = madeOfData(async () => [data] as const, make);
  expect([await made(), await made()]).toEqual(['made', 'made']);
  expect(make).toHaveBeenCalledTimes(1);
});

it('is made again of other data, but never twice at a time', async () => {
  let data = { stock: 1 };
  const make = vi.fn(async ({ stock }: { stock: number }) => stock);
  const made = madeOfData(async () => [data] as const, make);
  expect(await made()).toBe(1);
  data = { stock: 2 };
  await vi.waitFor(async () => expect(await made()).toBe(2));
  expect(make).toHaveBeenCalledTimes(2);
});

it('is tried again when it failed', async () => {
  const data = {};
  const make = vi.fn(async () => 'made').mockRejectedValueOnce(new Error('no memory'));
  const made = madeOfData(async () => [data] as const, make);
  await expect(made()).rejects.toThrow('no memory');
  expect(await made()).toBe('made');
});
