import { createHash } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { colourTokens, FIRST_COLOURS } from '@ilaneer/domain/look/colours';
import { PERMISSIONS } from '@ilaneer/domain/staff/permission';
import { newAddress } from '@ilaneer/testing/address-form';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyCatalogue } from '../../../testing/empty-catalogue.ts';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import { shipTestOrder } from '../../../testing/shoppers/invoiced-order.ts';
import { wordsOf } from '../../../testing/shoppers/tax-documents.ts';
import { OWN_SELLER, OWN_SUPPORT } from '../../../testing/staff/own-settings.ts';
import { bulkEnquiry, draftOf, quoteForm } from '../../../testing/staff/quoted-enquiry.ts';
import { PACK_FACTS, packVariant, productIn, testCategory } from '../../../testing/staff/test-catalogue.ts';
import { newTestStaff } from '../../../testing/staff/test-staff.ts';
import { TEST_SECRET } from '../../../testing/test-secret.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { runSetupCommand } from '../../commands/setup/setup-command.ts';
import { settings } from '../../db/schema/staff/setting.ts';
import { refreshCatalogue } from '../../modules/catalogue/catalogue.ts';
import { CONTENT } from '../../process/wire-parts.ts';
import { SAMPLE_MAILS } from '../../sandbox/mail-preview/sample-mails.ts';

const OF_THE_SAMPLE =
  /ilaneer(?![_@-])|ഇളനീർ|kerala|coconut|karikku|chekku|\bgroves?\b|\bpalms?\b|art\/|banners\//i;
const BROWN = { ...FIRST_COLOURS, ink: '#3b2314', primary: '#7a4a21', tint: '#ecd9bf' };
const BUILT = `<!doctype html><html lang="en-IN"><head><meta name="theme-color" content="#000000" /><title>Shop</title><script>1</script></head><body><div id="root"></div></body></html>`;

const HILLS = {
  ...newAddress(),
  ...{ addressLine1: '3 Estate Road', city: 'Mysuru', state: 'Karnataka', zipCode: '570001' },
};

// SETTING-21, STOREFRONT-25
describe('a new shop of another brand', () => {
  let shop: TestShop;
  let photo = '';
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'another-brand-'));
    await writeFile(join(folder, 'index.html'), BUILT);
    shop = await openTestShop({
      dataDir: folder,
      picturesDir: join(CONTENT, 'pictures'),
      storefront: { storefrontDir: folder, drawPage: null },
    });
    await emptyCatalogue(shop.db);
    for (const table of [
      'settings',
      'faqs',
      'faq_categories',
      'blog_posts',
      'pages',
      'site_pages',
      'stores',
      'banners',
    ])
      await shop.db.execute(sql.raw(`delete from ${table}`));
    const answers = {
      brand: { name: 'Malabar Nectar', description: 'Filter coffee from the hills.' },
      look: { colours: BROWN, fonts: 'playfair' },
      seller: {
        ...OWN_SELLER,
        legalName: 'Malabar Nectar Foods Private Limited',
        ...{ city: 'Mysuru', state: 'Karnataka', pinCode: '570001', gstin: '29AAGCB7383J1Z4' },
      },
      support: {
        ...OWN_SUPPORT,
        email: 'care@nectar.example.in',
        officerEmail: 'grievance@nectar.example.in',
      },
    };
    const file = join(folder, 'answers.json');
    await writeFile(file, JSON.stringify({ ...answers, catalogue: 'empty' }));
    const env = { DATABASE_URL: shop.url, JWT_SECRET: TEST_SECRET, USER: 'meera' };
    const said = await runSetupCommand(['--answers', file], env, null);
    expect(said.ok || said.error).toBe(true);
    const opening = { catalogue: 'empty', openedAt: new Date().toISOString() };
    await shop.db.update(settings).set({ value: opening }).where(eq(settings.key, 'opening'));
    await shop.deps.settings.refresh();
    shop.deps.content.markStale();
    shop.deps.stores.markStale();
    shop.deps.catalogue.markStale();
  });
  afterAll(() => shop.close());

  const visit = (url: string) => shop.app.inject({ url, headers: { accept: 'text/html,*/*;q=0.8' } });

  it.each([
    '/',
    '/products',
    '/contact-us',
    '/shop.json',
    '/manifest.webmanifest',
    '/sitemap.xml',
    '/robots.txt',
  ])('%s has no word and no picture of the sample', async (url) => {
    const { statusCode, body } = await visit(url);
    expect({ url, statusCode }).toEqual({ url, statusCode: 200 });
    // Tokens of colours have the sample's names.
    const own = body.replaceAll(/<style>[^<]*<\/style>/g, '');
    expect(OF_THE_SAMPLE.exec(own)?.[0]).toBeUndefined();
  });

  it('leads to no page without content, in menus and in the sitemap', async () => {
    const view = (await visit('/shop.json')).json();
    expect(view.emptyPages).toEqual(
      expect.arrayContaining(['/Faq', '/blogs', '/store', '/about-us', '/process', '/ExploreProducts']),
    );
    const { body } = await visit('/sitemap.xml');
    for (const path of view.emptyPages) expect(body).not.toContain(`${path}<`);
  });

  it('has no page without content at its address, but questions and lists', async () => {
    const noindex = '<meta name="robots" content="noindex, follow">';
    for (const [path, status] of [
      ...['/blogs', '/store', '/about-us', '/process', '/p/onam', '/nowhere'].map(
        (page) => [page, 404] as const,
      ),
      ['/Faq', 200],
      ['/ExploreProducts', 200],
    ] as const) {
      const { statusCode, body } = await visit(path);
      expect({ path, statusCode, hidden: body.includes(noindex) }).toEqual({
        path,
        statusCode: status,
        hidden: true,
      });
    }
    expect((await visit('/contact-us')).body).not.toContain(noindex);
  });

  it('wears its colours and typefaces, which its own policy of styles allows', async () => {
    const { body } = await visit('/contact-us');
    expect(body).toContain(`--color-palm:${BROWN.ink}`);
    expect(body).toContain(`--color-leaf-dark:${colourTokens(BROWN)['leaf-dark']}`);
    expect(body).toContain('--font-display:"Playfair Display Variable"');
    expect(body).toContain(`<meta name="theme-color" content="${BROWN.ink}"`);
    const [, style = ''] = /<style>(:root[^<]*)<\/style>/.exec(body) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    for (const url of ['/contact-us', '/nowhere']) {
      const { headers, body: page } = await visit(url);
      expect(page).toContain(style);
      expect(headers['content-security-policy'], url).toContain(`'sha256-${hash}'`);
    }
    expect((await visit('/manifest.webmanifest')).json()).toMatchObject({
      name: 'Malabar Nectar',
      theme_color: BROWN.ink,
    });
  });

  it('signs its mails with its own name and colours', () => {
    const deps = { ...shop.deps, newId: () => 'sample' };
    for (const [kind, compose] of Object.entries(SAMPLE_MAILS)) {
      const mail = compose(deps);
      const text = `${mail?.subject} ${mail?.text} ${mail?.html}`;
      // The goods and the address of the sample order are the order's.
      const own = text.replaceAll(
        /tender coconut[^<\n]*|[^>\n]*(?:Kerala|Palm Grove|ilaneer\.example)[^<\n]*/gi,
        '',
      );
      expect({ kind, word: OF_THE_SAMPLE.exec(own)?.[0] }).toEqual({ kind, word: undefined });
      expect(mail?.html).toContain(BROWN.ink);
      expect(mail?.html).not.toContain(FIRST_COLOURS.ink);
    }
  });

  it('has its own words on all papers: invoice, pick list, label, slip and quote', async () => {
    const staff = await newTestStaff(shop, PERMISSIONS);
    const { id: categoryId } = await testCategory(staff);
    const begun = await staff.call('POST', '/products', { body: { name: 'Cold Brew', categoryId } });
    const { id, version } = productIn(begun.body);
    const facts = { ...PACK_FACTS, description: 'Coffee.', genericName: 'Coffee', ingredients: 'Coffee' };
    const told = await staff.call('PATCH', `/products/${id}`, { body: facts, version });
    const variants = { variants: [packVariant('6')] };
    const whole = productIn(
      (
        await staff.call('PUT', `/products/${id}/variants`, {
          body: variants,
          version: productIn(told.body).version,
        })
      ).body,
    );
    const state = { version: whole.version, body: { state: 'published' } };
    expect(await staff.call('POST', `/products/${id}/state`, state)).toMatchObject({ status: 200 });
    const [variant = expect.fail('no variant')] = whole.variants;
    await variantWithStock(shop, variant.id, 1_000);
    await refreshCatalogue(shop.deps);

    const item = { productId: id, variantId: variant.id, quantity: 1 };
    const shipped = await shipTestOrder(shop, await shop.newShopper(), [item], { deliveryAddress: HILLS });
    const { body } = await staff.call('GET', `/orders/${shipped}`);
    const { orderNumber } = Object(body.order).state;
    const order = { orderNumbers: [orderNumber], parcelIds: [], format: 'pdf' };
    const print = await shop.app.inject({
      method: 'POST',
      url: '/api/staff/packing/documents',
      headers: staff.headers(),
      payload: { ...order, kinds: ['pick-list', 'label', 'slip', 'invoice'] },
    });
    const { ticketId, email } = await bulkEnquiry(shop);
    const draft = await draftOf(staff, ticketId);
    const { addressLine1, city, zipCode } = HILLS;
    const lines = [{ variantId: variant.id, quantity: 240, price: 250 }];
    const form = quoteForm(email, { addressLine1, city, zipCode, state: HILLS.state, lines });
    const saved = await staff.call('PUT', `/quotes/${draft.id}`, { version: draft.version, body: form });
    expect(saved).toMatchObject({ status: 200 });
    const url = `/api/staff/quotes/${draft.id}/file`;
    const quote = await shop.app.inject({ url, headers: staff.headers() });
    for (const { statusCode, rawPayload } of [print, quote]) {
      expect(statusCode, rawPayload.toString().slice(0, 300)).toBe(200);
      const words = wordsOf(rawPayload);
      expect(words).toContain('Malabar Nectar');
      expect(OF_THE_SAMPLE.exec(words)?.[0]).toBeUndefined();
    }
  });

  it('has its first letter as an icon, and its name as the preview in chats', async () => {
    for (const [file, width, height] of [
      ['/icon-192.png', 192, 192],
      ['/icon-maskable-512.png', 512, 512],
      ['/social.png', 1_200, 630],
    ] as const) {
      const { statusCode, rawPayload } = await visit(file);
      expect({ file, statusCode }).toEqual({ file, statusCode: 200 });
      const { dominant } = await sharp(rawPayload).stats();
      const { width: drawn, height: tall } = await sharp(rawPayload).metadata();
      expect([drawn, tall]).toEqual([width, height]);
      expect(dominant.r).toBeGreaterThan(dominant.b);
    }
    const ico = await visit('/favicon.ico');
    expect(ico.headers['content-type']).toBe('image/x-icon');
    expect((await sharp(ico.rawPayload.subarray(22)).metadata()).width).toBe(32);
  });

  it('shows an uploaded logo and icon at once, on every page and in previews', async () => {
    const staff = await newTestStaff(shop, ['settings.write', 'content.write']);
    const blue = await sharp({ create: { width: 600, height: 600, channels: 4, background: '#0000ff' } })
      .png()
      .toBuffer();
    const sent = await shop.app.inject({
      method: 'POST',
      url: '/api/staff/pictures',
      headers: { ...staff.headers(), 'content-type': 'multipart/form-data; boundary=cut' },
      payload: Buffer.concat([
        Buffer.from(
          '--cut\r\ncontent-disposition: form-data; name="picture"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n',
        ),
        blue,
        Buffer.from('\r\n--cut--\r\n'),
      ]),
    });
    photo = sent.json().picture.file;
    const { section } = (await staff.call('GET', '/settings/look')).body as {
      section: { version: number; values: { pictures: object } };
    };
    const pictures = { ...section.values.pictures, logo: photo, logoOnDark: photo, icon: photo };
    const body = { ...section.values, pictures };
    expect(await staff.call('PUT', '/settings/look', { version: section.version, body })).toMatchObject({
      status: 200,
    });
    expect((await visit('/contact-us')).body).toContain(`"logo":"${photo}"`);
    const { dominant } = await sharp((await visit('/icon-512.png')).rawPayload).stats();
    expect(dominant.b).toBeGreaterThan(200);
  });

  it('refuses a colour whose text cannot be read, and changes nothing', async () => {
    const staff = await newTestStaff(shop, ['settings.write']);
    const { section } = (await staff.call('GET', '/settings/look')).body as {
      section: { version: number; values: object };
    };
    const body = { ...section.values, colours: { ...BROWN, primary: '#e0b080' } };
    expect(await staff.call('PUT', '/settings/look', { version: section.version, body })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'colours.primary', message: expect.stringContaining('contrast') }] },
    });
    expect((await staff.call('GET', '/settings/look')).body).toMatchObject({ section });
  });
});
