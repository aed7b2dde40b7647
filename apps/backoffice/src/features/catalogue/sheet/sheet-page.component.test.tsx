import type { changePrices } from '@ilaneer/contract/staff/catalogue/prices';
import type { listMovements } from '@ilaneer/contract/staff/stock/movements';
import type { getStock, setStock, undoMovement } from '@ilaneer/contract/staff/stock/stock';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, expectText, expectTitle } from '../../../../testing/expectations.ts';
import { paste, press } from '../../../../testing/keys.ts';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { answerSheet, CAP, CAP_SHELF } from '../../../../testing/replies/catalogue.ts';
import { answerOrder, listOf } from '../../../../testing/replies/orders.ts';
import { openStaffServer } from '../../../../testing/staff-server.ts';

const OTHER = { ...CAP, id: 'cap-red', name: 'Colour: Red', sku: 'ILN-CAP-SHR-RED' };
const OTHER_SHELF = { ...CAP_SHELF, variantId: 'cap-red', sku: 'ILN-CAP-SHR-RED' };
const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
const save = page.getByRole('button', { name: /^Save/ });

function cell(head: string, row = 0) {
  return page.getByRole('gridcell', { name: new RegExp(`^${head} of`) }).nth(row);
}

async function focus(one: ReturnType<typeof cell>): Promise<void> {
  await expect.element(one).toBeVisible();
  const element = one.element();
  if (element instanceof HTMLElement) element.focus();
}

it('takes pasted prices, undoes and redoes them, and refuses at its cell what no price can be', async () => {
  const server = openStaffServer();
  answerSheet(server, [CAP, OTHER], [CAP_SHELF, OTHER_SHELF]);
  await renderStaff('/prices', { theme: 'dark' });
  await focus(cell('Price'));
  paste('101\t₹1,100\n102\t1100\n');
  await expect.element(cell('Price', 1)).toHaveAccessibleName(/102, changed/);
  await press('{Control>}z{/Control}');
  await expect.element(save).toBeDisabled();
  await press('{Control>}y{/Control}', '{ArrowDown}', '{F2}', '{Escape}', 'x');
  await expectText('Cells hold numbers: type digits, or press F2 to edit');
  await expect.element(cell('Price', 1)).toHaveAccessibleName(/102, changed/);
  await press('9999999', '{Enter}');
  await expect.element(cell('Before discount', 1)).toHaveAccessibleName(/At least the price/);
  for (const [typed, words] of [
    ['-5', /-5, changed, Not below ₹0/],
    ['1.234', /An amount in rupees, at most 2 decimals/],
    ['abc', /An amount in rupees, at most 2 decimals/],
  ] as const) {
    await focus(cell('Price'));
    paste(typed);
    await expect.element(cell('Price')).toHaveAccessibleName(words);
    await expect.element(cell('Price')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(save).toBeDisabled();
  }
  await expectAccessible();
});

it('refuses a price in its row and saves the others', async () => {
  const server = openStaffServer();
  answerSheet(server, [CAP, OTHER], [CAP_SHELF, OTHER_SHELF]);
  const saved = { ...CAP, price: 5, version: 2 };
  server.act<typeof changePrices>('POST', '/staff/prices', () => {
    answerSheet(server, [saved, OTHER], [CAP_SHELF, OTHER_SHELF]);
    const problems = [{ field: 'price', message: '₹9,000.00 is above the MRP of ₹530.00' }];
    return {
      success: true,
      results: [
        { variantId: 'cap-blue', ok: true, code: null, problems: [], variant: saved },
        { variantId: 'cap-red', ok: false, code: 'VARIANT_INVALID', problems, variant: OTHER },
      ],
    };
  });
  await renderStaff('/prices');
  await focus(cell('Price'));
  await press('5', '{Enter}');
  await focus(cell('Price', 1));
  paste('9000\t9000');
  await page.getByRole('button', { name: 'Save 2 rows' }).click();
  await expectText('1 of 2 rows were not saved', 'Price changed');
  await expectText(/is above the MRP/);
  await expect.element(cell('Price')).toHaveAccessibleName('Price of ILN-CAP-SHR-BLU: 5');
  await expect.element(cell('Price', 1)).toHaveAccessibleName(/9000, changed, ₹9,000.00 is above/);
});

it('sets a counted shelf, takes it back by z, and keeps a count where a colleague moved some', async () => {
  const server = openStaffServer();
  answerSheet(server);
  const set = (ok: boolean, onHand: number) =>
    server.act<typeof setStock>('POST', '/staff/stock', () => {
      const stock = { ...CAP_SHELF, onHand, forSale: onHand };
      answerSheet(server, [CAP], [stock]);
      const code = ok ? null : 'VERSION_STALE';
      return {
        success: true,
        results: [{ variantId: 'cap-blue', ok, code, message: null, stock, position: 9 }],
      };
    });
  set(true, 10);
  await renderStaff('/prices');
  await expect.element(cell('On hand')).toHaveAccessibleName(/: 7(,|$)/);
  await focus(cell('On hand'));
  paste('10');
  await press('{Control>}s{/Control}');
  await expectText('Shelf set');
  expect(server.sent<typeof setStock>('POST', '/staff/stock')).toMatchObject([
    { counts: [{ counted: 10, expected: 7, batchId: null }] },
  ]);
  server.act<typeof undoMovement>('POST', '/staff/stock-movements/:position/undo', () => {
    answerSheet(server);
    return { success: true, stock: CAP_SHELF, movement: null };
  });
  await expect.element(cell('On hand')).toHaveAccessibleName(/: 10(,|$)/);
  const title = page.getByRole('heading', { level: 1 }).element();
  if (title instanceof HTMLElement) title.focus();
  await press('z');
  await expectText('Undone: shelf set');
  await expect.element(cell('On hand')).toHaveAccessibleName(/: 7(,|$)/);
  set(false, 8);
  await focus(cell('On hand'));
  paste('16');
  await page.getByRole('button', { name: 'Save 1 row' }).click();
  await expectText(/The current quantity is 8; your edit is kept\./);
  await expect.element(cell('On hand')).toHaveAccessibleName(/: 16(,|$)/);
});

it('counts goods of several batches where their batches are', async () => {
  const server = openStaffServer();
  answerSheet(server, [CAP], [{ ...CAP_SHELF, batches: 2, withoutBatch: 0 }]);
  server.answer<typeof getStock>('GET', '/staff/stock/:variantId', {
    success: true,
    stock: CAP_SHELF,
    batches: [],
  });
  server.answer<typeof listMovements>('GET', '/staff/stock/:variantId/movements', listOf());
  await renderStaff('/prices');
  await expect.element(cell('On hand')).toHaveAccessibleName(/ILN-CAP-SHR-BLU: 2 batches/);
  await focus(cell('On hand'));
  await press('{F2}');
  await expectTitle('ILN-CAP-SHR-BLU');
});

it('asks before unsaved prices are left', async () => {
  const server = openStaffServer();
  answerSheet(server);
  answerOrder(server);
  await renderStaff('/prices');
  await focus(cell('Price'));
  await press('12', '{Enter}');
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect.element(question).toBeVisible();
  await expectText('Your changes to the sheet are not saved and would be lost.');
  await question.getByRole('button', { name: 'Leave' }).click();
  await expectTitle('Orders');
});

it('offers a reader nothing to save', async () => {
  const server = openStaffServer();
  answerSheet(server);
  await renderStaff('/prices', { rights: ['catalogue.read'] });
  await focus(cell('Price'));
  await press('12', '{Enter}');
  await expectGone(save, page.getByRole('gridcell', { name: /changed/ }));
});
