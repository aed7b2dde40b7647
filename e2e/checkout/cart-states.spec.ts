import { addToWishlist, loadCart } from '../support/cart.ts';
import { WATER } from '../support/checkout.ts';
import { expectAlert, expectNamed, expectText } from '../support/expect-texts.ts';
import { loadPage } from '../support/navigation.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn } from '../support/shopper.ts';

const OIL = { productId: 'virgin-coconut-oil-bottle', variantId: 'virgin-coconut-oil-bottle_V01' };

test.describe('with one line of water', () => {
  test.beforeEach(async ({ page, calls, shopper }) => {
    await calls.addToCart(WATER);
    await logIn(page, shopper);
  });

  // CART-14
  test('a line goes into the wishlist', async ({ page }) => {
    await loadCart(page);
    await addToWishlist(page).click();
    await expectText(page, 'In Wishlist');
    await expectAlert(page, 'added to wishlist successfully!');
  });

  test('the coupon dialog in the cart, at the address step and at the payment', async ({ page, calls }) => {
    await calls.saveAddress();
    const openCoupons = () => page.getByRole('button', { name: /^Apply coupons/ }).click();

    await loadCart(page);
    await openCoupons();
    await expectNamed(page, 'dialog', 'Apply coupons');
    await loadPage(page, '/address');
    await openCoupons();
    await expectNamed(page, 'dialog', 'Apply coupons');
    await loadPage(page, '/address');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Payment' }).waitFor();
    await openCoupons();
    await expectNamed(page, 'dialog', 'Apply coupons');
  });
});

// CART-7, CART-10 and PRICING-5
test('what the server says of the cart calls', async ({ calls }) => {
  expect.soft(await calls.refusal('POST', '/remove-from-cart', WATER)).toBe('Product not found in cart');
  expect.soft(await calls.refusal('POST', '/remove-from-cart', {})).toBe('Product ID is required');
  await calls.addToCart(OIL);
  expect
    .soft(await calls.refusal('PUT', '/update-cart-quantity', { ...OIL, newQuantity: 0 }))
    .toBe('Quantity must be a positive number');
  expect.soft(await calls.cartLines()).toMatchObject([{ unit: 'pcs' }]);
  const one = (await calls.setQuantity(OIL, 1)).summary;
  expect.soft(one.delivery, 'delivery for 40 below 500').toBe(40);
  const enough = (await calls.setQuantity(OIL, Math.ceil(500 / one.subtotal))).summary;
  expect.soft(enough.delivery, 'delivery free from 500 after discounts').toBe(0);
});
