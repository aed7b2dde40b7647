import type { ProductView } from '@ilaneer/contract/catalogue/product-view';
import { NO_FILTER } from '@ilaneer/domain/catalogue/filter-products';
import { FIRST_DELIVERY } from '@ilaneer/domain/setting/settings';
import { describe, expect, it } from 'vitest';
import { TEST_BRAND } from '../../../../testing/content-dir.ts';
import type { HeadDeps, ShopPage } from '../shop-page.ts';
import { requiredProblems } from '../testing/required-fields.ts';
import { anArticle, aProduct, aVariant } from '../testing/views.ts';
import { headOf } from './head-of-page.ts';
import { renderHead } from './render-head.ts';

const SHOP = 'https://shop.example.in';
const DEPS: HeadDeps = {
  brand: TEST_BRAND,
  delivery: FIRST_DELIVERY,
  config: { mode: 'sandbox', publicUrl: SHOP, roundsCash: false },
};

function productHead(product: ProductView) {
  return headOf(DEPS, { kind: 'product', product }, `/Product-page/${product.id}`);
}

function dataOf(page: ShopPage, path = '/'): Record<string, never> {
  return JSON.parse(JSON.stringify(headOf(DEPS, page, path).structuredData[0] ?? null));
}

describe('the data of a product', () => {
  it('is a group of its variants, each with an offer at the price with GST', () => {
    const product = aProduct({
      variants: [{ name: 'Colour', values: ['Blue', 'Red'] }],
      variantCombinations: [
        aVariant({ variantId: 'v1', variants: { Colour: 'Blue' }, price: 285, originalPrice: 300, mrp: 360 }),
        aVariant({
          variantId: 'v2',
          variants: { Colour: 'Red' },
          price: 599,
          originalPrice: 599,
          quantity: 0,
        }),
      ],
    });
    const data = dataOf({ kind: 'product', product });
    expect(data).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: 'shirt',
      url: `${SHOP}/Product-page/shirt`,
      variesBy: ['https://schema.org/color'],
      hasVariant: [
        {
          '@type': 'Product',
          name: 'Shirt, Blue',
          color: 'Blue',
          url: `${SHOP}/Product-page/shirt?variant=v1`,
          image: [`${SHOP}/previews/product/shirt/v1.png`],
          offers: {
            price: 336.3,
            priceCurrency: 'INR',
            availability: 'https://schema.org/InStock',
            priceSpecification: [
              { price: 336.3, valueAddedTaxIncluded: true },
              { price: 360, priceType: 'https://schema.org/MaximumRetailPrice' },
              { price: 354, priceType: 'https://schema.org/StrikethroughPrice' },
            ],
            shippingDetails: { shippingRate: { value: 40, currency: 'INR' } },
          },
        },
        {
          color: 'Red',
          offers: {
            price: 706.82,
            availability: 'https://schema.org/OutOfStock',
            shippingDetails: { shippingRate: { value: 0 } },
          },
        },
      ],
    });
    expect(requiredProblems(data)).toEqual([]);
  });

  it('is a product when there is nothing to choose', () => {
    const product = aProduct({ variantCombinations: [aVariant({ sku: 'ONE' })] });
    const data = dataOf({ kind: 'product', product });
    expect(data).toMatchObject({ '@type': 'Product', sku: 'ONE', url: `${SHOP}/Product-page/shirt` });
    expect(requiredProblems(data)).toEqual([]);
  });

  it('adds the GST of its HSN code, to the delivery charge too', () => {
    const gstRate = { percent: 5, above: null };
    const variant = aVariant({ price: 100, originalPrice: 100, gst: 5, gstRate });
    const data = dataOf({ kind: 'product', product: aProduct({ variantCombinations: [variant] }) });
    expect(data.offers).toMatchObject({ price: 105, shippingDetails: { shippingRate: { value: 42 } } });
  });

  it('never names a price above the MRP', () => {
    const variant = aVariant({ price: 100, originalPrice: 200, mrp: 125 });
    const data = dataOf({ kind: 'product', product: aProduct({ variantCombinations: [variant] }) });
    expect(data.offers).toMatchObject({
      priceSpecification: [{ price: 118 }, { price: 125 }, { price: 125 }],
    });
  });

  it('contains the measure of the unit price', () => {
    const netQuantity = { count: 12, amount: 200, unit: 'ml' } as const;
    const product = aProduct({ variantCombinations: [aVariant({ netQuantity })] });
    expect(dataOf({ kind: 'product', product }).offers).toMatchObject({
      priceSpecification: [
        {
          referenceQuantity: {
            value: 2_400,
            unitCode: 'MLT',
            valueReference: { value: 1, unitCode: 'LTR' },
          },
        },
        {},
      ],
    });
  });

  it('offers a return of perishables only for faults', () => {
    const policyOf = (returnable: boolean) =>
      dataOf({ kind: 'product', product: aProduct({ returnable }) }).offers;
    expect(policyOf(true)).toMatchObject({
      hasMerchantReturnPolicy: {
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 7,
      },
    });
    expect(policyOf(false)).toMatchObject({
      hasMerchantReturnPolicy: { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' },
    });
  });
});

describe('the data of other pages', () => {
  it('has the shop with contact, grievances, delivery and returns on Home', () => {
    const head = headOf(DEPS, { kind: 'home' }, '/');
    const [site, store] = JSON.parse(JSON.stringify(head.structuredData));
    expect(site).toMatchObject({
      '@type': 'WebSite',
      name: 'Ilaneer',
      alternateName: 'ഇളനീർ',
      url: `${SHOP}/`,
    });
    expect(store).toMatchObject({
      ...{ '@type': 'OnlineStore', alternateName: 'ഇളനീർ' },
      contactPoint: [{ contactType: 'customer service' }, { contactType: 'grievance officer' }],
      hasMerchantReturnPolicy: { merchantReturnDays: 7 },
      hasShippingService: {
        shippingConditions: [
          { orderValue: { minValue: 0, maxValue: 499.99 }, shippingRate: { value: 40 } },
          { orderValue: { minValue: 500 }, shippingRate: { value: 0 } },
        ],
      },
    });
    expect([...requiredProblems(site), ...requiredProblems(store)]).toEqual([]);
  });

  it('has a branch with its hours for each store', () => {
    const store = {
      code: 'MLP',
      name: 'Malappuram',
      address: '00 Palm Grove Road',
      pinCode: '676505',
      towns: [],
      latitude: 11,
      longitude: 76,
      email: 'mlp@example.in',
      phone: '+91 1',
      messagingUrl: '',
      picture: '/pictures/art/store-mlp.svg',
      workingHours: [],
      openingHours: [{ days: [6, 0], opens: '10:30', closes: '13:30' }],
      holidays: [
        { date: '2026-12-25', opens: null, closes: null, note: 'Christmas' },
        { date: '2026-12-31', opens: '10:00', closes: '12:00', note: '' },
      ],
    };
    const data = dataOf({ kind: 'stores', stores: [store] });
    expect(data).toMatchObject({
      '@type': 'LocalBusiness',
      openingHoursSpecification: [{ dayOfWeek: ['Saturday', 'Sunday'], opens: '10:30', closes: '13:30' }],
      specialOpeningHoursSpecification: [
        { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
        { validFrom: '2026-12-31', opens: '10:00', closes: '12:00' },
      ],
    });
    expect(requiredProblems(data)).toEqual([]);
  });

  it('has an article, its breadcrumb and where the feed is', () => {
    const head = headOf(DEPS, { kind: 'article', article: anArticle() }, '/blog-details/coir');
    const [posting, breadcrumb] = JSON.parse(JSON.stringify(head.structuredData));
    expect(posting).toMatchObject({ '@type': 'BlogPosting', headline: 'Coir & rope' });
    expect(breadcrumb.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Homepage', item: `${SHOP}/` },
      { '@type': 'ListItem', position: 2, name: 'Blogs', item: `${SHOP}/blogs` },
      { '@type': 'ListItem', position: 3, name: 'Coir & rope' },
    ]);
    expect([...requiredProblems(posting), ...requiredProblems(breadcrumb)]).toEqual([]);
    expect(head.feed?.url).toBe(`${SHOP}/blog.rss`);
  });

  it('has every question with its answer', () => {
    const at = '2026-01-01T00:00:00.000Z';
    const kept = { displayOrder: 1, active: true, delete: false, createdAt: at, updatedAt: at };
    const faq = { id: 'q', categoryId: 'c', question: 'Is it sweet?', answer: 'A little.', ...kept };
    const data = dataOf({
      kind: 'questions',
      categories: [{ id: 'c', name: 'Taste', ...kept, faqs: [faq] }],
    });
    expect(data).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ name: 'Is it sweet?', acceptedAnswer: { text: 'A little.' } }],
    });
    expect(requiredProblems(data)).toEqual([]);
  });
});

describe('a description', () => {
  const LONG = 'coconut\nwater '.repeat(30);
  const kept = { slug: 'us', title: 'Us', sections: [] };
  const lists = { products: [], filter: NO_FILTER, page: 1, total: 0, categories: [] };

  it.each<[string, ShopPage]>([
    ['a product', { kind: 'product', product: aProduct({ description: LONG }) }],
    ['an article', { kind: 'article', article: anArticle({ description: LONG }) }],
    ['a page of sections', { kind: 'sections', page: { ...kept, description: LONG }, path: '/p/us' }],
    ['Home', { kind: 'home' }],
  ])('of %s is cut after a word, at 160 characters, in search and chats', (_, shown) => {
    const brand = { ...TEST_BRAND, description: LONG };
    const html = renderHead(headOf({ ...DEPS, brand }, shown, '/'));
    const [, description = ''] = /<meta name="description" content="([^"]*)">/.exec(html) ?? [];
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).toMatch(/^coconut water .* (coconut|water)…$/);
    expect(html).toContain(`<meta property="og:description" content="${description}">`);
  });

  it('of one long word keeps whole letters', () => {
    const { description } = productHead(aProduct({ description: 'നീ👩‍🌾'.repeat(60) }));
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).toMatch(/^(?:നീ👩‍🌾)+(?:നീ)?…$/u);
  });

  it('is whole once in the data of a product: variants have the short one', () => {
    const variantCombinations = ['v1', 'v2'].map((variantId) => aVariant({ variantId }));
    const product = aProduct({ description: LONG, variantCombinations });
    const short = productHead(product).description;
    expect(dataOf({ kind: 'product', product })).toMatchObject({
      description: 'coconut water '.repeat(30).trim(),
      hasVariant: [{ description: short }, { description: short }],
    });
    const only = { ...product, variantCombinations: variantCombinations.slice(1) };
    expect(dataOf({ kind: 'product', product: only }).description).toHaveLength(LONG.length - 1);
  });

  it.each<[ShopPage, string]>([
    [{ kind: 'products', ...lists }, 'Everything that Ilaneer makes.'],
    [{ kind: 'merchandise', ...lists }, 'Merchandise by Ilaneer.'],
    [{ kind: 'questions', categories: [] }, 'Answers to what shoppers ask Ilaneer.'],
    [{ kind: 'stores', stores: [] }, 'The stores of Ilaneer: addresses, opening hours and directions.'],
  ])('of a list without entries is a sentence all the same', (shown, description) => {
    expect(headOf(DEPS, shown, '/').description).toBe(description);
  });

  it('is the text of a page without its tags', () => {
    const page = {
      slug: 'refund-policy',
      title: 'Refund Policy',
      toldOn: null,
      updatedOn: '2026-01-01',
      html: '<h2>Returns</h2><p>Within <strong>7 days</strong>, by post &amp; courier.</p>',
      intro: '',
      sections: [],
    };
    const head = headOf(DEPS, { kind: 'text', page, path: '/refund-policy' }, '/refund-policy');
    expect(head.description).toBe('Returns Within 7 days, by post & courier.');
    expect(head.canonical).toBe(`${SHOP}/refund-policy`);
  });
});

describe('the tags of a head', () => {
  it('say where the page and its picture are', () => {
    const html = renderHead(productHead(aProduct({})));
    expect(html).toContain(`<link rel="canonical" href="${SHOP}/Product-page/shirt">`);
    expect(html).toContain(`<meta property="og:image" content="${SHOP}/previews/product/shirt.png">`);
    expect(html).toContain('<meta property="og:type" content="product">');
    expect(html).toContain('<meta property="product:price:amount" content="118.00">');
    expect(html).not.toContain('rel="alternate"');
  });

  it('escape all texts of staff', () => {
    const name = `"><script>alert('&')</script><!--`;
    const html = renderHead(productHead(aProduct({ name, description: name })));
    expect(html).not.toMatch(/<script>|<!--/);
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)];
    expect(blocks.map(([, json = '']) => JSON.parse(json).name)[0]).toBe(name);
  });
});
