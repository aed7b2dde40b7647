/** Longest gap within a scan, by key time; busy machines stretch some. */
const JOINED_MS = 100;
/** Median gap of scanners; people are slower. */
const USUAL_GAP_MS = 60;
/** Rest of a torn code. */
const TORN_MS = 200;
const KEYS_END_MS = 110;
/** Shorter needs Enter or Tab. */
const SHORTEST = 4;
const SHORTEST_ENDED = 3;
const BOUNCE_MS = 150;

export type Reading =
  | { readonly kind: 'held' }
  | { readonly kind: 'scan'; readonly code: string }
  | { readonly kind: 'doubled' }
  | { readonly kind: 'torn' }
  | { readonly kind: 'keys'; readonly keys: readonly string[] };

export type ScanReader = {
  /** Ms. May resolve earlier keys as typing. */
  readonly sign: (sign: string, at: number) => Reading;
  readonly ending: (at: number) => Reading;
  readonly pause: () => Reading;
  readonly patience: () => number;
};

type Key = { readonly sign: string; readonly at: number };

/** By pace (PARCEL-5). `cutAt`: the last key that the reader before it took and did not give out. */
export function openScanReader(cutAt = Number.NEGATIVE_INFINITY): ScanReader {
  let held: Key[] = [];
  let front: string | null = null;
  let isRest = false;
  let lastKey = Number.NEGATIVE_INFINITY;
  /** Last key released without terminator. */
  let lastLoose = { at: cutAt, isCode: false };
  let lastScan = { code: '', at: Number.NEGATIVE_INFINITY };

  const take = (shortest: number, at: number, isEnded: boolean): Reading => {
    const keys = held;
    const [before, wasRest] = [front, isRest];
    held = [];
    front = null;
    isRest = false;
    const isCode = isOfScanner(keys, shortest);
    if (keys.length > 0) lastLoose = { at: isEnded ? Number.NEGATIVE_INFINITY : lastKey, isCode };
    if (!isCode && before === null) return { kind: 'keys', keys: keys.map(({ sign }) => sign) };
    const code = textOf(keys);
    const isAgain = code === lastScan.code && (wasRest || at - lastScan.at < BOUNCE_MS);
    if (wasRest && before !== code && !isAgain) return { kind: 'torn' };
    lastScan = { code, at };
    return isAgain && before === null ? { kind: 'doubled' } : { kind: 'scan', code };
  };

  return {
    sign: (sign, at) => {
      const gap = at - lastKey;
      let reading: Reading = { kind: 'held' };
      if (held.length > 0 && gap > JOINED_MS) {
        if (gap <= TORN_MS && front === null && isOfScanner(held, SHORTEST)) {
          front = textOf(held);
          isRest = true;
          held = [];
        } else if (front === null || gap > TORN_MS) reading = take(SHORTEST, lastKey, false);
      }
      if (held.length === 0 && front === null) isRest = at - lastLoose.at <= TORN_MS;
      held.push({ sign, at });
      lastKey = at;
      return reading;
    },
    ending: (at) => {
      if (held.length === 0 && lastLoose.isCode && at - lastLoose.at <= TORN_MS) return { kind: 'doubled' };
      return take(at - lastKey > JOINED_MS ? SHORTEST : SHORTEST_ENDED, at, true);
    },
    pause: () => take(SHORTEST, lastKey, false),
    patience: () => (front !== null || held.length >= SHORTEST ? TORN_MS : KEYS_END_MS),
  };
}

function isOfScanner(keys: readonly Key[], shortest: number): boolean {
  if (keys.length < shortest) return false;
  const gaps = keys.slice(1).map(({ at }, index) => at - (keys[index]?.at ?? at));
  const usual = gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length / 2)];
  return usual !== undefined && usual <= USUAL_GAP_MS;
}

function textOf(keys: readonly Key[]): string {
  return keys.map(({ sign }) => sign).join('');
}
