export type Chance = {
  /** [0, 1). */
  next(): number;
  /** Inclusive. */
  between(least: number, most: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  /** Picks by weights. */
  weigh<Name extends string>(weights: Readonly<Record<Name, number>>): Name;
};

/** Mulberry32. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    between,
    pick: (items) => items[between(0, items.length - 1)] ?? items[0],
    weigh: (weights) => weigh(weights, next()),
  };
}

function weigh<Name extends string>(weights: Readonly<Record<Name, number>>, drawn: number): Name {
  // Typed keys.
  const names = Object.keys(weights) as Name[];
  let left = drawn * names.reduce((sum, name) => sum + weights[name], 0);
  for (const name of names) {
    left -= weights[name];
    if (left < 0) return name;
  }
  throw new Error('there is nothing to choose from');
}
