import type { Page } from '@playwright/test';
import { expect, test } from '../support/staff-test.ts';

test('prices are pasted from a sheet, undone, saved at once, and taken back', async ({ page, signInAs }) => {
  await signInAs(['catalogue.read', 'prices.write']);
  await page.goto('/backoffice/prices?search=school%20drawstring');
  const cell = (head: string, row: number) =>
    page.getByRole('gridcell', { name: new RegExp(`^${head} of`) }).nth(row);
  await cell('Price', 0).focus();
  await paste(page, '101\t₹1,100\n102\t1100\n');
  await expect(cell('Price', 1)).toHaveAccessibleName(/102, changed/);
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.keyboard.press('Control+y');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('F2');
  await page.keyboard.press('Escape');
  await page.keyboard.type('x');
  await expect(cell('Price', 1)).toHaveAccessibleName(/102, changed/);
  await page.keyboard.type('9999999');
  await page.keyboard.press('Enter');
  await expect(cell('Before discount', 1)).toHaveAccessibleName(/At least the price/);
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: 'Save 2 rows' }).click();
  await expect(page.getByText('2 prices changed')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('z');
  await expect(page.getByText('Undone: 2 prices changed')).toBeVisible();

  await cell('Price', 0).focus();
  await page.keyboard.type('99');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Price changed')).toBeVisible();
  await expect(cell('Price', 0)).toHaveText('99');
});

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate(`{
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', ${JSON.stringify(text)});
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }`);
}
