import Type, { type Static } from 'typebox';
import { defineCall } from '../message/call.ts';
import { successReply } from '../message/envelope.ts';
import { TextOrNull } from '../message/fields.ts';
import { ProductFields, VariantFields } from './product-view.ts';

/** What a card and the sheet that asks for a size show of a variant. */
export const VariantCardView = Type.Pick(VariantFields, [
  'variantId',
  'price',
  'gst',
  'color',
  'availability',
  'variants',
  'netQuantity',
  'primaryImage',
]);

export type VariantCardView = Static<typeof VariantCardView>;

/** What a list shows, filters, searches and sorts of a product; its own page asks for the whole of it. */
export const ProductCardView = Type.Object({
  ...Type.Pick(ProductFields, [
    'id',
    'name',
    'description',
    'categoryId',
    'categoryName',
    'parentCategoryId',
    'price',
    'offerPercentage',
    'availability',
    'variants',
    'primaryImage',
    'merchandise',
    'exclusive',
    'createdAt',
  ]).properties,
  variantCombinations: Type.Array(VariantCardView),
});

export type ProductCardView = Static<typeof ProductCardView>;

/** The products of a list as cards, newest first. */
export const getProductCards = defineCall({
  method: 'GET',
  path: '/product-cards',
  summary: 'Products as cards',
  tag: 'Catalogue',
  access: 'open',
  reply: successReply({
    cards: Type.Array(ProductCardView),
    /** How many there are on all pages: with as many, a client has everything. */
    total: Type.Integer(),
    cursor: TextOrNull,
  }),
  status: 200,
  errors: [],
});
