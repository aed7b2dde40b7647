import type { ProductView } from '@ilaneer/contract/catalogue/product-view';
import { colorDot } from '../color-dot.ts';

/** Dots beyond this many become a number: a card of a phone is narrow. */
const SHOWN = 5;

/** The colours that a product is made in, as dots; choosing one is its page's business. */
export function CardColors({ product }: { readonly product: ProductView }) {
  const colors = colorsOf(product);
  if (colors.length < 2) return null;
  const dots = colors.flatMap((color) => colorDot(color) ?? []);
  return (
    <p className="mt-1.5 flex items-center gap-1.5 text-palm-soft text-xs">
      <span className="sr-only">Made in {colors.join(', ')}</span>
      {dots.slice(0, SHOWN).map((dot) => (
        <span
          key={dot}
          aria-hidden="true"
          className="size-3.5 rounded-full ring-1 ring-palm/25 ring-inset"
          style={{ backgroundColor: dot }}
        />
      ))}
      {dots.length > SHOWN && <span aria-hidden="true">+{dots.length - SHOWN}</span>}
    </p>
  );
}

function colorsOf({ variantCombinations }: ProductView): string[] {
  return [...new Set(variantCombinations.flatMap(({ color }) => color ?? []))];
}
