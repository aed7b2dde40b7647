/**
 * Calls during a batch form the next, at most `atMost`, in order; equal keys go into successive batches. A
 * lone call runs at once. A failed batch fails all of its calls.
 */
export function batchConcurrent<Input, Output>(
  atMost: number,
  run: (inputs: readonly Input[]) => Promise<readonly Output[]>,
  keyOf: (input: Input) => unknown = () => Symbol(),
): (input: Input) => Promise<Output> {
  type Asked = Pick<PromiseWithResolvers<Output>, 'resolve' | 'reject'> & { readonly input: Input };
  let waiting: Asked[] = [];
  let isWorking = false;
  const take = (): Asked[] => {
    const batch = new Map<unknown, Asked>();
    const passed: Asked[] = [];
    for (const asked of waiting) {
      if (batch.size === atMost) break;
      const key = keyOf(asked.input);
      if (batch.has(key)) passed.push(asked);
      else batch.set(key, asked);
    }
    waiting = [...passed, ...waiting.slice(batch.size + passed.length)];
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

/** The same with batches per `deps`, since a process may run several shops. */
export function batchConcurrentFor<Deps extends object, Input, Output>(
  atMost: number,
  run: (deps: Deps, inputs: readonly Input[]) => Promise<readonly Output[]>,
  keyOf?: (input: Input) => unknown,
): (deps: Deps, input: Input) => Promise<Output> {
  const askers = new WeakMap<Deps, (input: Input) => Promise<Output>>();
  return (deps, input) => {
    let ask = askers.get(deps);
    if (ask === undefined) {
      ask = batchConcurrent(atMost, (inputs) => run(deps, inputs), keyOf);
      askers.set(deps, ask);
    }
    return ask(input);
  };
}
