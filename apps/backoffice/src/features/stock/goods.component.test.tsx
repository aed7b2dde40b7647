import type { listStock, receiveGoods, writeOffStock } from '@ilaneer/contract/staff/stock/stock';
import type {
  applyCount,
  countUnits,
  getCount,
  listCounts,
  startCount,
} from '@ilaneer/contract/staff/stock/stock-counts';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, expectText, expectTitle } from '../../../testing/expectations.ts';
import { press, scan } from '../../../testing/keys.ts';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { CAP_SHELF } from '../../../testing/replies/catalogue.ts';
import { listOf } from '../../../testing/replies/orders.ts';
import { answerStock, COUNT, WATER_SHELF } from '../../../testing/replies/stock.ts';
import { openStaffServer } from '../../../testing/staff-server.ts';

const field = (name: string) => page.getByLabelText(name, { exact: true });

it('says at its field what cannot come in, and leads to it', async () => {
  const server = openStaffServer();
  answerStock(server);
  server.answer<typeof listStock>('GET', '/staff/stock', listOf(WATER_SHELF));
  await renderStaff('/stock/receive');
  await expect.element(page.getByRole('textbox', { name: /^Scan or type/ })).toHaveFocus();
  scan('ILN-TCW-P06-NAT');
  const quantity = field('How many');
  await expect.element(quantity).toHaveValue('1');
  const { width } = quantity.element().getBoundingClientRect();
  for (const [typed, words] of [
    ['-3', 'Fewer than none cannot come in. What leaves is adjusted on its shelf.'],
    ['0', 'If none came in, take the line off'],
    ['1.5', 'Whole units only'],
  ] as const) {
    await quantity.fill(typed);
    await expect.element(quantity).toHaveAccessibleDescription(words);
  }
  expect(quantity.element().getBoundingClientRect().width).toBe(width);
  await quantity.fill('3');
  await field('Batch').fill('E2E-2');
  await field('Packed on').fill('2026-11-01');
  await field('Best before').fill('2027-10-01');
  await field('MRP in ₹').fill('abc');
  const bookIn = page.getByRole('button', { name: 'Book in 3 units' });
  await bookIn.click();
  await expect.element(field('MRP in ₹')).toHaveFocus();
  await expect.element(field('MRP in ₹')).toHaveAccessibleDescription('Please write a number');
  await field('MRP in ₹').fill('345');
  server.refuse<typeof receiveGoods>('POST', '/staff/stock-receipts', {
    status: 400,
    message: 'Packed on must not lie more than 10 years back',
    fields: [{ field: 'lines.0.batch.packedOn', message: 'Packed on must not lie more than 10 years back' }],
  });
  await bookIn.click();
  await expect.element(field('Packed on')).toHaveFocus();
  await expect
    .element(field('Packed on'))
    .toHaveAccessibleDescription('Packed on must not lie more than 10 years back');
  await expectAccessible();
  await page.getByRole('button', { name: 'Put away' }).click();
  await expectText('Nothing yet');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.element(quantity).toHaveValue('3');
});

it('says at the field how many can be counted, and begins one count by a double click', async () => {
  const server = openStaffServer();
  answerStock(server);
  server.answer<typeof listStock>('GET', '/staff/stock', listOf(CAP_SHELF));
  server.answer<typeof listCounts>('GET', '/staff/stock-counts', listOf());
  server.answer<typeof startCount>('POST', '/staff/stock-counts', COUNT);
  server.answer<typeof getCount>('GET', '/staff/stock-counts/:countId', COUNT);
  await renderStaff('/counts');
  await page.getByRole('button', { name: 'Begin to count' }).first().dblClick();
  await expectTitle('CNT-1001');
  expect(server.sent<typeof startCount>('POST', '/staff/stock-counts')).toHaveLength(1);
  await expectText('Nothing counted yet');
  scan('ILN-CAP-SHR-BLU');
  const counted = field('Stand there');
  await expect.element(counted).toHaveFocus();
  await counted.fill('-1');
  await press('{Enter}');
  await expect.element(counted).toHaveAccessibleDescription('A whole number, 0 or more');
  await expectAccessible();
  await counted.fill('9999999');
  await expect.element(counted).toHaveAccessibleDescription('At most 9,99,999');
  expect(server.sent<typeof countUnits>('POST', '/staff/stock-counts/:countId/lines')).toEqual([]);
});

it('refuses to end a count that a colleague changed meanwhile, and ends it at the second try', async () => {
  const server = openStaffServer();
  answerStock(server);
  const line = {
    variantId: 'cap-blue',
    productName: 'Shoreline Quick-dry Cap',
    variantName: 'Colour: Blue',
    sku: 'ILN-CAP-SHR-BLU',
    batch: null,
    expected: 7,
    counted: 4,
    difference: -3,
  };
  const one = { ...COUNT, count: { ...COUNT.count, lines: 1, difference: -3 }, lines: [line] };
  server.answer<typeof getCount>('GET', '/staff/stock-counts/:countId', one);
  server.refuse<typeof applyCount>('POST', '/staff/stock-counts/:countId/apply', {
    status: 409,
    code: 'VERSION_STALE',
    message: 'Somebody else has changed this in the meantime.',
  });
  await renderStaff('/counts/count-1');
  const row = page.getByRole('row').filter({ hasText: 'ILN-CAP-SHR-BLU' });
  await expect.element(row.getByText('−3')).toBeVisible();
  const set = page.getByRole('button', { name: 'Set the books' });
  await set.click();
  const question = page.getByRole('alertdialog', { name: 'Set the books to what was counted?' });
  await expect.element(question.getByText('−3 units on 1 line')).toBeVisible();
  await question.getByRole('button', { name: 'Set the books' }).click();
  await expectText('Somebody else has changed this in the meantime.');
  const ended: typeof COUNT = { ...one, count: { ...one.count, state: 'applied' } };
  server.answer<typeof getCount>('GET', '/staff/stock-counts/:countId', ended);
  server.answer<typeof applyCount>('POST', '/staff/stock-counts/:countId/apply', ended);
  await set.click();
  await question.getByRole('button', { name: 'Set the books' }).click();
  await expectGone(set);
});

it('writes off no more than there is, and for no reason that adds', async () => {
  const server = openStaffServer();
  answerStock(server);
  await renderStaff('/stock/cap-blue');
  await page.getByRole('button', { name: 'Write off' }).click();
  const dialog = page.getByRole('dialog', { name: 'Write off ILN-CAP-SHR-BLU' });
  const quantity = dialog.getByLabelText('How many');
  await quantity.fill('900');
  await expectGone(dialog.getByRole('option', { name: 'Found' }));
  await dialog.getByRole('button', { name: 'Write off' }).click();
  await expect.element(quantity).toHaveAccessibleDescription(/^There are only 7 of it/);
  expect(server.sent<typeof writeOffStock>('POST', '/staff/stock/:variantId/write-off')).toEqual([]);
  await expectAccessible();
});
