import Type from 'typebox';
import { derived, within } from '../message/aliases.ts';

type Line = { readonly variantId: string; readonly variantName: string };

const Variant = Type.Object({ variantId: Type.String(), variantName: Type.String() });

/** An order line under the names of either generation of clients. */
export const ORDER_LINE_ALIASES = {
  productDetails: within({ name: 'name' }),
  variant: derived('variantId and variantName', Variant, ({ variantId, variantName }: Line) => ({
    variantId,
    variantName,
  })),
} as const;
