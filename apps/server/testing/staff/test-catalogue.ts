import { randomUUID } from 'node:crypto';
import type { StaffProductView } from '@ilaneer/contract/staff/catalogue/catalogue-fields';
import sharp from 'sharp';
import type { TestStaff } from './test-staff.ts';

export async function testProduct(staff: TestStaff): Promise<StaffProductView> {
  const sku = `T-${randomUUID().slice(0, 13)}`;
  const { body } = await staff.call('POST', '/products/market-tote/copies', { body: {} });
  const copy = productIn(body);
  const [first] = copy.variants;
  if (first === undefined) throw new Error('the sample tote has variants');
  const {
    version: _,
    name: __,
    price: ___,
    originalPrice: ____,
    mrp: _____,
    stock: ______,
    ...variant
  } = first;
  const changed = await staff.call('PUT', `/products/${copy.id}/variants`, {
    version: copy.version,
    body: { variants: [{ ...variant, sku }] },
  });
  return productIn(changed.body);
}

export async function testCategory(
  staff: TestStaff,
): Promise<{ readonly id: string; readonly version: number }> {
  const name = `Category ${randomUUID().slice(0, 8)}`;
  const form = { name, description: '', hsnCode: '1513', parentId: null, position: 50, active: true };
  const { body } = await staff.call('POST', '/categories', { body: form });
  return body.category as { id: string; version: number };
}

export async function pictureForm(
  width = 640,
  height = 480,
): Promise<{ body: Buffer; headers: { 'content-type': string } }> {
  const noise = { r: Math.random() * 255, g: 120, b: 80 };
  const photograph = await sharp({ create: { width, height, channels: 3, background: noise } })
    .jpeg()
    .toBuffer();
  const head =
    '--cut\r\ncontent-disposition: form-data; name="picture"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n';
  const body = Buffer.concat([Buffer.from(head), photograph, Buffer.from('\r\n--cut--\r\n')]);
  return { body, headers: { 'content-type': 'multipart/form-data; boundary=cut' } };
}

function productIn({ product }: Record<string, unknown>): StaffProductView {
  if (product === undefined) throw new Error('the call made no product');
  return product as StaffProductView;
}

/** Required declarations of food. */
export const PACK_FACTS = {
  description: 'Water of young coconuts.',
  weight: '200 ml',
  genericName: 'Packaged coconut water',
  maker: { name: 'Farm', address: 'Kochi 682001' },
  ingredients: 'Tender coconut water',
  dietType: 'Veg',
  storageInstruction: 'Keep cool.',
  shelfLife: '6 months',
  shelfLifeDays: 180,
  fssai: '10000000000000',
  options: [{ name: 'Pack', values: ['6', '12'] }],
  pictures: [{ file: 'products/water-pack-6-natural.svg', alt: 'Pack of six' }],
};

export const packVariant = (pack: string, more: object = {}) => ({
  sku: `NEW-${pack}`,
  barcode: null,
  options: { Pack: pack },
  color: null,
  netCount: Number(pack),
  netAmount: 200,
  netUnit: 'ml',
  shippingGrams: 1_500,
  boxMm: { length: 300, width: 200, height: 150 },
  picture: '',
  active: true,
  prices: { price: 285, originalPrice: 300, mrp: 355 },
  ...more,
});
