/**
 * Does together what is asked for at the same time: whatever comes while a batch is under way is the next one, the first
 * that came first and never more than `atMost`. Who comes alone waits for nobody. Those of one key go into batches of their
 * own, one after the other. A batch that fails fails for all in it.
 */
export function inBatches<Input, Output>(
  atMost: number,
  run: (inputs: readonly Input[]) => Promise<readonly Output[]>,
  keyOf: (input: Input) => unknown = () => Symbol(),
): (input: Input) => Promise<Output> {
  type Asked = Pick<PromiseWithResolvers<Output>, 'resolve' | 'reject'> & { readonly input: Input };
  let waiting: Asked[] = [];
  let isWorking = false;
  const take = (): Asked[] => {
    const batch = new Map<unknown, Asked>();
    const rest: Asked[] = [];
    for (const asked of waiting) {
      const key = keyOf(asked.input);
      if (batch.size < atMost && !batch.has(key)) batch.set(key, asked);
      else rest.push(asked);
    }
    waiting = rest;
    return [...batch.values()];
  };
  const work = async (): Promise<void> => {
    isWorking = true;
    while (waiting.length > 0) {
      const batch = take();
      try {
        const outputs = await run(batch.map(({ input }) => input));
        if (outputs.length !== batch.length) throw new Error('a batch did not answer one by one');
        for (const [index, output] of outputs.entries()) batch[index]?.resolve(output);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isWorking = false;
  };
  return (input) => {
    const { promise, resolve, reject } = Promise.withResolvers<Output>();
    waiting.push({ input, resolve, reject });
    if (!isWorking) void work();
    return promise;
  };
}
