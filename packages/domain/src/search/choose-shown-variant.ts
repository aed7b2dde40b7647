import { wordsOf } from './search-words.ts';

/** `options`: `{ Color: 'Red', Size: 'M' }`. */
export type ShowableVariant = {
  readonly options: Readonly<Record<string, string>>;
  readonly isInStock: boolean;
};

/**
 * The variant that a search names by its options ("red cap", "olive oil 1 l"), in stock if possible, in the first
 * reading that names one; null when none does. Words that the product's own name has say nothing about its variants.
 */
export function chooseShownVariant<Variant extends ShowableVariant>(
  readings: readonly (readonly string[])[],
  productName: string,
  variants: readonly Variant[],
): Variant | null {
  const named = wordsOf(productName);
  const known = variants.map((variant) => ({
    variant,
    own: Object.values(variant.options).flatMap(wordsOf),
  }));
  for (const words of readings) {
    const telling = words.filter((word) => !named.includes(word));
    const scored = known.map(({ variant, own }) => ({
      variant,
      score: telling.filter((word) => own.includes(word)).length,
    }));
    const best = Math.max(0, ...scored.map(({ score }) => score));
    if (best === 0) continue;
    const candidates = scored.filter(({ score }) => score === best).map(({ variant }) => variant);
    return candidates.find(({ isInStock }) => isInStock) ?? candidates[0] ?? null;
  }
  return null;
}
