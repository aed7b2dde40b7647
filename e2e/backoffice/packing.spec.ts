import type { Page } from '@playwright/test';
import { scan } from '../support/scanner.ts';
import { expect, test } from '../support/staff-test.ts';

const PACK = {
  productId: 'tender-coconut-water-pack',
  variantId: 'tender-coconut-water-pack_V01',
} as const;

test('a packer packs two orders by scanner alone, and the shopper sees them leave', async ({
  page,
  calls,
  signInAs,
}) => {
  const first = await calls.order(PACK, {}, 2);
  const second = await calls.order(PACK, {}, 2);
  await signInAs(['orders.fulfil'], 'Devika Pillai');
  await page.goto('/backoffice/packing');
  await expect(page.getByRole('heading', { level: 1, name: 'Packing' })).toBeVisible();
  // A packer sees only the day and the packing pages.
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
    /^Today/,
    /^Packing/,
    /^Hand-over/,
  ]);
  await expect(page.getByText(`${first.orderNumber}-1`)).toBeVisible();

  await page.keyboard.press('b');
  await expect(page.getByText('Scan an order, a parcel or a tracking number')).toBeVisible();
  await scan(page, first.orderNumber);
  await expect(page.getByRole('heading', { level: 1, name: `${first.orderNumber}-1` })).toBeVisible();

  const sku =
    (await page.getByRole('listitem').filter({ hasText: '0 / 2' }).locator('span.text-sm').textContent()) ??
    '';
  const verdict = page.locator('[data-verdict]');
  await scan(page, 'SOMETHING-ELSE');
  await expect(verdict).toContainText('Wrong item');
  await scan(page, `*${sku}#`, 'Tab');
  await expect(verdict).toHaveAttribute('data-verdict', 'packed');
  await expect(page.getByText('unit left', { exact: true })).toBeVisible();
  await page.reload();
  await expect(verdict).toContainText('1 of 2 is packed. Scan the next item');

  // Identified by eye: its code is unreadable.
  await page.keyboard.press('h');
  await expect(page.getByRole('dialog', { name: "The code can't be read" })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(verdict).toHaveAttribute('data-verdict', 'complete');
  await scan(page, sku, null);
  await expect(verdict).toContainText('One too many');

  // An invalid weight is refused, not corrected.
  await page.getByLabel('Weight in grams').fill('6,50');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter whole grams, such as 750')).toBeVisible();
  await page.getByLabel('Weight in grams').fill('');
  await page.keyboard.press('1');
  await page.keyboard.press('9');
  await expect(page.getByLabel('Weight in grams')).toHaveValue('19');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Hand over to the courier' })).toBeVisible();

  // Printing a PDF ends a browser without a screen: it gets a page in the file's place.
  const printed: (string | undefined)[] = [];
  await page.route('**/api/staff/packing/documents', async (route) => {
    const response = await route.fetch();
    printed.push(response.headers()['content-type']);
    await route.fulfill({ contentType: 'text/html', body: '<title>Label and slip</title>' });
  });
  await page.keyboard.press('p');
  await expect.poll(() => printed).toEqual(['application/pdf']);

  // For a forgotten item.
  await page.keyboard.press('r');
  await page.getByRole('dialog').getByLabel('Reason').pressSequentially('the slip is missing', { delay: 90 });
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Weight in grams')).toBeFocused();
  // Scanning the next order closes this parcel and opens that one.
  await scan(page, second.orderNumber);
  await expect(page.getByRole('heading', { level: 1, name: `${second.orderNumber}-1` })).toBeVisible();
  for (const _ of [1, 2]) await scan(page, sku);
  await expect(verdict).toHaveAttribute('data-verdict', 'complete');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Hand over to the courier' })).toBeVisible();
  await ship(page, 'AWB77120001');
  await expect(page.getByText('AWB77120001')).toBeVisible();
  // A packed parcel opens for dispatch or reopening; a shipped one as it is.
  await scan(page, `${first.orderNumber}-1`);
  await expect(page.getByRole('heading', { name: 'Hand over to the courier' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
  await scan(page, second.orderNumber);
  await expect(page.getByRole('heading', { name: 'Shipped', exact: true })).toBeVisible();

  const order = (await calls.orders()).find(({ orderNumber }) => orderNumber === second.orderNumber);
  expect(order).toMatchObject({ status: 'shipped' });
  expect((await calls.orders()).find(({ orderNumber }) => orderNumber === first.orderNumber)).toMatchObject({
    status: 'processing',
  });
});

async function ship(page: Page, trackingNumber: string): Promise<void> {
  await page.keyboard.press('t');
  await page.keyboard.press('Shift+Tab');
  await page.getByLabel('Courier', { exact: true }).fill('Delhivery');
  await scan(page, trackingNumber);
  await expect(page.getByLabel('Tracking number')).toHaveValue(trackingNumber);
  await page.keyboard.press('Enter');
}
