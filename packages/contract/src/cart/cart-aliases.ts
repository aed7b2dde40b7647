import Type from 'typebox';
import { derived, within } from '../message/aliases.ts';

type Line = { readonly productDetails: { readonly gst: number } };

/** Names of both client generations (CART-7). */
export const CART_LINE_ALIASES = {
  id: 'variantId',
  productName: 'name',
  productImage: 'image',
  currentPrice: 'price',
  sellingPrice: 'price',
  productDetails: within({
    name: 'name',
    image: 'image',
    price: 'price',
    sellingPrice: 'price',
    originalPrice: 'originalPrice',
    stock: 'currentStock',
  }),
  variantCombination: within({
    variantId: 'variantId',
    name: 'variantName',
    price: 'price',
    sellingPrice: 'price',
    originalPrice: 'originalPrice',
    mrp: 'mrp',
    gst: derived('productDetails.gst', Type.Number(), ({ productDetails }: Line) => productDetails.gst),
    quantity: 'currentStock',
    primaryImage: 'image',
  }),
} as const;
