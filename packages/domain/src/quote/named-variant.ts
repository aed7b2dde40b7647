import { searchWords, wordsOf } from '../search/search-words.ts';

/** The only variant, else the only one whose values all stand in the text (QUOTE-1): '40 x 250 g'. */
export function namedVariant<Variant extends { readonly variantName: string }>(
  variants: readonly Variant[],
  text: string,
): Variant | null {
  if (variants.length <= 1) return variants[0] ?? null;
  const said = ` ${wordsOf(text).join(' ')} `;
  const named = variants.filter(({ variantName }) =>
    valuesOf(variantName).every((value) => said.includes(` ${value} `)),
  );
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** 'Size: 250 g, Roast: Dark' has '250 g' and 'dark'. */
function valuesOf(variantName: string): string[] {
  return variantName.split(', ').map((part) => searchWords(part.replace(/^[^:]*: /, '')).join(' '));
}
