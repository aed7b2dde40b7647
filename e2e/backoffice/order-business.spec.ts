import { expectPageWithoutAxe } from '../support/axe.ts';
import { expect, test } from '../support/staff-test.ts';

const PACK = {
  productId: 'tender-coconut-water-pack',
  variantId: 'tender-coconut-water-pack_V01',
} as const;

test('staff bill an order to a business, correct it and take it off, until it is shipped (ORDER-42)', async ({
  page,
  calls,
  signInAs,
  allowProblems,
}) => {
  allowProblems(/status of 400/);
  await signInAs('all');
  const { orderNumber, orderId } = await calls.order(PACK);
  await page.goto(`/backoffice/orders/${orderId}`);
  const delivery = page.getByRole('region', { name: 'Delivery' });
  await delivery.getByRole('button', { name: 'Bill to a business' }).click();
  const dialog = page.getByRole('dialog', { name: `Business of order ${orderNumber}` });
  await dialog.getByRole('button', { name: 'Save business' }).click();
  await expect(dialog.getByText('GSTIN is required')).toBeVisible();
  await dialog.getByLabel('GSTIN').fill('33AABCT1332L1ZL');
  await expect(dialog.getByText('Registered in Tamil Nadu')).toBeVisible();
  await dialog.getByLabel('Legal name').fill('Marina Foods Private Limited');
  await dialog.getByLabel('Billing address line 1').fill('2 Mount Road');
  await dialog.getByLabel('PIN code').fill('673001');
  await expectPageWithoutAxe(page);
  await dialog.getByRole('button', { name: 'Save business' }).click();
  // What only the server knows stands at its field, too.
  await expect(dialog.getByText(/PIN code 673001 is in Kerala/)).toBeVisible();
  await dialog.getByLabel('PIN code').fill('600002');
  await dialog.getByRole('button', { name: 'Save business' }).click();
  await expect(dialog).toBeHidden();
  await expect(delivery.getByText('33AABCT1332L1ZL')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Timeline' }).getByText('Billed to somebody else'),
  ).toBeVisible();

  await delivery.getByRole('button', { name: 'Correct the business' }).click();
  await expect(dialog.getByLabel('GSTIN')).toHaveValue('33AABCT1332L1ZL');
  await dialog.getByRole('button', { name: 'Bill to the delivery address' }).click();
  await expect(dialog).toBeHidden();
  await expect(delivery.getByText('33AABCT1332L1ZL')).toHaveCount(0);

  await page.getByRole('button', { name: 'Start packing' }).click();
  await page.getByRole('button', { name: 'Ship', exact: true }).click();
  const shipping = page.getByRole('dialog', { name: `Ship order ${orderNumber}` });
  await shipping.getByLabel('Courier').fill('DTDC');
  await shipping.getByLabel('Tracking number').fill('KL90000001');
  await shipping.getByRole('button', { name: 'Ship' }).click();
  await expect(shipping).toBeHidden();
  await expect(delivery.getByRole('button', { name: 'Bill to a business' })).toHaveCount(0);
});
