import type {
  CategoryEditView,
  StaffProductView,
  VariantRowView,
} from '@ilaneer/contract/staff/catalogue/catalogue-fields';
import type { listStaffCategories } from '@ilaneer/contract/staff/catalogue/categories';
import type { getGoodsTax } from '@ilaneer/contract/staff/catalogue/goods-tax';
import type { listPriceChanges } from '@ilaneer/contract/staff/catalogue/prices';
import type {
  getStaffProduct,
  listStaffProducts,
  listStaffVariants,
} from '@ilaneer/contract/staff/catalogue/products';
import type { listStock, StockView } from '@ilaneer/contract/staff/stock/stock';
import type { StaffServer } from '../staff-server.ts';
import { listOf } from './orders.ts';

export const TOTE: StaffProductView = {
  id: 'market-tote',
  version: 1,
  state: 'published',
  publishAt: null,
  name: 'Market Tote',
  description: 'A cotton tote for the fish market.',
  categoryId: 'tote-bags',
  hsnCode: '42022220',
  features: ['Folds small'],
  claims: [],
  offers: [],
  ingredients: null,
  nutrition: [],
  allergens: [],
  shelfLife: 'No best-before date',
  shelfLifeDays: null,
  storageInstruction: 'Hand wash cold.',
  certification: 'No special certification',
  dietType: null,
  fssai: null,
  genericName: 'Cotton bag',
  countryOfOrigin: 'India',
  maker: { name: 'Ilaneer Works', address: 'Industrial Estate, Aroor, Alappuzha 688534, Kerala' },
  packer: null,
  importer: null,
  consumerCare: { address: null, phone: null, email: null },
  weight: '1 bag',
  volumes: ['38 x 42 cm'],
  options: [{ name: 'Colour', values: ['White'] }],
  pictures: [{ file: 'products/tote-white.svg', alt: 'White tote' }],
  merchandise: true,
  exclusive: true,
  returnable: true,
  categoryName: 'Tote bags',
  variants: [
    {
      id: 'tote-white',
      version: 1,
      name: 'Colour: White',
      sku: 'ILN-BAG-MKT-WHT',
      barcode: null,
      options: { Colour: 'White' },
      color: 'White',
      netCount: 1,
      netAmount: 1,
      netUnit: 'piece',
      shippingGrams: 180,
      boxMm: { length: 300, width: 250, height: 30 },
      picture: 'products/tote-white.svg',
      active: true,
      price: 249,
      originalPrice: 299,
      mrp: 355,
      stock: 109,
    },
  ],
  missing: [],
  createdAt: '2025-05-05T09:30:00.000Z',
  updatedAt: '2025-05-05T09:30:00.000Z',
};

export const TOTES: CategoryEditView = {
  id: 'tote-bags',
  version: 1,
  name: 'Tote bags',
  description: '',
  hsnCode: '42022220',
  parentId: null,
  position: 1,
  active: true,
  products: 1,
};

export const CAP: VariantRowView = {
  id: 'cap-blue',
  version: 1,
  productId: 'cap',
  productName: 'Shoreline Quick-dry Cap',
  name: 'Colour: Blue',
  sku: 'ILN-CAP-SHR-BLU',
  barcode: null,
  price: 399,
  originalPrice: 449,
  mrp: 530,
  stock: 7,
};

export const CAP_SHELF: StockView = {
  variantId: 'cap-blue',
  productId: 'cap',
  productName: 'Shoreline Quick-dry Cap',
  variantName: 'Colour: Blue',
  sku: 'ILN-CAP-SHR-BLU',
  barcode: '2008260000523',
  picture: '',
  isFood: false,
  isSold: true,
  shelfLifeDays: null,
  onHand: 7,
  reserved: 0,
  held: 0,
  forSale: 7,
  withoutBatch: 7,
  batches: 0,
  onlyBatchId: null,
  mrp: 530,
  lowestMrp: null,
  gstOnTop: 18,
  nextBestBefore: null,
  lowStockAt: null,
  isLow: false,
  version: 1,
};

export function answerCatalogue(server: StaffServer, product: StaffProductView = TOTE): void {
  server.answer<typeof getStaffProduct>('GET', '/staff/products/:productId', { success: true, product });
  server.answer<typeof listStaffProducts>('GET', '/staff/products', listOf());
  server.answer<typeof listStaffCategories>('GET', '/staff/categories', {
    success: true,
    categories: [TOTES],
  });
  server.answer<typeof listPriceChanges>('GET', '/staff/products/:productId/prices', {
    success: true,
    changes: [],
  });
  server.answer<typeof getGoodsTax>('GET', '/staff/goods-tax', {
    success: true,
    tax: { pricesInclude: false, flatPercent: 18, rates: [] },
  });
}

/** The price sheet of these variants and shelves. */
export function answerSheet(
  server: StaffServer,
  variants: VariantRowView[] = [CAP],
  shelves: StockView[] = [CAP_SHELF],
): void {
  answerCatalogue(server);
  server.answer<typeof listStaffVariants>('GET', '/staff/variants', listOf(...variants));
  server.answer<typeof listStock>('GET', '/staff/stock', listOf(...shelves));
}
