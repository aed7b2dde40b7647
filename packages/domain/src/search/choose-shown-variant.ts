import { searchWords } from './search-words.ts';

/** What the choice reads of a variant; `options` such as `{ Color: 'Red', Size: 'M' }`, `stock` in units. */
export type ShowableVariant = {
  readonly options: Readonly<Record<string, string>>;
  readonly stock: number;
};

/**
 * The variant that a search names by its options ("red cap", "coconut oil 1 l"), in stock if possible; null when
 * it names none. Words that the product's own name has say nothing about its variants.
 */
export function chooseShownVariant<Variant extends ShowableVariant>(
  words: readonly string[],
  productName: string,
  variants: readonly Variant[],
): Variant | null {
  const named = searchWords(productName);
  const telling = words.filter((word) => !named.includes(word));
  const scored = variants.map((variant) => {
    const own = Object.values(variant.options).flatMap(searchWords);
    return { variant, score: telling.filter((word) => own.includes(word)).length };
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  if (best === 0) return null;
  const candidates = scored.filter(({ score }) => score === best).map(({ variant }) => variant);
  return candidates.find(({ stock }) => stock > 0) ?? candidates[0] ?? null;
}
