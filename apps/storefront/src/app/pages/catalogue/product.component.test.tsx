import type { getCart } from '@ilaneer/contract/cart/cart';
import type { getProduct } from '@ilaneer/contract/catalogue/catalogue';
import type { getReviews, ReviewView } from '@ilaneer/contract/review';
import type { addToWishlist } from '@ilaneer/contract/wishlist';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectAlert, expectNamed, expectText } from '../../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../../testing/fake-server.ts';
import { renderShop } from '../../../../testing/render-shop.tsx';
import { cartOf } from '../../../../testing/replies/cart.ts';
import { answerProduct, CAP, TOTE } from '../../../../testing/replies/catalogue.ts';
import { answerShopper, SHOPPER } from '../../../../testing/replies/shop.ts';

const PAGE = '/Product-page/cap';

describe('the page of a product (CATALOGUE-27, CATALOGUE-29)', () => {
  it('shows what there is to know and to choose', async () => {
    answerProduct(openFakeServer(), CAP, TOTE);
    await renderShop(PAGE);
    await expectNamed('heading', 'Sun Cap', 'Features', 'Description', 'Other products');
    await expectText('Storage instruction', 'Shelf life', 'Certification');
    const colours = page.getByRole('group', { name: /^Colour/ });
    await expect
      .element(colours.getByRole('button', { name: 'Yellow' }))
      .toHaveAttribute('aria-pressed', 'true');
    await expect
      .element(page.getByRole('link', { name: 'Buy Now', exact: true }))
      .toHaveAttribute('href', '/#/OrderComplete?productId=cap&variantId=cap-Yellow&quantity=1');
    await expect.element(page.getByText(/^Stocking up\?/)).toBeVisible();
    await expect.element(page.getByText(/^Need more for a wedding, an office or a shop\?/)).toBeVisible();
    const steps = page.getByRole('region', { name: 'How it is made' }).getByRole('listitem');
    await expect.element(steps).toHaveLength(3);
    // Fetched on scrolling near.
    page.getByRole('heading', { name: 'Other products' }).element().scrollIntoView();
    await expect.element(page.getByRole('article').getByText('Market Tote')).toBeVisible();
    await expectAccessible();
  });

  it('says that there are no further pictures', async () => {
    answerProduct(openFakeServer(), { ...CAP, images: [] });
    await renderShop(PAGE);
    await expectText('No additional images available');
  });

  it('moves to the colour that is picked', async () => {
    answerProduct(openFakeServer(), CAP);
    await renderShop(PAGE);
    await page.getByRole('button', { name: 'Red', exact: true }).click();
    await expect
      .element(page.getByRole('link', { name: 'Buy Now', exact: true }))
      .toHaveAttribute('href', '/#/OrderComplete?productId=cap&variantId=cap-Red&quantity=1');
    expect(location.hash).toBe('#/Product-page/cap?variant=cap-Red');
  });
});

describe('the reviews of a product (REVIEW-7)', () => {
  const REVIEW: ReviewView = {
    ...{ id: 'review-1', stars: 4, words: 'Light, and it stays on.', author: 'Asha', variantName: 'Yellow' },
    ...{ writtenAt: '2026-11-20T06:30:00.000Z', editedAt: null, photos: [], answer: 'Thank you, Asha.' },
  };
  const rating = { average: 4.3, count: 12 };
  const rated = { ...CAP, rating };

  function answerReviews(server: FakeServer): void {
    server.act<typeof getReviews>('GET', '/product-reviews/:productId', (_, query) => {
      const stars = query.get('stars');
      const page = Number(query.get('page'));
      return {
        ...{ success: true, rating },
        distribution: [5, 4, 3, 2, 1].map((one) => ({ stars: one, count: one === 1 ? 0 : 3 })),
        reviews: [{ ...REVIEW, author: stars === null ? `Asha ${page}` : 'Meera' }],
        pagination: { currentPage: page, totalPages: 2, totalItems: 12, itemsPerPage: 10 },
      };
    });
  }

  it('are shown with their average, by page and by stars', async () => {
    const server = openFakeServer();
    answerProduct(server, rated);
    answerReviews(server);
    await renderShop(PAGE);
    await expectNamed('heading', 'Reviews');
    await expect.element(page.getByText('Rated 4.3 of 5 by 12 reviews').first()).toBeInTheDocument();
    page.getByRole('heading', { name: 'Reviews' }).element().scrollIntoView();
    const review = (author: string) => page.getByRole('article', { name: `Review by ${author}` });
    await expect.element(review('Asha 1').getByText('Light, and it stays on.')).toBeVisible();
    await expect.element(review('Asha 1').getByText('Verified purchase')).toBeVisible();
    await expect.element(review('Asha 1').getByText('Thank you, Asha.')).toBeVisible();
    await expectAccessible();
    await page
      .getByRole('navigation', { name: 'Reviews pages' })
      .getByRole('button', { name: 'Next' })
      .click();
    await expect.element(review('Asha 2')).toBeVisible();
    await page.getByRole('button', { name: /^4 stars/ }).click();
    await expect.element(review('Meera')).toBeVisible();
    const asked = server.asked<typeof getReviews>('GET', '/product-reviews/:productId').at(-1);
    expect(asked?.get('page')).toBe('1');
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.element(review('Asha 1')).toBeVisible();
  });

  it('have no place where there are none', async () => {
    answerProduct(openFakeServer(), CAP);
    await renderShop(PAGE);
    await expectNamed('heading', 'Sun Cap');
    expect(page.getByRole('heading', { name: 'Reviews' }).elements()).toEqual([]);
    expect(page.getByText(/^Rated/).elements()).toEqual([]);
  });
});

it('has a heart for the choice that is shown (WISHLIST-3)', async () => {
  const server = openFakeServer();
  answerShopper(server);
  server.answer<typeof getCart>('GET', '/get-cart', cartOf());
  answerProduct(server, CAP);
  await renderShop(PAGE, { shopper: SHOPPER });
  server.refuse<typeof addToWishlist>('POST', '/add-to-wishlist', { status: 409 });
  await page.getByRole('button', { name: 'Add Sun Cap, Yellow to wishlist' }).click();
  await expectAlert('This item is already in your wishlist!');
  await expectNamed('button', 'Remove Sun Cap, Yellow from wishlist');
  expect(server.sent<typeof addToWishlist>('POST', '/add-to-wishlist')).toEqual([
    { productId: 'cap', variantId: 'cap-Yellow' },
  ]);
});

describe('a product that is not shown', () => {
  it('loads', async () => {
    openFakeServer().hang<typeof getProduct>('GET', '/getProduct/:id');
    await renderShop(PAGE);
    await expectText('Loading...');
    await expectAccessible();
  });

  it('is refused, and shown by another try', async () => {
    const server = openFakeServer();
    server.refuse<typeof getProduct>('GET', '/getProduct/:id', { status: 500, message: 'broken' });
    await renderShop(PAGE);
    await expectText('Error loading product.');
    await expectAccessible();
    answerProduct(server, CAP);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expectNamed('heading', 'Sun Cap');
  });

  it('is not there, also where an address can name nothing', async () => {
    const refusal = { status: 404, message: 'Product not found', code: 'PRODUCT_NOT_FOUND' } as const;
    openFakeServer().refuse<typeof getProduct>('GET', '/getProduct/:id', refusal);
    const warnings = vi.spyOn(console, 'warn');
    await renderShop(PAGE);
    await expectText('Product not found.');
    await expectAccessible();
    for (const id of ['50%', '50%zz', '%E0%A4', 'a'.repeat(40_000)]) {
      location.hash = `#/nowhere/${id}`;
      await expectText("OOPS! The page you were looking for doesn't exist");
      location.hash = `#/Product-page/${id}`;
      await expectText('Product not found.');
    }
    expect(warnings).not.toHaveBeenCalled();
    warnings.mockRestore();
  });

  it.each([400, 414, 422, 431])('is not there when a server refuses its id with %i', async (status) => {
    openFakeServer().refuse<typeof getProduct>('GET', '/getProduct/:id', { status, message: 'Too long' });
    await renderShop(PAGE);
    await expectText('Product not found.');
  });
});
