import type { getCart } from '@ilaneer/contract/cart/cart';
import type { getWishlist } from '@ilaneer/contract/wishlist';
import { formatRupees, paise } from '@ilaneer/domain/money';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openFakeServer } from '../../testing/fake-server.ts';
import { renderShop } from '../../testing/render-shop.tsx';
import { answerNoCoupons, cartOf } from '../../testing/replies/cart.ts';
import { answerProduct, TOTE } from '../../testing/replies/catalogue.ts';
import { answerShopper, SHOPPER } from '../../testing/replies/shop.ts';
import { entryOf, wishlistOf } from '../../testing/replies/wishlist.ts';

// 5 % on ₹299.00.
const ON_TOP = formatRupees(paise(31_395));

/** Visible prices as announced, or as the large figure. */
function paidFigures(): (string | null | undefined)[] {
  return [...document.querySelectorAll('main span')].flatMap((note) => {
    const words = note.textContent.replaceAll('\u00a0', ' ').trim();
    const [, figure] = /^(?:(₹[\d,.]+) with GST|incl\. of all taxes)$/.exec(words) ?? [null, null];
    if (figure === null || note.children.length === 0) return [];
    return [figure ?? note.parentElement?.querySelector('[translate="no"]')?.textContent];
  });
}

it.each([
  ['on top', false, ON_TOP],
  ['inside', true, '₹299.00'],
])(
  'every printed price is the price paid, with GST %s of it (PRICING-22, PRICING-37)',
  async (_, gstIncluded, paid) => {
    const product = {
      ...{ ...TOTE, gstIncluded, originalPrice: 349 },
      variantCombinations: TOTE.variantCombinations.map((one) => ({
        ...one,
        gstIncluded,
        originalPrice: 349,
      })),
    };
    const server = openFakeServer();
    answerShopper(server);
    answerProduct(server, product);
    answerNoCoupons(server);
    server.answer<typeof getCart>('GET', '/get-cart', cartOf());
    server.answer<typeof getWishlist>('GET', '/get-wishlist', wishlistOf(entryOf(product)));
    await renderShop('/ExploreProducts', { shopper: SHOPPER });
    for (const path of ['/ExploreProducts', '/products', '/wishlist', '/Product-page/tote']) {
      location.hash = `#${path}`;
      await expect.element(page.getByRole('main').getByText('Market Tote').first()).toBeVisible();
      await expect.poll(() => new Set(paidFigures()), { message: path }).toEqual(new Set([paid]));
    }
    await expect.poll(() => document.querySelector('main s')?.textContent).toMatch(/₹349\.00$/);
  },
);
