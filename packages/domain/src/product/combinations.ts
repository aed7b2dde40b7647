import type { ProductOption } from './product-facts.ts';

/** More than a page of a shop can offer to choose from. */
export const MOST_VARIANTS = 100;

type Choice = Readonly<Record<string, string>>;

/** Every combination of the options' values, the last option counted through first; one without options. */
export function combinations(options: readonly ProductOption[]): Choice[] {
  return options.reduce<Choice[]>(
    (begun, { name, values }) =>
      begun.flatMap((choice) => values.map((value) => ({ ...choice, [name]: value }))),
    [{}],
  );
}

/** The combinations that no variant has yet. */
export function missingCombinations(options: readonly ProductOption[], taken: readonly Choice[]): Choice[] {
  const known = new Set(taken.map((choice) => choiceKey(options, choice)));
  return combinations(options).filter((choice) => !known.has(choiceKey(options, choice)));
}

/** Whether a choice takes one value of each option, and nothing else. */
export function fitsOptions(options: readonly ProductOption[], choice: Choice): boolean {
  return (
    Object.keys(choice).length === options.length &&
    options.every(({ name, values }) => values.some((value) => value === choice[name]))
  );
}

/** Such as `Size: 1 L, Pressing: Virgin`: later clients show the part after the colon. */
export function variantName(options: readonly ProductOption[], choice: Choice): string {
  return options.map(({ name }) => `${name}: ${choice[name] ?? ''}`).join(', ');
}

export function choiceKey(options: readonly ProductOption[], choice: Choice): string {
  return JSON.stringify(options.map(({ name }) => choice[name] ?? null));
}
