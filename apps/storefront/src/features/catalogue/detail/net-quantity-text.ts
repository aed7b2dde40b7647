import type { VariantView } from '@ilaneer/contract/catalogue/product-view';

/** What a variant holds, in words: '200 ml', '6 × 200 ml', '2 pieces'. */
export function netQuantityText({ count, amount, unit }: VariantView['netQuantity']): string {
  if (unit === 'piece') {
    const pieces = count * amount;
    return pieces === 1 ? '1 piece' : `${pieces} pieces`;
  }
  const size = amount >= 1_000 ? `${amount / 1_000} ${unit === 'ml' ? 'litre' : 'kg'}` : `${amount} ${unit}`;
  return count === 1 ? size : `${count} × ${size}`;
}
