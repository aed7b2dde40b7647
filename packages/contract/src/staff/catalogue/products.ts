import { PRODUCT_STATES } from '@ilaneer/domain/product/product-state';
import Type from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { anyProblem, DateOrNull, Id } from '../../message/fields.ts';
import { listFields, listReply } from '../list.ts';
import { IfMatch } from '../version.ts';
import {
  ProductChanges,
  ProductFields,
  ProductRowView,
  StaffProductView,
  VariantForms,
  VariantRowView,
} from './catalogue-fields.ts';

const params = Type.Object({ productId: Id('Product ID is required') });
const ProductReply = successReply({ product: StaffProductView });

export const PRODUCT_LIST_ORDERS = ['name', 'newest', 'changed'] as const;
export const STOCK_FILTERS = ['in', 'out'] as const;

/** `search`: words as in the shop's search, part of an SKU, or a whole barcode. */
const searched = {
  ...listFields,
  state: Type.Optional(Type.Enum([...PRODUCT_STATES])),
  category: Type.Optional(Id('Category is required')),
  stock: Type.Optional(Type.Enum([...STOCK_FILTERS])),
};

export const listStaffProducts = defineCall({
  method: 'GET',
  path: '/staff/products',
  summary: 'Products, by page',
  access: 'staff:catalogue.read',
  query: Type.Object({
    ...searched,
    incomplete: Type.Optional(Type.Boolean()),
    sort: Type.Optional(Type.Enum([...PRODUCT_LIST_ORDERS])),
  }),
  reply: listReply(ProductRowView),
});

/** Rows of the product sheet: one per variant. */
export const listStaffVariants = defineCall({
  method: 'GET',
  path: '/staff/variants',
  summary: 'Variants with their prices, by page',
  access: 'staff:catalogue.read',
  query: Type.Object(searched),
  reply: listReply(VariantRowView),
});

export const getStaffProduct = defineCall({
  method: 'GET',
  path: '/staff/products/:productId',
  summary: 'One product with all that staff write of it',
  access: 'staff:catalogue.read',
  params,
  reply: ProductReply,
});

export const makeProduct = defineCall({
  method: 'POST',
  path: '/staff/products',
  summary: 'Begin a product',
  access: 'staff:catalogue.write',
  body: Type.Object({
    ...ProductChanges.properties,
    name: ProductFields.properties.name,
    categoryId: ProductFields.properties.categoryId,
  }),
  reply: ProductReply,
  status: 201,
});

/** `variants` as in changeVariants, in the same transaction. */
export const changeProduct = defineCall({
  method: 'PATCH',
  path: '/staff/products/:productId',
  summary: 'Change some fields of a product',
  access: 'staff:catalogue.write',
  params,
  headers: IfMatch,
  body: Type.Object({ ...ProductChanges.properties, variants: Type.Optional(VariantForms) }),
  reply: ProductReply,
});

/** Omitted variants stay, but are no longer sold. */
export const changeVariants = defineCall({
  method: 'PUT',
  path: '/staff/products/:productId/variants',
  summary: 'Change the variants of a product',
  access: 'staff:catalogue.write',
  params,
  headers: IfMatch,
  body: Type.Object({ options: Type.Optional(ProductFields.properties.options), variants: VariantForms }),
  reply: ProductReply,
});

/** Publishing names each incomplete field (CATALOGUE-32); with `publishAt` it is scheduled. */
export const moveProduct = defineCall({
  method: 'POST',
  path: '/staff/products/:productId/state',
  summary: 'Publish, schedule, unpublish, archive or restore a product',
  access: 'staff:catalogue.write',
  params,
  headers: IfMatch,
  body: Type.Object({
    state: Type.Enum([...PRODUCT_STATES]),
    publishAt: Type.Optional(Type.Union([DateOrNull], anyProblem('Please choose a time'))),
  }),
  reply: ProductReply,
});

/** A draft with the same texts, pictures and variants; SKUs get -COPY, barcodes are dropped. */
export const duplicateProduct = defineCall({
  method: 'POST',
  path: '/staff/products/:productId/copies',
  summary: 'Duplicate a product',
  access: 'staff:catalogue.write',
  params,
  reply: ProductReply,
  status: 201,
});
