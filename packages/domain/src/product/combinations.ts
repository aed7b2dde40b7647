import type { ProductOption } from './product-facts.ts';

export const MOST_VARIANTS = 100;

type Choice = Readonly<Record<string, string>>;

/** Cartesian product, last option fastest; one empty choice without options. */
export function combinations(options: readonly ProductOption[]): Choice[] {
  return options.reduce<Choice[]>(
    (begun, { name, values }) =>
      begun.flatMap((choice) => values.map((value) => ({ ...choice, [name]: value }))),
    [{}],
  );
}

export function missingCombinations(options: readonly ProductOption[], taken: readonly Choice[]): Choice[] {
  const known = new Set(taken.map((choice) => choiceKey(options, choice)));
  return combinations(options).filter((choice) => !known.has(choiceKey(options, choice)));
}

/** One value of each option, nothing else. */
export function fitsOptions(options: readonly ProductOption[], choice: Choice): boolean {
  return (
    Object.keys(choice).length === options.length &&
    options.every(({ name, values }) => values.some((value) => value === choice[name]))
  );
}

/** `Size: 1 L, Pressing: Virgin`: later clients show the part after the colon. */
export function variantName(options: readonly ProductOption[], choice: Choice): string {
  return options.map(({ name }) => `${name}: ${choice[name] ?? ''}`).join(', ');
}

export function choiceKey(options: readonly ProductOption[], choice: Choice): string {
  return JSON.stringify(options.map(({ name }) => choice[name] ?? null));
}
