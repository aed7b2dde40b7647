import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import type { StaffSitePageView } from '@ilaneer/contract/staff/content/site-pages';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Drawing, type DrawnShop, openDrawnShop, SCRIPT } from '../../../../testing/drawn-shop.ts';
import { newTestStaff } from '../../../../testing/staff/test-staff.ts';
import type { TestShop } from '../../../../testing/test-shop.ts';
import { productVariants } from '../../../db/schema/catalogue/catalogue.ts';
import { blogPosts } from '../../../db/schema/content/content.ts';
import { stores } from '../../../db/schema/content/store.ts';

const PRODUCT = 'coir-scrub-brush';

describe('pages at plain addresses', () => {
  let shop: TestShop;
  let drawing: Drawing;
  let visit: DrawnShop['visit'];
  beforeAll(async () => {
    ({ shop, drawing, visit } = await openDrawnShop());
  });
  beforeEach(() => drawing.reset());
  afterAll(() => shop.close());

  it('contain the drawing, its title, and its data', async () => {
    const { status, headers, text } = await visit('/Faq');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(text).toContain('<html lang="en-IN" class="drawn">');
    expect(text).toContain('<title>A page</title>');
    expect(text).toMatch(/<link rel="preload" href="\/x"\/>.*<\/head>/s);
    expect(text).toContain('<div id="root" data-drawn><p>/Faq</p></div>');
    expect(text).toContain(
      'id="page-data">{"path":"/Faq","queries":[[["data"],"\\u003c/script> of /Faq"]]}</script>',
    );
  });

  it('let the script of the build run, and no other', async () => {
    const { headers } = await visit('/');
    const hash = createHash('sha256').update(SCRIPT).digest('base64');
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}'`);
  });

  it('hold the styles that they need, which count by their hash; all of them come later, also without scripts', async () => {
    const { headers, text } = await visit('/');
    const hash = createHash('sha256').update('p{margin:0}').digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
    // Before the script, which may request all styles.
    expect(text).toContain("<style>p{margin:0}</style><script>console.log('first')</script>");
    expect(text).toContain('<noscript><link rel="stylesheet" href="/all.css"></noscript>');
    const lost = await visit('/nowhere');
    expect(lost.headers['content-security-policy']).toContain("style-src 'self';");
    expect(lost.text).toContain('</script><link rel="stylesheet"');
  });

  it('are sent compressed, and not again to who has them', async () => {
    const { headers, bytes } = await visit('/', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(bytes).toString()).toContain('<p>/</p>');
    expect(await visit('/', { 'if-none-match': String(headers.etag) })).toMatchObject({ status: 304 });
  });

  it.each([
    ['/about-us', '/about-us'],
    ['/privacy', '/privacy'],
    ['/Terms-of-service', '/Terms-of-service'],
    ['/contact-us', '/contact-us'],
    ['/store', '/store'],
    ['/blogs?page=1', '/blogs'],
    ['/blogs?page=2', '/blogs?page=2'],
    ['/blogs?page=many', '/blogs'],
    ['/blogs?page=99', '/blogs?page=3'],
    ['/products?category=oil', '/products?category=oil'],
    ['/products?sort=newest&utm_source=x&category=caps', '/products?category=caps&sort=newest'],
    [
      '/ExploreProducts?category=caps&category=t-shirts&page=2',
      '/ExploreProducts?category=caps%2Ct-shirts&page=2',
    ],
    ['/products?q=&sort=name&availability=all&page=1', '/products'],
    ['/products?q=%00&sort=best&page=many', '/products'],
    ['/blog-details/from-husk-to-rope', '/blog-details?slug=from-husk-to-rope'],
    [`/Product-page/${PRODUCT}?variant=x`, `/Product-page/${PRODUCT}`],
    [
      `/Product-page/${PRODUCT}?utm_source=x&variant=${PRODUCT}_V02`,
      `/Product-page/${PRODUCT}?variant=${PRODUCT}_V02`,
    ],
  ])('%s is drawn as %s', async (url, path) => {
    const { status, text } = await visit(url);
    expect(status).toBe(200);
    expect(text).toContain(`<p>${path}</p>`);
  });

  it('of the stores follow them', async () => {
    await visit('/store');
    drawing.drawn.length = 0;
    await shop.db.update(stores).set({ phone: '+914832000000' }).where(eq(stores.code, 'MLP'));
    await visit('/store');
    expect(drawing.drawn).toHaveLength(0);
    shop.deps.stores.markStale();
    await visit('/store');
    expect(drawing.drawn[0]?.data.stores?.stores[0]?.phone).toBe('+914832000000');
  });

  it('with a slash at the end lead to the address without it', async () => {
    for (const path of ['/about-us', '/blogs', `/Product-page/${PRODUCT}`]) {
      const { status, headers } = await visit(`${path}/?a=b`);
      expect([status, headers.location]).toEqual([301, `${path}?a=b`]);
    }
  });

  it.each([
    '/nowhere',
    '/Product-page/nothing',
    '/blog-details/nothing',
    '/Product-page/%E0%A4',
    '/%',
    '/100%?a=%',
    '/%E0%A4%A',
    '/cart/%zz',
  ])('%s is not found, and the app starts there', async (url) => {
    const { status, text } = await visit(url);
    expect(status).toBe(404);
    expect(text).toContain('<div id="root"><p>/not-found</p></div>');
  });

  it('are drawn once while nothing changes, however many ask at once', async () => {
    await Promise.all([visit('/process'), visit('/process'), visit('/process')]);
    await visit('/process');
    expect(drawing.drawn.filter(({ path }) => path === '/process')).toHaveLength(1);
  });

  it('follow the catalogue and the content, and only where these changed what they show', async () => {
    const other = '/Product-page/market-tote';
    await visit(`/Product-page/${PRODUCT}`);
    await visit(other);
    drawing.drawn.length = 0;
    const ofProduct = eq(productVariants.productId, PRODUCT);
    await shop.db.update(productVariants).set({ pricePaise: 1_200 }).where(ofProduct);
    shop.deps.catalogue.markStale();
    await visit('/Faq');
    await visit(`/Product-page/${PRODUCT}`);
    expect(drawing.drawn.map(({ path }) => path)).toEqual([`/Product-page/${PRODUCT}`]);
    expect(drawing.drawn[0]?.data.product?.whole.price).toBe(12);

    await visit('/blogs');
    drawing.drawn.length = 0;
    await shop.db.update(blogPosts).set({ title: 'Renamed' }).where(eq(blogPosts.slug, 'from-husk-to-rope'));
    shop.deps.content.markStale();
    await visit('/blogs');
    await visit('/about-us');
    expect(drawing.drawn.map(({ path }) => path)).toEqual(['/blogs']);
  });

  it('follow the settings, with the files about the shop', async () => {
    await visit('/contact-us');
    const staff = await newTestStaff(shop, ['settings.write', 'content.write']);
    const { brand } = shop.deps.settings.sections();
    const renamed = { ...brand.values, name: 'Palm </Grove>' };
    await staff.call('PUT', '/settings/brand', { body: renamed, version: brand.version });
    const home = (await staff.call('GET', '/site-pages/home')).body.page as StaffSitePageView;
    const sections = home.sections.map((section) =>
      section.kind === 'quotes' ? { ...section, title: 'What people write' } : section,
    );
    const { title, description, version } = home;
    await staff.call('PUT', '/site-pages/home', { body: { title, description, sections }, version });
    await staff.call('POST', '/site-pages/home/publication', {
      body: { isPublic: true, from: null },
      version: version + 1,
    });

    const { text } = await visit('/contact-us');
    expect(drawing.drawn.at(-1)?.shop.name).toBe('Palm </Grove>');
    expect(text).toMatch(/<script type="application\/json" id="shop">\{"name":"Palm \\u003c\/Grove>"/);
    await visit('/');
    expect(drawing.drawn.at(-1)?.data.page?.sections).toEqual(sections);
    const read = async (path: string) => JSON.parse((await visit(path)).text);
    await expect.poll(() => read('/manifest.webmanifest')).toMatchObject({ name: 'Palm </Grove>' });
    expect(await read('/shop.json')).toMatchObject({ name: 'Palm </Grove>' });
    drawing.draw = () => Promise.reject(new Error('a component threw'));
    const left = await visit('/about-us');
    expect(left.text).toContain('<title>Palm &lt;/Grove></title>');
    expect(left.text).toContain('id="shop"');
  });

  it('that can not be drawn are left to the browser, and tried again', async () => {
    const works = drawing.draw;
    drawing.draw = () => Promise.reject(new Error('a component threw'));
    const broken = await visit('/shipping-policy');
    expect(broken.status).toBe(200);
    expect(broken.text).toContain('<html lang="en-IN">');
    expect(broken.text).toContain('<div id="root"></div>');
    expect(broken.text).toContain('<meta property="og:title" content="Shipping Policy">');
    drawing.draw = works;
    expect((await visit('/shipping-policy')).text).toContain('<p>/shipping-policy</p>');
  });

  it('are served beside the files of the build', async () => {
    expect(await visit('/notes.txt')).toMatchObject({ status: 200, text: 'A note' });
    expect(await visit('/missing.txt')).toMatchObject({ status: 404 });
  });
});
