// Data changes several times a second in a rush; crawlers tolerate staleness.
const PAUSE_PER_MAKING = 20;
const LONGEST_PAUSE_MS = 5_000;

/** Cached per data version, stale for up to five seconds: rebuilds take at most a twentieth of the time. */
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
    // Single-flight.
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
