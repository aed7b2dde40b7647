import { placeOrderButton } from '../support/checkout.ts';
import { alertSaying } from '../support/expect-texts.ts';
import { expectFigures, lineOf, totalOf } from '../support/order-figures.ts';
import { logIn } from '../support/shopper.ts';
import { expect, test } from '../support/staff-test.ts';
import { translate } from '../support/translator.ts';

const POUCH = 'virgin-coconut-oil-pouch';
const LITRE = { productId: POUCH, variantId: `${POUCH}_V02` } as const;

test('a translated page shows right sums, to shoppers and staff (STOREFRONT-24)', async ({
  page,
  request,
  calls,
  shopper,
  signInAs,
}) => {
  test.slow();
  await calls.saveAddress();
  await logIn(page, shopper);
  const main = page.getByRole('main');

  await test.step('product page: another variant', async () => {
    await page.goto(`/#/Product-page/${POUCH}?variant=${POUCH}_V01`);
    await expect(main.getByText('₹258.42 with GST').first()).toBeVisible();
    await translate(page);
    await main.getByRole('button', { name: '1 L', exact: true }).click();
    await expect(main.locator('s').first()).toHaveText(/₹469\.00$/);
    for (const sum of ['₹429.00', '₹506.22', '₹555.00', '₹48.78']) {
      await expect(main.getByText(sum, { exact: true }).first()).toBeVisible();
    }
    for (const sum of ['₹219.00', '₹258.42'])
      await expect(main.getByText(sum, { exact: true })).toHaveCount(0);
  });

  await test.step('product page: another quantity, into the cart', async () => {
    await main.getByRole('button', { name: /^One more/ }).click();
    await main.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await expect(main.getByText('2 in your cart')).toBeVisible();
  });

  await test.step('cart: another quantity', async () => {
    await main.getByRole('link', { name: 'Go to cart' }).click();
    await expectFigures(page, await lineOf(request, LITRE, 2));
    await main.getByRole('button', { name: /^One more/ }).click();
    await expectFigures(page, await lineOf(request, LITRE, 3));
    await expect(main.getByText('₹1,287.00', { exact: true }).filter({ visible: true })).toHaveCount(2);
  });

  await test.step('checkout', async () => {
    await main.getByRole('link', { name: 'Checkout', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Select Delivery Address' })).toBeVisible();
    await expectFigures(page, await lineOf(request, LITRE, 3));
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expectFigures(page, await lineOf(request, LITRE, 3));
    await placeOrderButton(page).click();
    await expect(alertSaying(page, 'Order placed successfully!')).toBeVisible();
    await expect(main.getByText(totalOf(await lineOf(request, LITRE, 3))).first()).toBeVisible();
  });

  await test.step("the staff's order page: another quantity", async () => {
    const [order] = await calls.orders();
    await signInAs('all');
    await page.goto(`/backoffice/orders/${order?.orderId}`);
    await expect(page.getByRole('button', { name: 'Change items' })).toBeVisible();
    await translate(page);
    await page.getByRole('button', { name: 'Change items' }).click();
    const editor = page.getByRole('region', { name: 'Change the items' });
    for (const quantity of [5, 2]) {
      await editor.getByLabel(/^Quantity of/).fill(String(quantity));
      const after = totalOf(await lineOf(request, LITRE, quantity));
      await expect(editor.getByRole('row', { name: /^Total/ })).toContainText(after);
      await expect(editor.getByText(`The shopper pays ${after} on delivery.`)).toBeVisible();
    }
    await editor.getByRole('button', { name: 'Save items' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Change the items' }).click();
    const total = totalOf(await lineOf(request, LITRE, 2));
    await expect(
      page.getByRole('region', { name: 'Items' }).getByRole('cell', { name: '₹858.00' }),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: 'Money' }).getByText(total).first()).toBeVisible();
  });
});
