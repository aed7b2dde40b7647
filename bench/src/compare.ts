import autocannon from 'autocannon';

/** One side of a comparison. */
type Side = { readonly url: string; readonly requests: autocannon.Request[] };
/** What was measured of one side, over all rounds. */
export type Figures = { readonly perSecond: number; readonly p50: number; readonly p99: number };
/** Both sides of a comparison, and how much of the floor's rate the shop reaches. */
export type Comparison = {
  readonly name: string;
  readonly shop: Figures;
  readonly floor: Figures;
  readonly ratio: number;
};

const ROUNDS = 5;
const ROUND_SECONDS = 3;
const CONNECTIONS = 20;

/** Measures both sides in turns, so that whatever else the machine does meets both. */
export async function compare(name: string, shop: Side, floor: Side): Promise<Comparison> {
  const rounds = { shop: [] as Figures[], floor: [] as Figures[] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const [ofShop, ofFloor] = [await measure(shop), await measure(floor)];
    // The first round warms up.
    if (round === 0) continue;
    rounds.shop.push(ofShop);
    rounds.floor.push(ofFloor);
  }
  const [ofShop, ofFloor] = [median(rounds.shop), median(rounds.floor)];
  const ratio = Math.round((ofShop.perSecond / ofFloor.perSecond) * 100) / 100;
  return { name, shop: ofShop, floor: ofFloor, ratio };
}

async function measure({ url, requests }: Side): Promise<Figures> {
  const result = await autocannon({ url, requests, connections: CONNECTIONS, duration: ROUND_SECONDS });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  }
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

function median(figures: readonly Figures[]): Figures {
  const sorted = [...figures].sort((one, other) => one.perSecond - other.perSecond);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('nothing was measured');
  return middle;
}
