import type { logout } from '@ilaneer/contract/account/account';
import type { getCart } from '@ilaneer/contract/cart/cart';
import type { homeBanners } from '@ilaneer/contract/catalogue/catalogue';
import type { getBestPrice, getCoupons, verifyCoupon } from '@ilaneer/contract/coupon';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { expectAccessible, expectAlert, expectText } from '../../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../../testing/fake-server.ts';
import { breakCall, logInElsewhere } from '../../../../testing/faults.ts';
import { renderShop } from '../../../../testing/render-shop.tsx';
import { PACK } from '../../../../testing/replies/cart.ts';
import { answerCheckout } from '../../../../testing/replies/checkout.ts';
import { answerHome } from '../../../../testing/replies/home.ts';
import { answerOffers, priceOf, TENTH } from '../../../../testing/replies/offers.ts';
import { answerShopper, SHOPPER } from '../../../../testing/replies/shop.ts';

// ₹570.00, with 18 % GST ₹672.60 and free delivery; a tenth less ₹605.34.
const TWO = { ...PACK, quantity: 2 };
const FULL = '₹672.60';
const REDUCED = '₹605.34';

const offers = page.getByRole('region', { name: 'Offers' });
const summary = page.getByRole('region', { name: 'Order summary' });
const dialog = page.getByRole('dialog', { name: 'Apply coupons' });
const open = offers.getByRole('button', { name: 'Apply coupons' });
const best = offers.getByRole('button', { name: 'Take the best price' });
const useCoins = offers.getByRole('checkbox', { name: 'Use coins' });
const checkout = page.getByRole('link', { name: 'Checkout', exact: true });

let server: FakeServer;
beforeEach(() => {
  server = openFakeServer();
  answerShopper(server);
  answerCheckout(server);
});

async function openCart(balance = 0): Promise<void> {
  answerOffers(server, TWO, balance);
  await renderShop('/cart', { shopper: SHOPPER });
  await expect.element(offers).toBeVisible();
}

const expectSum = (text: string) =>
  expect.element(summary.getByText(text, { exact: true }).first()).toBeVisible();
const stored = () => localStorage.getItem('appliedCoupon');

describe('a coupon (COUPON-11, COUPON-12)', () => {
  it('is found in the list, with the amount missing for the others; a bad code is refused with the reason', async () => {
    await openCart();
    await open.click();
    const rows = dialog.getByRole('list', { name: 'Coupons' }).getByRole('listitem');
    await expect
      .poll(() => rows.elements().map(({ textContent }) => textContent))
      .toEqual([
        expect.stringMatching(/^TENTH.*You save ₹57\.00/),
        expect.stringMatching(/^FIRST100.*Add ₹229\.00 more to use this coupon$/),
      ]);
    server.refuse<typeof verifyCoupon>('GET', '/coupons/verify/:code', {
      ...{ status: 400, message: 'Coupon has expired', code: 'COUPON_INVALID' },
    });
    const code = dialog.getByRole('textbox', { name: 'Coupon code' });
    await code.fill('onam 2026');
    await userEvent.keyboard('{Enter}');
    await expectText('Coupon has expired');
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Apply TENTH' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expectAlert('TENTH applied. You save ₹57.00.');
    await expectSum('−₹57.00');
    await expectSum(REDUCED);
    await expectAccessible();
  });

  it('is one press away with the best price, names the missing amount, and is removed', async () => {
    await openCart();
    await expect.element(offers.getByText(`Best price ${REDUCED} with TENTH`)).toBeVisible();
    await expectText('₹570.00 − ₹57.00 coupon + ₹92.34 GST + free delivery');
    await best.click();
    await expect.element(offers.getByText('You save ₹57.00')).toBeVisible();
    await expect.element(offers.getByText(/^Best price/)).not.toBeInTheDocument();
    await page.getByRole('button', { name: /^One less/ }).click();
    await expect.element(offers.getByText('Add ₹215.00 more to use this coupon')).toBeVisible();
    await expect.element(summary.getByText('Coupon savings')).not.toBeInTheDocument();
    await expectAccessible();
    await page.getByRole('button', { name: /^One more/ }).click();
    await expectSum(REDUCED);
    await offers.getByRole('button', { name: 'Remove coupon TENTH' }).click();
    await expectSum(FULL);
    await expect.element(open).toHaveFocus();
  });

  it('survives an expired session, and ends with a logout; coupons are fetched again', async () => {
    answerHome(server);
    await openCart();
    await best.click();
    server.failBefore<typeof getCoupons>('GET', '/coupons');
    await offers.getByRole('button', { name: 'Change coupon' }).click();
    await expect.element(dialog.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await expectAccessible();
    server.answer<typeof getCoupons>('GET', '/coupons', { success: true, totalCoupons: 1, coupons: [TENTH] });
    await dialog.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(dialog.getByText('Applied', { exact: true })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();

    await breakCall<typeof getCart>(server, 'GET', '/get-cart', 401);
    location.hash = '#/Empty';
    await expectText('OOPS! Your Cart is Empty');
    location.hash = '#/cart';
    await expectAlert('Session expired. Please login again.');
    expect(stored()).toBe('TENTH');
    answerOffers(server, TWO);
    logInElsewhere();
    await expectSum(REDUCED);
    server.answer<typeof logout>('POST', '/logout', { success: true, message: '' });
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
    await expectText('You are logged out.');
    expect(stored()).toBeNull();
    await expect.poll(() => server.asked<typeof homeBanners>('GET', '/home-banners')).toHaveLength(1);
  });
});

describe('coins (COIN-3, COIN-12)', () => {
  it('fold away beside a coupon, and say that the delivery charge comes back', async () => {
    await openCart(14);
    await expect.element(offers.getByText('All of them take ₹14.00 off.')).toBeVisible();
    await expect.element(offers.getByText('Best price ₹590.00 with TENTH and 13 coins')).toBeVisible();
    await best.click();
    await expect.element(offers.getByText('13 of your 14 coins used. You save ₹13.00.')).toBeVisible();
    await useCoins.click();
    await expectSum(REDUCED);
    await offers.getByRole('button', { name: 'Remove coupon TENTH' }).click();
    await useCoins.click();
    // ₹556.00 and 18 % on it.
    await expectSum('₹656.08');
    await expectSum('−₹14.00');
    await useCoins.click();
    await open.click();
    await dialog.getByRole('button', { name: 'Apply TENTH' }).click();
    await expect.element(useCoins).not.toBeInTheDocument();
    const more = offers.getByRole('button', { name: 'More offers' });
    await expect.element(more).toHaveAttribute('aria-expanded', 'false');
    await more.click();
    await expect.element(more).toHaveAttribute('aria-expanded', 'true');
    await useCoins.click();
    // ₹570 less ₹57 less ₹14 is ₹499.
    await expectSum('₹628.82');
    await expectText('Your order is below ₹500.00 with them, so delivery costs ₹40.00.');
    await expectAccessible();
  });

  it('wait for a proven address, and are left out where they cannot be checked', async () => {
    const barred = priceOf([TWO]);
    const problem = 'Please confirm your email address or mobile number to use coins';
    answerOffers(server, TWO);
    server.answer<typeof getBestPrice>('GET', '/best-price', {
      ...barred,
      coins: { ...barred.coins, balance: 14, problem },
    });
    await renderShop('/cart', { shopper: SHOPPER });
    await expect.element(offers.getByText('You have 14 coins')).toBeVisible();
    await expect.element(offers.getByText(/^Please confirm your email address/)).toBeVisible();
    await expect.element(offers.getByRole('link', { name: 'Your account' })).toBeVisible();
    await expect.element(useCoins).not.toBeInTheDocument();
    await expectAccessible();
    server.failBefore<typeof getBestPrice>('GET', '/best-price');
    localStorage.setItem('appliedCoins', '1000000');
    location.hash = '#/Empty';
    await expectText('OOPS! Your Cart is Empty');
    window.dispatchEvent(new StorageEvent('storage', { key: 'appliedCoins' }));
    location.hash = '#/cart';
    await expect.element(offers.getByText(/^We could not check your coins\./)).toBeVisible();
    await expectSum(FULL);
    await expectAccessible();
  });
});

describe('a checkout at a glance', () => {
  const boxOf = (place: Locator) => place.element().getBoundingClientRect();
  const narrow = async (width: number, height: number) => {
    await page.viewport(width, height);
    onTestFinished(() => page.viewport(1_280, 900));
  };

  it('has the total and the next step above the fold on every step, and no offer before them', async () => {
    await narrow(1_440, 900);
    await openCart();
    for (const [title, next] of [
      ['Your cart', checkout],
      ['Address', page.getByRole('button', { name: 'Continue', exact: true })],
      ['Payment', page.getByRole('button', { name: 'Place Order' })],
    ] as const) {
      await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const total = summary.getByRole('definition').first();
      await expect.element(total).toHaveTextContent(FULL);
      await expect.element(next).toBeInViewport({ ratio: 1 });
      await expect.element(total).toBeInViewport({ ratio: 1 });
      await expect.element(open).toBeVisible();
      expect(boxOf(next).y).toBeLessThan(boxOf(offers).y);
      if (title !== 'Payment') await next.click();
    }
  });

  it('shows notifications beside navigation and next step, at any width', async () => {
    await openCart();
    for (const [width, height] of [
      [360, 740],
      [768, 1_024],
      [1_440, 900],
    ] as const) {
      await narrow(width, height);
      await open.click();
      await dialog.getByRole('button', { name: 'Apply TENTH' }).click();
      await expect.element(dialog).not.toBeInTheDocument();
      await expectAlert('TENTH applied.');
      const toast = boxOf(page.getByRole('alert').filter({ hasText: 'TENTH applied.' }));
      const places = [checkout, page.getByRole('banner'), ...(width === 1_440 ? [summary] : [])];
      for (const box of places.map(boxOf)) {
        const isBeside = toast.x >= box.right || box.x >= toast.right;
        expect(isBeside || toast.y >= box.bottom || box.y >= toast.bottom, `${width} px`).toBe(true);
      }
      // The message disappears with the coupon.
      await offers.getByRole('button', { name: 'Remove coupon TENTH' }).click();
      await expect.element(page.getByText(/^TENTH applied/)).not.toBeInTheDocument();
    }
  });
});
