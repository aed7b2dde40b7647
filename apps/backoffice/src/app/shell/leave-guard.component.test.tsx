import type { searchStaff } from '@ilaneer/contract/staff/search';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, expectText, expectTitle } from '../../../testing/expectations.ts';
import { press } from '../../../testing/keys.ts';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { answerCatalogue } from '../../../testing/replies/catalogue.ts';
import { answerOrder } from '../../../testing/replies/orders.ts';
import { openStaffServer } from '../../../testing/staff-server.ts';

const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
const name = page.getByLabelText('Name', { exact: true });

it('is asked by a key and by Back, which first closes open layers', async () => {
  const server = openStaffServer();
  answerCatalogue(server);
  server.answer<typeof searchStaff>('GET', '/staff/search', {
    success: true,
    results: [{ kind: 'product', id: 'market-tote', title: 'Market Tote', detail: null }],
  });
  await renderStaff('/categories');
  await expectTitle('Categories');
  await press('g', 'p');
  await expectTitle('Products');
  await openProduct();
  await name.fill('Half a thought');
  await page.getByRole('heading', { level: 1 }).click();
  await press('g', 'p');
  await expectText('Your changes to this product are not saved and would be lost.');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expectGone(question);
  await press('{Shift>}?{/Shift}');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect.element(keys).toBeVisible();
  await goBack();
  await expectGone(keys);
  await goBack();
  await expect.element(question).toBeVisible();
  await goBack();
  await expectGone(question);
  await expect.element(name).toHaveValue('Half a thought');
  await goBack();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expectTitle('Products');
});

async function openProduct(): Promise<void> {
  await press('{Control>}k{/Control}');
  await press('Market Tote');
  await page.getByRole('option', { name: /Market Tote/ }).click();
  await expectTitle('Market Tote');
}

it('is asked of a note and of the items of an order', async () => {
  const server = openStaffServer();
  answerOrder(server);
  await renderStaff('/orders/order-1');
  await page.getByLabelText('Add a note').fill('Rings back');
  const orders = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Orders', exact: true });
  await orders.click();
  await expectText('Your changes to the note are not saved and would be lost.');
  await question.getByRole('button', { name: 'Leave' }).click();
  await expectTitle('Orders');
});

/** As the browser's Back does, once the step that was refused before is undone. */
async function goBack(): Promise<void> {
  await expect.poll(() => location.pathname).toBe('/backoffice/products/market-tote');
  history.back();
}
