import Type, { type Static } from 'typebox';
import { ProductView } from './catalogue/product-view.ts';
import { withAliases } from './message/aliases.ts';
import { defineCall } from './message/call.ts';
import { earlierField } from './message/earlier-field.ts';
import { successReply } from './message/envelope.ts';
import { Id, IsoDate, Text, TextOrNull } from './message/fields.ts';
import { WISHLIST_PRODUCT_ALIASES } from './wishlist-aliases.ts';

const WishlistEntry = {
  id: Type.String(),
  productId: Type.String(),
  variantId: TextOrNull,
  addedAt: IsoDate,
};

/** A wishlist item as read (WISHLIST-1). */
export const WishlistItemView = Type.Object({
  ...WishlistEntry,
  product: Type.Intersect([
    ProductView,
    withAliases(Type.Object({ categoryName: Type.String() }), WISHLIST_PRODUCT_ALIASES),
  ]),
});

export type WishlistItemView = Static<typeof WishlistItemView>;

const ChangedWishlistReply = successReply({
  message: Type.String(),
  wishlist: Type.Array(Type.Object(WishlistEntry)),
  totalItems: Type.Integer(),
});

const wishlistBody = Type.Object({
  productId: Id('Product ID is required'),
  variantId: Type.Optional(Type.Union([Text(100), Type.Null()])),
  variantCombination: earlierField(
    'variantId',
    Type.Union([Type.Object({ variantId: Type.Optional(Text(100)) }), Type.Null()]),
  ),
});

export const getWishlist = defineCall({
  method: 'GET',
  path: '/get-wishlist',
  summary: 'Get the wishlist',
  tag: 'Wishlist',
  access: 'shopper',
  reply: successReply({ wishlist: Type.Array(WishlistItemView), totalItems: Type.Integer() }),
});

export const addToWishlist = defineCall({
  method: 'POST',
  path: '/add-to-wishlist',
  summary: 'Add to the wishlist',
  tag: 'Wishlist',
  access: 'shopper',
  body: wishlistBody,
  reply: ChangedWishlistReply,
  errors: ['VALIDATION_FAILED', 'PRODUCT_NOT_FOUND', 'VARIANT_INVALID', 'ALREADY_IN_WISHLIST'],
});

export const removeFromWishlist = defineCall({
  method: 'DELETE',
  path: '/remove-from-wishlist',
  summary: 'Remove from the wishlist',
  tag: 'Wishlist',
  access: 'shopper',
  body: wishlistBody,
  reply: ChangedWishlistReply,
  errors: ['VALIDATION_FAILED', 'PRODUCT_NOT_IN_WISHLIST'],
});
