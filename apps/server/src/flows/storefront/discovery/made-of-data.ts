// Stock is sold four times a second in a rush, and each time the data is another; crawlers may wait.
const PAUSE_PER_MAKING = 20;
const LONGEST_PAUSE_MS = 5_000;

/**
 * Something made of the shop's data and kept until that data is another. The old one serves for up to five seconds more,
 * so that making it takes no more than a twentieth of the time.
 */
export function madeOfData<Data extends object[], Made>(
  read: () => Promise<readonly [...Data]>,
  make: (...data: NoInfer<Data>) => Promise<Made>,
): () => Promise<Made> {
  let last: { readonly data: readonly [...Data]; readonly made: Promise<Made> } | null = null;
  let dueAt = 0;
  return async () => {
    const data = await read();
    if (last !== null && (isSame(last.data, data) || performance.now() < dueAt)) return last.made;
    const began = performance.now();
    const made = make(...data);
    const making = { data, made };
    last = making;
    // Nobody else starts in the meantime, either.
    dueAt = Number.POSITIVE_INFINITY;
    try {
      return await made;
    } catch (error) {
      if (last === making) last = null;
      throw error;
    } finally {
      const now = performance.now();
      dueAt = now + Math.min(PAUSE_PER_MAKING * (now - began), LONGEST_PAUSE_MS);
    }
  };
}

function isSame(one: readonly object[], other: readonly object[]): boolean {
  return one.every((part, index) => part === other[index]);
}
