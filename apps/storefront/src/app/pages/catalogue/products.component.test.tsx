import type { getCategories, getProduct } from '@ilaneer/contract/catalogue/catalogue';
import type { SectionView } from '@ilaneer/contract/page-sections';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectNamed, expectTextOfEach } from '../../../../testing/expectations.ts';
import { openFakeServer } from '../../../../testing/fake-server.ts';
import { renderShop } from '../../../../testing/render-shop.tsx';
import { answerCatalogue, TOTE } from '../../../../testing/replies/catalogue.ts';
import { SHOP } from '../../../../testing/replies/shop.ts';
import { answerSitePage } from '../../../../testing/replies/site-page.ts';

const pack = (label: string, count: number, amount: number) => ({
  label,
  count,
  amount,
  unit: 'ml' as const,
});
const card = (title: string, category: string, packsTitle: string, ...packs: ReturnType<typeof pack>[]) => ({
  ...{ title, text: 'Good.', picture: 'art/card.svg', category, packsTitle, packs },
});
const COLLECTION: SectionView = {
  id: 'collection',
  kind: 'cards',
  title: 'The exclusive collection',
  cards: [
    card('Coconut oil, Pet Bottle', 'pet-bottles', 'Sizes', pack('1L', 1, 1_000)),
    card('Coconut oil, Pouch', 'pouches', 'Sizes', pack('500ml', 1, 500), pack('1L', 1, 1_000)),
    card(
      ...(['Tender Coconut Water', 'water-packs', 'Packs of'] as const),
      ...[6, 12, 24, 48].map((count) => pack(String(count), count, 200)),
    ),
  ],
};

const collection = page.getByRole('region', { name: 'The exclusive collection' });
const cards = collection.getByRole('article');

it('shows the exclusive collection above the whole catalogue (CATALOGUE-6, CATALOGUE-22)', async () => {
  const server = openFakeServer();
  const goods = ['pet-bottles', 'pouches', 'water-packs'].map((categoryId) => ({
    ...{ ...TOTE, id: categoryId, name: categoryId, categoryId },
  }));
  answerCatalogue(server, TOTE, ...goods);
  answerSitePage(server, 'products', 'Products', COLLECTION);
  // The pointer may rest on a card.
  server.answer<typeof getProduct>('GET', '/getProduct/:id', { success: true, product: TOTE });
  const pictures = {
    ...SHOP.pictures,
    merchandiseWide: 'banners/merchandise-wide.svg',
    merchandiseTall: 'banners/merchandise-tall.svg',
  };
  await renderShop('/products', { shop: { pictures } });
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expectTextOfEach(breadcrumb.getByRole('listitem'), 'Homepage', 'Products');
  await expect.element(cards).toHaveLength(3);
  await expectTextOfEach(cards.nth(0).getByRole('listitem'), '1L');
  await expectTextOfEach(cards.nth(1).getByRole('listitem'), '500ml', '1L');
  await expectTextOfEach(cards.nth(2).getByRole('listitem'), '6', '12', '24', '48');
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Explore merchandise' }))
    .toHaveAttribute('href', '/ExploreProducts');
  await expectNamed('heading', 'Merchandise');
  await expect.element(page.getByRole('link', { name: 'Market Tote' })).toBeVisible();
  await expect
    .poll(() => server.asked<typeof getCategories>('GET', '/get-categories')[0]?.get('limit'))
    .toBe('100');
  await expectAccessible();
});

it('leads to the merchandise by a line alone while there is no picture for its panel (CATALOGUE-22)', async () => {
  answerCatalogue(openFakeServer(), TOTE);
  await renderShop('/products');
  const link = page.getByRole('main').getByRole('link', { name: 'Explore merchandise' });
  await expect.element(link).toHaveAttribute('href', '/ExploreProducts');
  await expect.element(page.getByRole('heading', { name: 'Merchandise' })).not.toBeInTheDocument();
  await expectAccessible();
});

it('leads from a pack of the collection to that pack (CATALOGUE-22)', async () => {
  const [bottle] = TOTE.variantCombinations;
  if (bottle === undefined) throw new Error('The tote has a variant');
  const netQuantity = { count: 1, amount: 1_000, unit: 'ml' } as const;
  const server = openFakeServer();
  answerSitePage(server, 'products', 'Products', COLLECTION);
  answerCatalogue(server, {
    ...TOTE,
    id: 'oil',
    categoryId: 'pet-bottles',
    variantCombinations: [{ ...bottle, variantId: 'oil-1l', netQuantity }],
  });
  await renderShop('/products');
  await expect
    .element(cards.nth(0).getByRole('link', { name: 'Coconut oil, Pet Bottle, 1L' }))
    .toHaveAttribute('href', '/Product-page/oil?variant=oil-1l');
});
