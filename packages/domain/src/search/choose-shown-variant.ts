import { wordsOf } from './search-words.ts';

export type ShowableVariant = {
  readonly options: Readonly<Record<string, string>>;
  readonly isInStock: boolean;
};

/**
 * Named by its options ("red cap", "olive oil 1 l"), in stock if possible. Words of the product's own name
 * don't count. Null when no reading names one.
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
