import { goToPayment, placeOrderButton, WATER } from '../support/checkout.ts';
import { alertSaying } from '../support/expect-texts.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn } from '../support/shopper.ts';
import { expectAccessible, expectSoundPage } from '../support/sound-page.ts';

test('a business is billed once its details are saved, and only while its box is ticked (CHECKOUT-24)', async ({
  page,
  calls,
  shopper,
  allowProblems,
}) => {
  allowProblems(/400 .*account\/business/);
  await calls.addToCart(WATER);
  await calls.saveAddress();
  await logIn(page, shopper);
  await page.goto('/#/address');
  const part = page.getByRole('region', { name: 'Buying for a business?' });
  const fold = part.getByRole('button', { name: 'Buying for a business?' });
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await fold.focus();
  await page.keyboard.press('Enter');
  await expect(part.getByLabel('GSTIN')).toBeVisible();
  await expectAccessible(page);

  const save = part.getByRole('button', { name: 'Save and bill to this business' });
  await save.click();
  await expect(part.getByText('GSTIN is required')).toBeVisible();
  await part.getByLabel('GSTIN').fill('33aabct1332l1zm');
  await expect(part.getByText('Registered in Tamil Nadu')).toBeVisible();
  await part.getByLabel('Legal name').fill('Marina Foods Private Limited');
  await part.getByLabel('Billing address line 1').fill('2 Mount Road');
  await part.getByLabel('PIN code').fill('682001');
  await save.click();
  await expect(part.getByText(/The check digit of this GSTIN does not fit/)).toBeVisible();
  await expect(part.getByLabel('GSTIN')).toBeFocused();
  await expectAccessible(page);

  // What is not saved holds the step back.
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(alertSaying(page, 'Please save your business details first, or close them')).toBeVisible();
  await part.getByLabel('GSTIN').fill('33AABCT1332L1ZL');
  await save.click();
  await expect(part.getByText(/PIN code 682001 is in Kerala, and this GSTIN is of Tamil Nadu/)).toBeVisible();
  await part.getByLabel('PIN code').fill('600002');
  await save.click();
  const box = part.getByRole('checkbox', { name: 'Bill this order to Marina Foods Private Limited' });
  await expect(box).toBeChecked();
  await expectSoundPage(page);

  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  const delivery = page.getByRole('region', { name: 'Delivery address' });
  await expect(delivery.getByText('Marina Foods Private Limited')).toBeVisible();
  await expect(delivery.getByText(/GSTIN 33AABCT1332L1ZL/)).toBeVisible();
  await expectSoundPage(page);
  const sent = page.waitForRequest('**/api/place-order');
  await placeOrderButton(page).click();
  expect((await sent).postDataJSON()).toMatchObject({
    business: { gstin: '33AABCT1332L1ZL', legalName: 'Marina Foods Private Limited', pinCode: '600002' },
  });
  await expect(alertSaying(page, 'Order placed successfully!')).toBeVisible();
  // Where the checkout ends by itself: nobody leaves before.
  await expect(page.getByRole('heading', { level: 1, name: /^My order/ })).toBeVisible();

  // The next time it is there, and one press takes it off.
  await calls.addToCart(WATER);
  await page.goto('/#/cart');
  await page.getByRole('link', { name: 'Checkout', exact: true }).click();
  await expect(box).toBeChecked();
  await box.uncheck();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByText('Marina Foods Private Limited')).toHaveCount(0);
  const plain = page.waitForRequest('**/api/place-order');
  await placeOrderButton(page).click();
  expect((await plain).postDataJSON()).not.toHaveProperty('business');
});

test('nobody else is asked for anything', async ({ page, calls, shopper }) => {
  await goToPayment(page, calls, shopper);
  await expect(page.getByText('Billed to')).toHaveCount(0);
});

test('the account holds the business', async ({ page, shopper }) => {
  await logIn(page, shopper);
  await page.goto('/#/account#business');
  const section = page.getByRole('region', { name: 'Your business' });
  await section.getByRole('button', { name: 'Add business details' }).click();
  await section.getByLabel('GSTIN').fill('32AAKCA1234M1ZU');
  await expectSoundPage(page);
  await section.getByLabel('Legal name').fill('Malabar Traders LLP');
  await section.getByLabel('Billing address line 1').fill('7 Beach Road');
  await section.getByLabel('PIN code').fill('673001');
  await section.getByRole('button', { name: 'Save business details' }).click();
  await expect(alertSaying(page, 'Your business details are saved.')).toBeVisible();
  await expectSoundPage(page);
  await section.getByRole('button', { name: 'Remove business details' }).click();
  await expect(alertSaying(page, 'Your business details are removed.')).toBeVisible();
  await expect(section.getByRole('button', { name: 'Add business details' })).toBeVisible();
});
