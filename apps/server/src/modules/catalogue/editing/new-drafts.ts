import { EMPTY_PRODUCT } from './change-product.ts';
import type { EditedProduct } from './product-rows.ts';

/** An imported draft with a permanent id. */
export function draftOf(id: string, at: Date): EditedProduct['product'] {
  return {
    ...EMPTY_PRODUCT,
    ...NOBODY,
    // Fresh arrays, since cells are read into them.
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
