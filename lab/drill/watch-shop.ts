import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY_MS = 100;
const READY_WITHIN_MS = 4_000;

/** Open-ended while ongoing. */
type Unready = { readonly from: number; to: number | null };

/** A visitor's view of a shop during the drill. */
export type ShopWatch = {
  readonly unready: readonly Unready[];
  readonly pages: ReadonlyMap<string, number>;
  stop(): Promise<void>;
};

export function watchShop(url: string): ShopWatch {
  const unready: Unready[] = [];
  const pages = new Map<string, number>();
  let isEnding = false;
  const follow = async (): Promise<void> => {
    while (!isEnding) {
      const isReady = (await ask(`${url}/health/ready`, '*/*')).status === 200;
      const last = unready.at(-1);
      if (isReady && last?.to === null) last.to = Date.now();
      if (!isReady && (last === undefined || last.to !== null)) unready.push({ from: Date.now(), to: null });
      const page = kindOf(await ask(`${url}/products?page=${1 + (unready.length % 3)}`, 'text/html'));
      pages.set(page, (pages.get(page) ?? 0) + 1);
      await pause(LOOK_EVERY_MS);
    }
  };
  const following = follow();
  return {
    unready,
    pages,
    stop: async () => {
      isEnding = true;
      await following;
    },
  };
}

type Answer = { readonly status: number; readonly text: string };

async function ask(address: string, accept: string): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(READY_WITHIN_MS);
    const response = await fetch(address, { headers: { accept }, signal });
    return { status: response.status, text: await response.text() };
  } catch {
    return { status: 0, text: '' };
  }
}

function kindOf({ status, text }: Answer): string {
  if (status === 200) return 'shown';
  if (status === 503 && text.includes('cannot reach its records')) return 'the page that says why not';
  return status === 0 ? 'no answer' : `${status}`;
}
