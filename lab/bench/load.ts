import autocannon, { type Options, type Result } from 'autocannon';
import type { Figures, Load } from './measure.ts';

const USUAL_CONNECTIONS = 20;

// For main.ts.
process.on('message', async (message) => {
  // From measure.ts.
  process.send?.(await send(message as Load));
});

async function send({ url, requests, amount, connections = USUAL_CONNECTIONS }: Load): Promise<Figures> {
  const latencies: number[] = [];
  let refusals = 0;
  let lane = 0;
  let endedAt = 0;
  const startedAt = performance.now();
  const ended = Promise.withResolvers<Result>();
  const options: Options = {
    url,
    amount,
    connections,
    // Offsets per connection: by default all would start with the same shopper.
    setupClient: (client) => {
      const own = requests.filter((_, index) => index % connections === lane);
      client.setRequests(own.length > 0 ? own : [...requests]);
      lane += 1;
    },
  };
  const run = autocannon(options, (error, result) => (error ? ended.reject(error) : ended.resolve(result)));
  run.on('response', (_client, status, _bytes, milliseconds) => {
    endedAt = performance.now();
    latencies.push(milliseconds);
    if (status < 200 || status > 299) refusals += 1;
  });
  const { errors } = await ended.promise;
  if (refusals > 0 || errors > 0) throw new Error(`${url}: ${refusals} refusals, ${errors} errors`);
  latencies.sort((one, other) => one - other);
  return {
    perSecond: (latencies.length * 1_000) / (endedAt - startedAt),
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
  };
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
