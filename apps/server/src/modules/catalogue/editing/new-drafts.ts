import { EMPTY_PRODUCT } from './change-product.ts';
import type { EditedProduct } from './product-rows.ts';

/** A product that a file begins: a draft, without anything that the file does not say. Its id is its own for good. */
export function draftOf(id: string, at: Date): EditedProduct['product'] {
  return {
    ...EMPTY_PRODUCT,
    ...NOBODY,
    // Lists of its own: cells are read into them.
    features: [],
    claims: [],
    offers: [],
    nutrition: [],
    allergens: [],
    volumes: [],
    options: [],
    pictures: [],
    id,
    name: '',
    categoryId: '',
    hsnCode: '',
    shelfLifeDays: null,
    state: 'draft',
    publishAt: null,
    active: false,
    version: 0,
    createdAt: at,
    updatedAt: at,
  };
}

const NOBODY = {
  makerName: null,
  makerAddress: null,
  packerName: null,
  packerAddress: null,
  importerName: null,
  importerAddress: null,
  careAddress: null,
  carePhone: null,
  careEmail: null,
};

/** A variant that a file adds; nothing of it is in stock. */
export function newVariant(
  id: string,
  productId: string,
  sku: string,
  at: Date,
): EditedProduct['variants'][number] {
  return {
    id,
    productId,
    sku,
    position: 0,
    barcode: null,
    name: '',
    options: {},
    color: null,
    pricePaise: 0,
    originalPricePaise: 0,
    mrpPaise: 0,
    stock: 0,
    onHand: 0,
    lowStockAt: null,
    netCount: 1,
    netAmount: 1,
    netUnit: 'piece',
    shippingGrams: null,
    boxLengthMm: null,
    boxWidthMm: null,
    boxHeightMm: null,
    picture: '',
    views: [],
    active: true,
    version: 0,
    createdAt: at,
    updatedAt: at,
  };
}
