/** Continues after errors and throws them as an AggregateError: the job counts as failed. */
export async function oneByOne<Item>(
  items: Iterable<Item>,
  whatIsLeft: string,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const failed: unknown[] = [];
  for (const item of items) await work(item).catch((error: unknown) => failed.push(error));
  if (failed.length > 0) throw new AggregateError(failed, whatIsLeft);
}
