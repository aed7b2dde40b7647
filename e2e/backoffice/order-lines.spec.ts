import { logIn } from '../support/shopper.ts';
import { newStaff, staffCalls } from '../support/staff.ts';
import { expect, test } from '../support/staff-test.ts';

const PACK = {
  productId: 'tender-coconut-water-pack',
  variantId: 'tender-coconut-water-pack_V01',
} as const;

test('staff change the items of an order by keyboard, and see its total first', async ({
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
  // Enter does not wait for results.
  await page.keyboard.type('ILN-CAP-EVR-GRY');
  await page.keyboard.press('Enter');
  await page.keyboard.type('iln-nothing');
  await page.keyboard.press('Enter');
  await expect(editor.getByLabel(/Quantity of Everyday Cotton Cap/)).toHaveValue('1');
  await expect(editor.getByText('No goods found for iln-nothing')).toBeVisible();
  await editor.getByLabel(/Quantity of Everyday Cotton Cap/).fill('0');
  await editor.getByLabel('Add an item').fill('shell bowl');
  await expect(editor.getByRole('button', { name: /Coconut Shell Bowl/ }).first()).toBeVisible();
  await editor.getByLabel('Add an item').press('Enter');
  await expect(editor.getByLabel(/Quantity of Coconut Shell Bowl/)).toHaveValue('1');
  // Invalid quantities are refused, not corrected.
  const units = editor.getByLabel(/Quantity of Tender Coconut Water/);
  await units.fill('80');
  await expect(editor.getByText('A quantity is a whole number from 0 to 50')).toBeVisible();
  await expect(units).toHaveValue('80');
  await expect(editor.getByRole('button', { name: 'Save items' })).toBeDisabled();
  await units.fill('2');
  await expect(editor.getByRole('row', { name: /^Goods ₹/ })).toBeVisible();
  await expect(editor.getByText(/The shopper pays ₹.* on delivery/)).toBeVisible();
  await expect(editor.getByRole('button', { name: 'Save items' })).toBeEnabled();
  await page.keyboard.press('Control+Enter');
  const question = page.getByRole('alertdialog', { name: `Change the items of ${orderNumber}?` });
  await question.getByRole('button', { name: 'Change the items' }).click();
  const items = page.getByRole('region', { name: 'Items' });
  await expect(items.getByRole('cell', { name: /^Coconut Shell Bowl/ })).toBeVisible();
  await expect(items.getByRole('row')).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Timeline' }).getByText('Items changed')).toBeVisible();
});

test('an order by phone is kept as a draft, paid by its link, and names its author', async ({
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
  await page.getByLabel('PIN code').fill('0682');
  await page.getByLabel(/^Quantity of Coconut Shell Bowl/).fill('60');
  await expect(page.getByText('A quantity is a whole number from 1 to 50')).toBeVisible();
  await page.getByLabel(/^Quantity of Coconut Shell Bowl/).fill('1');
  // Errors are shown and focused before the confirmation.
  await page.getByRole('button', { name: /^Place for ₹/ }).click();
  await expect(page.getByLabel('PIN code')).toBeFocused();
  await expect(page.getByText('PIN code must be exactly 6 digits and not start with 0')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.getByLabel('PIN code').fill('682001');
  await page.getByRole('checkbox', { name: 'Buying for a business' }).check();
  const billing = page.getByRole('region', { name: 'Billing' });
  await billing.getByLabel('GSTIN').fill('32aakca1234m1zu');
  await expect(billing.getByText('Registered in Kerala')).toBeVisible();
  await billing.getByLabel('Legal name').fill('Malabar Traders LLP');
  await billing.getByLabel('Billing address line 1').fill('7 Beach Road');
  await billing.getByLabel('PIN code').fill('673001');
  // The draft survives a reload.
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Thankamma Varghese');
  await page.getByRole('radio', { name: /Payment link/ }).check();
  await page.getByRole('button', { name: /^Place for ₹/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Place the order' }).click();
  await expect(page.getByText(`Taken by phone by ${staff.name}`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Delivery' })).toContainText('GSTIN 32AAKCA1234M1ZU');
  const order = page.url();
  const asked = await page.request.get(order.replace('/backoffice/orders/', '/api/staff/orders/'));
  const { payLink } = (await asked.json()).order;

  await page.goto(new URL(payLink).href.replace(new URL(payLink).origin, new URL(order).origin));
  await expect(page.getByRole('heading', { level: 1, name: /to pay/ })).toBeVisible();
  await page.getByRole('button', { name: 'Pay by card' }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Paid, thank you!' })).toBeVisible();
  await page.goto(order);
  await expect(page.getByText('Placed', { exact: true }).first()).toBeVisible();
});

test('a shopper pays the difference of a changed order from their own orders', async ({
  page,
  calls,
  shopper,
}) => {
  const staff = staffCalls(page, await newStaff('all', 'Meera Nair'));
  const { orderId } = await calls.order(PACK, { paymentMethod: 'prepaid' });
  const stateOf = async () => (await staff('GET', `/orders/${orderId}`)).body.order.state;
  const moved = await staff('POST', `/orders/${orderId}/moves`, {
    body: { move: 'accept' },
    version: (await stateOf()).version,
  });
  expect(moved.status).toBe(200);
  await logIn(page, shopper);
  await page.goto('/#/order-details');
  await expect(page.getByRole('link', { name: /^Pay the difference/ })).toHaveCount(0);
  const wanted = { lines: [{ position: 1, quantity: 3 }], added: [] };
  const { version } = await stateOf();
  const { body } = await staff('POST', `/orders/${orderId}/lines/preview`, { body: { version, ...wanted } });
  const total = body.preview.total.after;
  expect(
    (await staff('PUT', `/orders/${orderId}/lines`, { body: { ...wanted, total }, version })).status,
  ).toBe(200);

  await page.reload();
  const pay = page.getByRole('link', { name: /^Pay the difference of ₹/ });
  await expect(pay).toBeVisible();
  await expect(page.getByText(/Please pay by .*; after that it stays as it was/)).toBeVisible();
  await pay.click();
  await expect(page.getByRole('heading', { level: 1, name: /to pay/ })).toBeVisible();
  await page.getByRole('button', { name: 'Pay by card' }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Paid, thank you!' })).toBeVisible();
  await page.goto('/#/order-details');
  await expect(page.getByRole('heading', { name: /^Order #/ }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Pay the difference/ })).toHaveCount(0);
});
