/**
 * Does a job's work for each of many, one after the other; one that fails holds up no other. Throws an AggregateError with
 * everything that failed, so that the job is known to have failed.
 */
export async function oneByOne<Item>(
  items: Iterable<Item>,
  whatIsLeft: string,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const failed: unknown[] = [];
  for (const item of items) await work(item).catch((error: unknown) => failed.push(error));
  if (failed.length > 0) throw new AggregateError(failed, whatIsLeft);
}
