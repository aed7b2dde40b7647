/** Throws after the limit; the work continues. */
export async function within(ms: number, work: Promise<void>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`not done within ${ms} ms`)), ms);
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
