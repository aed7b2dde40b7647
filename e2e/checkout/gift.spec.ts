import { placeOrderButton, WATER } from '../support/checkout.ts';
import { alertSaying } from '../support/expect-texts.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn } from '../support/shopper.ts';
import { expectSoundPage } from '../support/sound-page.ts';

const FRIEND = { fullName: 'Divya Nair', city: 'Chennai', state: 'Tamil Nadu', zipCode: '600001' };

test('a gift goes to a friend and is billed to the shopper (CHECKOUT-25)', async ({
  page,
  calls,
  shopper,
}) => {
  await calls.addToCart(WATER);
  await calls.saveAddress(FRIEND);
  await logIn(page, shopper);
  await page.goto('/#/address');
  const part = page.getByRole('region', { name: 'Is it a gift?' });
  const box = part.getByRole('checkbox', { name: 'It is a gift: bill it to me' });
  await expect(box).not.toBeChecked();
  await box.check();
  await expectSoundPage(page);
  const goOn = page.getByRole('button', { name: 'Continue', exact: true });
  await goOn.click();
  await expect(
    alertSaying(page, 'Please save your own address for the bill, or untick the gift'),
  ).toBeVisible();

  await calls.saveAddress();
  await page.reload();
  await expect(box).toBeChecked();
  await page.getByRole('radio', { name: 'Divya Nair' }).check({ force: true });
  await expect(part.getByLabel('Your address on the bill')).toHaveValue(/.+/);
  await expectSoundPage(page);
  await goOn.click();
  const delivery = page.getByRole('region', { name: 'Delivery address' });
  await expect(delivery.getByText('A gift, billed to Asha Menon')).toBeVisible();
  await expectSoundPage(page);
  const sent = page.waitForRequest('**/api/place-order');
  await placeOrderButton(page).click();
  const request = (await sent).postDataJSON();
  expect(request).toMatchObject({
    deliveryAddress: { fullName: 'Divya Nair', zipcode: '600001' },
    billTo: { fullName: 'Asha Menon', zipcode: '682001' },
  });
  expect(request).not.toHaveProperty('business');
  await expect(alertSaying(page, 'Order placed successfully!')).toBeVisible();
  await page
    .getByRole('button', { name: /View detail/ })
    .first()
    .click();
  await expect(page.getByText('Billed to')).toBeVisible();

  // The next order is a gift again only where somebody says so.
  await calls.addToCart(WATER);
  await page.goto('/#/cart');
  await page.getByRole('link', { name: 'Checkout', exact: true }).click();
  await expect(box).not.toBeChecked();
});
