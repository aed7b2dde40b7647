import type { ProductView, VariantView } from '@ilaneer/contract/catalogue/product-view';
import { chooseShownVariant } from '@ilaneer/domain/search/choose-shown-variant';
import type { Readings } from '../search/search.ts';

export function namedVariant(
  { name, variantCombinations }: ProductView,
  readings: Readings,
): VariantView | null {
  const variants = variantCombinations.map((view) => ({
    view,
    options: view.variants,
    isInStock: view.quantity > 0,
  }));
  return chooseShownVariant(readings, name, variants)?.view ?? null;
}
