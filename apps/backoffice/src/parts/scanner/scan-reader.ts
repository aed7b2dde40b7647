/** Scanners type far quicker than people: between two keys of one code there are a few milliseconds. */
const LONGEST_GAP_MS = 50;
/** After which a code without an ending has ended; longer than a gap, for a browser that is busy meanwhile. */
export const END_MS = 60;
/** Two keys at once may be a person's; without Enter or Tab behind it, a code is longer. */
const SHORTEST = 4;
const SHORTEST_ENDED = 3;
const BOUNCE_MS = 150;

/** What a key turned out to be: part of something, a whole code, the same code read twice, or keys of a person. */
export type Reading =
  | { readonly kind: 'held' }
  | { readonly kind: 'scan'; readonly code: string }
  | { readonly kind: 'doubled' }
  | { readonly kind: 'keys'; readonly keys: readonly string[] };

export type ScanReader = {
  /** A sign that was typed at a moment in ms; what came before it may prove to be a person's. */
  readonly sign: (sign: string, at: number) => Reading;
  /** Enter or Tab, which ends a code. */
  readonly ending: (at: number) => Reading;
  /** Nothing has come for a while. */
  readonly pause: (at: number) => Reading;
};

/** Tells the codes of a keyboard scanner from the keys of a person, by their pace (PARCEL-5). */
export function openScanReader(): ScanReader {
  let held: string[] = [];
  let lastKey = Number.NEGATIVE_INFINITY;
  let lastScan = { code: '', at: Number.NEGATIVE_INFINITY };

  const take = (shortest: number, at: number): Reading => {
    const keys = held;
    held = [];
    if (keys.length < shortest) return { kind: 'keys', keys };
    const code = keys.join('');
    const isDoubled = code === lastScan.code && at - lastScan.at < BOUNCE_MS;
    lastScan = { code, at };
    return isDoubled ? { kind: 'doubled' } : { kind: 'scan', code };
  };

  return {
    sign: (sign, at) => {
      const isLate = held.length > 0 && at - lastKey > LONGEST_GAP_MS;
      const before = isLate ? take(SHORTEST, lastKey) : null;
      held.push(sign);
      lastKey = at;
      return before ?? { kind: 'held' };
    },
    ending: (at) => take(at - lastKey > LONGEST_GAP_MS ? SHORTEST : SHORTEST_ENDED, at),
    pause: (at) => take(SHORTEST, at),
  };
}
