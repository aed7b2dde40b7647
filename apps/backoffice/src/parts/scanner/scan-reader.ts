/**
 * Keys of one burst follow each other within this, by the time at which they were pressed: a busy machine stretches a
 * gap or two of a scanner, whose other gaps stay short.
 */
const JOINED_MS = 100;
/** Half of the gaps of a scanner are shorter than this; of people, few. */
const USUAL_GAP_MS = 60;
/** A code that begins this soon after keys without an ending may be the rest of them. */
const TORN_MS = 200;
/** After which keys that make no code yet are a person's. */
const KEYS_END_MS = 110;
/** Two keys at once may be a person's; without Enter or Tab behind it, a code is longer. */
const SHORTEST = 4;
const SHORTEST_ENDED = 3;
const BOUNCE_MS = 150;

/**
 * What a key turned out to be: part of something, a whole code, the same code read twice, a code of which a part is
 * missing, or keys of a person.
 */
export type Reading =
  | { readonly kind: 'held' }
  | { readonly kind: 'scan'; readonly code: string }
  | { readonly kind: 'doubled' }
  | { readonly kind: 'torn' }
  | { readonly kind: 'keys'; readonly keys: readonly string[] };

export type ScanReader = {
  /** A sign that was typed at a moment in ms; what came before it may prove to be a person's. */
  readonly sign: (sign: string, at: number) => Reading;
  /** Enter or Tab, which ends a code. */
  readonly ending: (at: number) => Reading;
  /** Nothing has come for a while. */
  readonly pause: () => Reading;
  /** How long that while is now. */
  readonly patience: () => number;
};

type Key = { readonly sign: string; readonly at: number };

/** Tells the codes of a keyboard scanner from the keys of a person, by their pace (PARCEL-5). */
export function openScanReader(): ScanReader {
  let held: Key[] = [];
  /** What came before a gap that is too long for one code, and too short for two. */
  let front: string | null = null;
  let isRest = false;
  let lastKey = Number.NEGATIVE_INFINITY;
  /** The last key of what was given out without an ending. */
  let lastLoose = { at: Number.NEGATIVE_INFINITY, isCode: false };
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
      // The ending of a code that was given out before it arrived.
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
