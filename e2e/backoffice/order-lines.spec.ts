import { expectPageWithoutAxe } from '../support/axe-of-page.ts';
import { expect, test } from '../support/staff-test.ts';

const PACK = {
  productId: 'tender-coconut-water-pack',
  variantId: 'tender-coconut-water-pack_V01',
} as const;

test('staff change the items of an order by keyboard, and are shown first what it comes to', async ({
  page,
  calls,
  signInAs,
}) => {
  await signInAs('all');
  const { orderId, orderNumber } = await calls.order(PACK);
  await page.goto(`/backoffice/orders/${orderId}`);
  await expect(page.getByRole('button', { name: 'Change items' })).toBeVisible();
  await page.keyboard.press('e');
  const editor = page.getByRole('region', { name: 'Change the items' });
  await expect(editor.getByLabel('Add an item')).toBeFocused();
  // Enter does not wait to be shown what it takes.
  await page.keyboard.type('ILN-CAP-EVR-GRY');
  await page.keyboard.press('Enter');
  await page.keyboard.type('iln-nothing');
  await page.keyboard.press('Enter');
  await expect(editor.getByLabel(/Quantity of Everyday Cotton Cap/)).toHaveValue('1');
  await expect(editor.getByText('No goods are called iln-nothing')).toBeVisible();
  await editor.getByLabel(/Quantity of Everyday Cotton Cap/).fill('0');
  await editor.getByLabel('Add an item').fill('shell bowl');
  await expect(editor.getByRole('button', { name: /Coconut Shell Bowl/ }).first()).toBeVisible();
  await editor.getByLabel('Add an item').press('Enter');
  await expect(editor.getByLabel(/Quantity of Coconut Shell Bowl/)).toHaveValue('1');
  await editor.getByLabel(/Quantity of Tender Coconut Water/).fill('2');
  await expect(editor.getByText(/The shopper pays ₹.* on delivery/)).toBeVisible();
  await expectPageWithoutAxe(page);
  await page.keyboard.press('Control+Enter');
  const question = page.getByRole('alertdialog', { name: `Change the items of ${orderNumber}?` });
  await question.getByRole('button', { name: 'Change the items' }).click();
  const items = page.getByRole('region', { name: 'Items' });
  await expect(items.getByRole('cell', { name: /^Coconut Shell Bowl/ })).toBeVisible();
  await expect(items.getByRole('row')).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Timeline' }).getByText('Items changed')).toBeVisible();
});

test('an order by phone is kept while it is taken, paid by its link and said to be taken by whom', async ({
  page,
  signInAs,
}) => {
  const staff = await signInAs('all');
  await page.goto('/backoffice/orders/new');
  await page.getByLabel('Name', { exact: true }).fill('Thankamma Varghese');
  await page.getByLabel('Mobile number').fill('98470 55501');
  await page.getByLabel('Add an item').fill('shell bowl');
  await page
    .getByRole('button', { name: /Coconut Shell Bowl/ })
    .first()
    .click();
  await page.getByLabel('Address line 1').fill('12 Beach Road');
  await page.getByLabel('City').fill('Kochi');
  await page.getByLabel('PIN code').fill('682001');
  // What is written down outlives the page.
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Thankamma Varghese');
  await page.getByRole('radio', { name: /Payment link/ }).check();
  await expectPageWithoutAxe(page);
  await page.getByRole('button', { name: /^Place for ₹/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Place the order' }).click();
  await expect(page.getByText(`Taken by phone by ${staff.name}`)).toBeVisible();
  const order = page.url();
  const asked = await page.request.get(order.replace('/backoffice/orders/', '/api/staff/orders/'));
  const { payLink } = (await asked.json()).order;

  await page.goto(new URL(payLink).href.replace(new URL(payLink).origin, new URL(order).origin));
  await expect(page.getByRole('heading', { level: 1, name: /to pay/ })).toBeVisible();
  await expectPageWithoutAxe(page);
  await page.getByRole('button', { name: 'Pay by card' }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Paid, thank you!' })).toBeVisible();
  await page.goto(order);
  await expect(page.getByText('Placed', { exact: true }).first()).toBeVisible();
});
