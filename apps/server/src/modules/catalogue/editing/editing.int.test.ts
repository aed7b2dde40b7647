import type { StaffProductView } from '@ilaneer/contract/staff/catalogue/catalogue-fields';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntriesOf } from '../../../../testing/staff/audited.ts';
import { packVariant, productIn, testWaterPacks } from '../../../../testing/staff/test-catalogue.ts';
import { newTestStaff, type TestStaff } from '../../../../testing/staff/test-staff.ts';
import { openTestShop, type TestShop } from '../../../../testing/test-shop.ts';
import { refreshCatalogue } from './refresh-catalogue.ts';

const productOf = ({ body }: { body: Record<string, unknown> }) => productIn(body);

describe('staff and the catalogue', () => {
  let shop: TestShop;
  let editor: TestStaff;
  beforeAll(async () => {
    shop = await openTestShop();
    editor = await newTestStaff(shop, ['catalogue.read', 'catalogue.write', 'prices.write']);
  });
  afterAll(() => shop.close());

  const begin = async (name: string) =>
    productOf(await editor.call('POST', '/products', { body: { name, categoryId: 'water-packs' } }));
  const whole = (name: string, ...variants: object[]) => testWaterPacks(editor, name, ...variants);
  const move = (product: StaffProductView, state: string, more: object = {}) =>
    editor.call('POST', `/products/${product.id}/state`, {
      body: { state, ...more },
      version: product.version,
    });
  const shown = async (id: string) => {
    shop.deps.catalogue.markStale();
    return (await shop.call('GET', `/getProduct/${id}`)).status;
  };

  it('a new product names the seller of the settings, and its own words come first (CATALOGUE-42)', async () => {
    const { seller } = shop.deps.brand;
    const made = async (more: object) => {
      const body = { name: 'Of the seller', categoryId: 'water-packs', ...more };
      return productOf(await editor.call('POST', '/products', { body }));
    };
    const own = { name: seller.legalName, address: seller.addressLines.join(', ') };
    const plain = await made({});
    expect(plain).toMatchObject({ maker: own, fssai: seller.fssai });
    expect(plain.missing.map(({ field }) => field)).not.toEqual(expect.arrayContaining(['maker']));
    expect(await made({ merchandise: true })).toMatchObject({ maker: own, fssai: null });
    const packer = { name: 'Kozhikode Packers', address: '5 Beach Road, Kozhikode' };
    expect(await made({ packer })).toMatchObject({ maker: null, packer });
    expect(await made({ maker: packer, fssai: '21326012000999' })).toMatchObject({
      maker: packer,
      fssai: '21326012000999',
    });
  });

  it('a product goes from nothing to published, and a shopper sees it', async () => {
    const draft = await begin('New water');
    expect(draft).toMatchObject({ state: 'draft', hsnCode: '20098990' });
    const refused = await move(draft, 'published');
    expect(refused).toMatchObject({ status: 400, body: { code: 'PRODUCT_INCOMPLETE' } });
    const fields = (refused.body.fields as { field: string }[]).map(({ field }) => field);
    expect(fields).toEqual(
      expect.arrayContaining(['description', 'genericName', 'ingredients', 'pictures', 'variants']),
    );
    expect(await shown(draft.id)).toBe(404);
    const product = await whole('Newer water', packVariant('6'), packVariant('12'));
    expect(product.variants.map(({ name }) => name)).toEqual(['Pack: 6', 'Pack: 12']);
    const published = await move(product, 'published');
    expect(published).toMatchObject({ status: 200, body: { product: { state: 'published' } } });
    expect(await shown(product.id)).toBe(200);
    const archived = await move(productOf(published), 'archived');
    expect(await shown(product.id)).toBe(404);
    expect(await move(productOf(archived), 'published')).toMatchObject({ status: 200 });
    expect(await shown(product.id)).toBe(200);
    const entries = await auditEntriesOf(shop.db, product.id);
    expect(entries.map(({ action }) => action)).toEqual([
      'made',
      'changed',
      'changed the variants',
      'published',
      'archived',
      'published',
    ]);
    expect(entries.at(-1)).toMatchObject({ before: { state: 'archived' }, after: { state: 'published' } });
  });

  it('the slower of two concurrent changes receives the current state', async () => {
    const { id, version } = await begin('Raced');
    const answers = await Promise.all(
      ['One', 'Other'].map((name) => editor.call('PATCH', `/products/${id}`, { body: { name }, version })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409);
    expect(lost?.body).toMatchObject({
      code: 'VERSION_STALE',
      data: { current: { id, version: version + 1 } },
    });
  });

  it('a published product stays complete, and the missing field is named', async () => {
    const product = await whole('Whole', packVariant('6', { sku: 'WHOLE-6' }));
    const published = productOf(await move(product, 'published'));
    const refused = await editor.call('PATCH', `/products/${product.id}`, {
      body: { genericName: '' },
      version: published.version,
    });
    expect(refused).toMatchObject({ status: 400, body: { fields: [{ field: 'genericName' }] } });
  });

  it('SKUs and barcodes are of one variant, barcodes are checked, and two may swap theirs', async () => {
    const put = (product: StaffProductView, variants: object[]) =>
      editor.call('PUT', `/products/${product.id}/variants`, {
        body: { variants },
        version: product.version,
      });
    const product = await whole(
      'Coded',
      packVariant('6', { sku: 'CODED-6', barcode: '96385074' }),
      packVariant('12', { sku: 'CODED-12', barcode: '8901234567890' }),
    );
    const [six, twelve] = product.variants;
    const swapped = await put(product, [
      packVariant('6', { id: six?.id, sku: 'CODED-6', barcode: '8901234567890' }),
      packVariant('12', { id: twelve?.id, sku: 'CODED-12', barcode: '96385074' }),
    ]);
    expect(swapped.status).toBe(200);
    const other = await begin('Other');
    const options = [{ name: 'Pack', values: ['6'] }];
    const taken = (more: object) =>
      editor.call('PUT', `/products/${other.id}/variants`, {
        body: { options, variants: [packVariant('6', more)] },
        version: other.version,
      });
    expect(await taken({ sku: 'CODED-6' })).toMatchObject({ status: 409, body: { code: 'SKU_TAKEN' } });
    expect(await taken({ sku: 'FREE-6', barcode: '96385074' })).toMatchObject({
      status: 409,
      body: { code: 'BARCODE_TAKEN' },
    });
    expect(await taken({ barcode: '96385075' })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED' },
    });
    expect(await taken({ options: { Size: '6' } })).toMatchObject({ body: { code: 'VARIANT_INVALID' } });
  });

  it('a product and its variants are saved as one: all of it or nothing, and one entry in the log', async () => {
    const product = await whole(
      'Saved whole',
      packVariant('6', { sku: 'SW-6' }),
      packVariant('12', { sku: 'SW-12' }),
    );
    const [six, twelve] = product.variants;
    const save = (name: string, version: number, variants: object[]) =>
      editor.call('PATCH', `/products/${product.id}`, {
        body: { name, pictures: [PICTURE], variants },
        version,
      });
    const PICTURE = { file: 'products/water-pack-12-natural.svg', alt: 'Pack of twelve' };
    const mine = (pack: string, id: string | undefined, more: object = {}) => {
      const { prices: _, ...fields } = packVariant(pack, { id, sku: `SW-${pack}`, ...more });
      return fields;
    };
    const refused = await save('Half', product.version, [
      mine('6', six?.id),
      mine('12', twelve?.id, { sku: 'SW-6' }),
    ]);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'SKU_TAKEN', fields: [{ field: 'variants.1.sku' }] },
    });
    const still = productOf(await editor.call('GET', `/products/${product.id}`));
    expect(still).toMatchObject({ name: 'Saved whole', version: product.version });
    const saved = await save('Saved once', product.version, [
      // Its picture was removed.
      mine('6', six?.id, { shippingGrams: 1_600, picture: 'products/water-pack-6-natural.svg' }),
      mine('12', twelve?.id),
    ]);
    expect(saved).toMatchObject({
      status: 200,
      body: {
        product: { name: 'Saved once', variants: [{ shippingGrams: 1_600, picture: PICTURE.file }, {}] },
      },
    });
    const entries = await auditEntriesOf(shop.db, product.id);
    const [last] = entries.slice(-1);
    expect(entries.filter(({ action }) => action === 'changed')).toHaveLength(2);
    expect(Object.keys(last?.after ?? {})).toEqual(
      expect.arrayContaining(['name', 'pictures', 'variant SW-6']),
    );
    const late = await save('Too late', product.version, []);
    expect(late).toMatchObject({ status: 409, body: { data: { current: { name: 'Saved once' } } } });
  });

  it('refuses a new variant above its MRP, by its field, and an old one that is sold again', async () => {
    const prices = { price: 300, originalPrice: 300, mrp: 250 };
    const above = packVariant('12', { sku: 'AM-12', prices });
    const product = await whole('Above the MRP', packVariant('6', { sku: 'AM-6' }));
    const [six] = product.variants;
    const { prices: _, ...mine } = packVariant('6', { id: six?.id, sku: 'AM-6' });
    const save = (version: number, ...variants: object[]) =>
      editor.call('PATCH', `/products/${product.id}`, { body: { variants }, version });
    const refused = {
      status: 400,
      body: {
        code: 'VARIANT_INVALID',
        fields: [{ field: 'variants.1.prices.price', message: 'Price ₹300.00 is above the MRP ₹250.00' }],
      },
    };
    expect(await save(product.version, mine, above)).toMatchObject(refused);
    const hidden = productOf(await save(product.version, mine, { ...above, active: false }));
    const { prices: __, ...again } = above as { prices: object };
    const id = hidden.variants[1]?.id;
    expect(await save(hidden.version, mine, { ...again, id, active: true })).toMatchObject(refused);
  });

  it('duplicates as a draft with SKUs of its own', async () => {
    const copied = await editor.call('POST', '/products/tender-coconut-water-pack/copies', { body: {} });
    expect(copied).toMatchObject({ status: 201, body: { product: { state: 'draft', missing: [] } } });
    expect(productOf(copied).variants[0]?.sku).toBe('ILN-TCW-P06-NAT-COPY');
  });

  it('lists by name, SKU and barcode, and incomplete products', async () => {
    await begin('Listed early');
    await whole('Read by a scanner', packVariant('6', { sku: 'SCAN-6', barcode: '4006381333931' }));
    await refreshCatalogue(shop.deps);
    const names = async (query: string) => {
      const { body } = await editor.call('GET', `/products?${query}`);
      return (body.rows as { name: string }[]).map(({ name }) => name);
    };
    // As in the storefront (CATALOGUE-43), by name.
    const { body: found } = await shop.call('GET', '/search?q=market%20tote&limit=20');
    const hits = (found.hits as { name: string }[]).map(({ name }) => name);
    expect(hits[0]).toBe('Market Tote');
    expect(await names('search=market%20tote')).toEqual(hits.toSorted());
    expect(await names('search=bag-mkt-w')).toEqual(['Market Tote']);
    expect(await names('search=4006381333931')).toEqual(['Read by a scanner']);
    expect(await names('incomplete=true')).toEqual(expect.arrayContaining(['Listed early']));
    expect(await names('incomplete=true&state=published')).toEqual([]);
    expect(await names('category=eco-kitchen&sort=newest')).toEqual([
      'Coconut Shell Bowls, Set of 2',
      'Coconut Shell Bowl',
    ]);
    const { body } = await editor.call('GET', '/variants?search=market%20tote');
    const rows = body.rows as { productName: string }[];
    expect(rows.filter(({ productName }) => productName === 'Market Tote')).toHaveLength(5);
    expect([...new Set(rows.map(({ productName }) => productName))]).toEqual(hits.toSorted());
  });
});
