import { TEXT_TONES } from '@ilaneer/domain/content/banner';
import Type from 'typebox';
import { defineCall } from '../message/call.ts';
import { successReply } from '../message/envelope.ts';
import {
  anyProblem,
  DateOrNull,
  Id,
  IsoDate,
  Pagination,
  pageFields,
  Search,
  TextOrNull,
} from '../message/fields.ts';
import { ProductView } from './product-view.ts';

const Focus = Type.Object({ across: Type.Integer(), down: Type.Integer() });

export const BannerView = Type.Object({
  id: Type.String(),
  title: Type.String(),
  imageUrl: Type.String(),
  imageUrlTall: Type.String(),
  focusWide: Focus,
  focusTall: Focus,
  textTone: Type.Enum([...TEXT_TONES]),
  headline: Type.String(),
  text: Type.String(),
  linkLabel: Type.String(),
  link: Type.String(),
  displayOrder: Type.Integer(),
  active: Type.Boolean(),
});

export const homeBanners = defineCall({
  method: 'GET',
  path: '/home-banners',
  summary: 'List the banners of the home page',
  tag: 'Catalogue',
  access: 'open',
  reply: successReply({
    count: Type.Integer(),
    banners: Type.Array(BannerView),
    changesAt: DateOrNull,
  }),
});

const CategoryFields = {
  id: Type.String(),
  name: Type.String(),
  hsnCode: Type.String(),
  description: Type.String(),
  parentCategory: TextOrNull,
  active: Type.Boolean(),
  createdAt: IsoDate,
  updatedAt: IsoDate,
};

export const CategoryView = Type.Object({
  ...CategoryFields,
  subcategories: Type.Array(Type.Object({ ...CategoryFields })),
});

/** With its subcategories, or one category's children (CATALOGUE-6). */
export const getCategories = defineCall({
  method: 'GET',
  path: '/get-categories',
  summary: 'List categories',
  tag: 'Catalogue',
  access: 'open',
  query: Type.Object({
    ...pageFields,
    search: Type.Optional(Search(100, anyProblem('search must be at most 100 characters'))),
    parentCategory: Type.Optional(
      Type.String({ maxLength: 100, ...anyProblem('parentCategory must be a category id') }),
    ),
  }),
  reply: successReply({
    message: Type.String(),
    categories: Type.Array(CategoryView),
    pagination: Pagination,
  }),
  errors: ['VALIDATION_FAILED'],
});

const ProductsReply = successReply({
  products: Type.Array(ProductView),
  total: Type.Integer(),
  timestamp: IsoDate,
  message: Type.Optional(Type.String()),
});

export const getAllProducts = defineCall({
  method: 'GET',
  path: '/getAllProducts',
  summary: 'List all products',
  tag: 'Catalogue',
  access: 'open',
  reply: ProductsReply,
});

export const getExclusiveProducts = defineCall({
  method: 'GET',
  path: '/get-exclusive-Products',
  summary: 'List the exclusive collection',
  tag: 'Catalogue',
  access: 'open',
  reply: ProductsReply,
});

export const getProduct = defineCall({
  method: 'GET',
  path: '/getProduct/:id',
  summary: 'Get a product',
  tag: 'Catalogue',
  access: 'open',
  params: Type.Object({ id: Id('Product ID is required') }),
  reply: successReply({ product: ProductView }),
  errors: ['VALIDATION_FAILED', 'PRODUCT_NOT_FOUND'],
});

/** Includes subcategories; empty for an unknown category (CATALOGUE-5). */
export const getProductsByCategory = defineCall({
  method: 'GET',
  path: '/getProductsByCategory/:categoryId',
  summary: 'List the products of a category',
  tag: 'Catalogue',
  access: 'open',
  params: Type.Object({ categoryId: Id('Category ID is required') }),
  reply: successReply({
    message: Type.String(),
    products: Type.Array(ProductView),
    categoryId: Type.String(),
    categoryName: Type.String(),
    total: Type.Integer(),
    timestamp: IsoDate,
  }),
  errors: ['VALIDATION_FAILED'],
});
