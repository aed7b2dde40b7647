import type { ChooseVariantError, QuantityError } from '@ilaneer/domain/cart/line-quantity';
import type { Failure } from '../../http/failure.ts';

/** The failure of a quantity that the stock, or the limit of 50, does not allow. */
export function quantityFailure({ available }: QuantityError, hasVariants: boolean): Failure {
  const suffix = hasVariants ? ' for this variant' : '';
  const message =
    available === 0 ? 'This item is out of stock' : `Only ${available} items available${suffix}`;
  return { code: 'OUT_OF_STOCK', message, fields: [{ field: 'quantity', message }], data: { available } };
}

/** The failure of a variant that could not be told; `notFound` is what it is called when there is none. */
export function variantFailure(
  error: ChooseVariantError,
  notFound: 'VARIANT_INVALID' | 'PRODUCT_NOT_IN_CART',
): Failure {
  switch (error.code) {
    case 'NOT_FOUND':
      return { code: notFound };
    case 'VARIANT_REQUIRED':
      return {
        code: 'VARIANT_REQUIRED',
        fields: [
          { field: 'variantId', message: 'Variant combination is required for products with variants' },
        ],
        data: { choices: error.choices },
      };
  }
}
