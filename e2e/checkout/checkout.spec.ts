import type { Page } from '@playwright/test';
import { logInByDialog, stepOne } from '../support/account-dialogs.ts';
import { goToPayment, placeOrderButton, WATER } from '../support/checkout.ts';
import { alertSaying } from '../support/expect-texts.ts';
import { orderByCard } from '../support/pay.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn } from '../support/shopper.ts';
import { expectAccessible, expectSoundPage } from '../support/sound-page.ts';

/** The body of the next order. */
async function nextOrder(page: Page, path: string): Promise<Record<string, unknown>> {
  const request = await page.waitForRequest(`**/api/${path}`);
  return request.postDataJSON();
}

const item = {
  productId: WATER.productId,
  quantity: 1,
  price: 285,
  originalPrice: 300,
  variant: { variantId: WATER.variantId, variantName: expect.any(String) },
  productName: expect.stringContaining('Tender Coconut Water'),
  productImage: expect.stringMatching(/^\/pictures\//),
  unit: 'pcs',
};

test.describe('the order request', () => {
  const shown = { deliveryCharge: 40, discountAmount: 0, couponCode: null, total: 376.3 };

  test('of cash on delivery is the specified one', async ({ page, calls, shopper }) => {
    await goToPayment(page, calls, shopper);
    const sent = nextOrder(page, 'place-order');
    await placeOrderButton(page).click();
    expect(await sent).toMatchObject({
      items: [item],
      deliveryAddress: {
        fullName: 'Asha Menon',
        phone: expect.stringMatching(/^9\d{9}$/),
        email: shopper.email.toLowerCase(),
        addressLine1: '12 Palm Grove Road',
        city: 'Kochi',
        state: 'Kerala',
        zipcode: '682001',
      },
      paymentMethod: 'cod',
      paymentDetails: { paymentGateway: 'cod', method: 'cod' },
      ...shown,
    });
    await expect(alertSaying(page, 'Order placed successfully!')).toBeVisible();
  });

  test('of a card has its holder and expiry, never number or CVV', async ({ page, calls, shopper }) => {
    await goToPayment(page, calls, shopper);
    const sent = nextOrder(page, 'place-order');
    await orderByCard(page);
    const body = await sent;
    expect(body).toMatchObject({
      items: [item],
      paymentMethod: 'prepaid',
      paymentDetails: {
        paymentGateway: 'card',
        method: 'prepaid',
        cardName: 'Meera Nair',
        expDate: '12/39',
      },
      ...shown,
    });
    expect(JSON.stringify(body)).not.toContain('1234"');
    expect(body.paymentDetails).not.toHaveProperty('cvv');
  });

  test('of UPI for Buy Now names its one item, and the coupon', async ({ page, calls, shopper }) => {
    await calls.saveAddress();
    await logIn(page, shopper);
    await page.goto(`/#/address?productId=${WATER.productId}&variantId=${WATER.variantId}&quantity=2`);
    await page.getByRole('button', { name: 'Take the best price' }).click();
    await expect(page.getByText('You save ₹57.00')).toBeVisible();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByRole('radio', { name: 'UPI' }).check();
    const sent = nextOrder(page, 'single-product-place-order');
    await placeOrderButton(page).click();
    expect(await sent).toMatchObject({
      ...item,
      quantity: 2,
      paymentMethod: 'online',
      paymentDetails: { paymentGateway: 'upi', method: 'online' },
      deliveryCharge: 0,
      discountAmount: 57,
      couponCode: 'ILANEER10',
      total: 605.34,
    });
    await expect(page.getByRole('heading', { level: 1, name: 'Complete your payment' })).toBeVisible();
  });
});

test('an order without a token asks for the login, tells the truth, and comes back to the payment', async ({
  page,
  calls,
  shopper,
}) => {
  await goToPayment(page, calls, shopper);
  await page.evaluate(() => localStorage.removeItem('authToken'));
  await placeOrderButton(page).click();
  await expect(alertSaying(page, 'Please login to continue')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(stepOne(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Logout', includeHidden: true })).toHaveCount(0);
  expect(await calls.orders()).toEqual([]);
  await logInByDialog(page, shopper);
  await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Delivery address' })).toContainText('Asha Menon');
  await placeOrderButton(page).click();
  await expect(alertSaying(page, 'Order placed successfully!')).toBeVisible();
  expect(await calls.orders()).toHaveLength(1);
});

test('the total and the next step stand above the fold on every step, and no offer before them', async ({
  page,
  calls,
  shopper,
}) => {
  await calls.addToCart(WATER);
  await calls.saveAddress();
  await logIn(page, shopper);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/#/cart');
  const summary = page.getByRole('region', { name: 'Order summary' });
  const offers = page.getByRole('region', { name: 'Offers' });
  for (const [title, next] of [
    ['Your cart', page.getByRole('link', { name: 'Checkout', exact: true })],
    ['Address', page.getByRole('button', { name: 'Continue', exact: true })],
    ['Payment', placeOrderButton(page)],
  ] as const) {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(next).toBeInViewport({ ratio: 1 });
    await expect(summary.getByRole('definition').first()).toHaveText('₹376.30');
    await expect(summary.getByRole('definition').first()).toBeInViewport({ ratio: 1 });
    await expect(offers).toBeVisible();
    const [button, offer] = [await next.boundingBox(), await offers.boundingBox()];
    expect(button?.y ?? 0).toBeLessThan(offer?.y ?? 0);
    if (title !== 'Payment') await next.click();
  }
});

test('offers fold away after one is taken', async ({ page, calls, shopper }) => {
  await calls.addToCart(WATER, 2);
  await logIn(page, shopper);
  // As of somebody whose orders earned coins.
  await page.route('**/api/best-price*', async (route) => {
    const response = await route.fetch();
    const coins = { balance: 14, usable: 14, bringDeliveryBack: false, problem: null };
    await route.fulfill({ response, json: { ...(await response.json()), coins } });
  });
  await page.goto('/#/cart');
  const offers = page.getByRole('region', { name: 'Offers' });
  await expect(offers.getByRole('checkbox', { name: 'Use coins' })).toBeVisible();
  const before = await offers.boundingBox();
  await offers.getByRole('button', { name: 'Take the best price' }).click();
  await expect(offers.getByText('You save ₹57.00')).toBeVisible();
  await expect(offers.getByRole('checkbox', { name: 'Use coins' })).toBeHidden();
  await expect(offers.getByText(/^Best price/)).toBeHidden();
  const after = await offers.boundingBox();
  expect(after?.height ?? 0).toBeLessThan(before?.height ?? 0);
  const more = offers.getByRole('button', { name: 'More offers' });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await more.press('Enter');
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await expect(offers.getByRole('checkbox', { name: 'Use coins' })).toBeVisible();
  await expectAccessible(page);
});

test('what is said in passing lies over neither the navigation, nor the total, nor the next step', async ({
  page,
  calls,
  shopper,
}) => {
  await calls.addToCart(WATER, 2);
  await logIn(page, shopper);
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/#/cart');
    await page.getByRole('button', { name: /^(Apply coupons|Change coupon)$/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Apply coupons' });
    const code = width === 768 ? 'KARIKKU50' : 'ILANEER10';
    await dialog.getByRole('textbox', { name: 'Coupon code' }).fill(code);
    await dialog.getByRole('button', { name: 'Apply code' }).click();
    await expect(dialog).toBeHidden();
    const toast = await alertSaying(page, `${code} applied.`).boundingBox();
    for (const place of [
      page.getByRole('link', { name: 'Checkout', exact: true }),
      page.getByRole('banner'),
      ...(width === 1440 ? [page.getByRole('region', { name: 'Order summary' })] : []),
    ]) {
      const box = await place.boundingBox();
      if (toast === null || box === null) throw new Error('out of sight');
      const apart =
        toast.x >= box.x + box.width ||
        box.x >= toast.x + toast.width ||
        toast.y >= box.y + box.height ||
        box.y >= toast.y + toast.height;
      expect(apart, `${place} at ${width} px`).toBe(true);
    }
  }
  await expectSoundPage(page);
});
