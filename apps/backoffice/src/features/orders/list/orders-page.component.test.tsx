import type { listStaffOrders } from '@ilaneer/contract/staff/orders/order-list';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, expectText, expectTitle } from '../../../../testing/expectations.ts';
import { press } from '../../../../testing/keys.ts';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { answerOrder, listOf, ROW } from '../../../../testing/replies/orders.ts';
import { openStaffServer, type StaffServer } from '../../../../testing/staff-server.ts';

const order = page.getByRole('link', { name: 'OD10001' });

function answerList(server: StaffServer, ...rows: Parameters<typeof listOf<typeof ROW>>): void {
  server.answer<typeof listStaffOrders>('GET', '/staff/orders', listOf(...rows));
}

async function openOn(width: number, height: number): Promise<void> {
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(1_280, 900));
}

it('keeps seldom used filters behind a button that counts them, and all in the address', async () => {
  const server = openStaffServer();
  answerOrder(server);
  await openOn(360, 780);
  await renderStaff('/orders');
  await expect.element(order).toBeVisible();
  // The list begins on the first screen of a phone.
  expect(order.element().getBoundingClientRect().top).toBeLessThan(600);
  const pin = page.getByLabelText('PIN begins with');
  await expect.element(pin).not.toBeVisible();
  await press('f');
  await expect
    .element(page.getByRole('button', { name: 'Fewer filters' }))
    .toHaveAttribute('aria-expanded', 'true');
  await expectAccessible();
  answerList(server);
  await pin.fill('99');
  await press('{Enter}');
  await expectText('No orders found');
  expect(location.search).toBe('?pin=99');
  expect(server.asked<typeof listStaffOrders>('GET', '/staff/orders').at(-1)?.get('pin')).toBe('99');
  await page.getByRole('button', { name: 'Fewer filters (1 in use)' }).click();
  await expect.element(page.getByRole('button', { name: 'More filters (1 in use)' })).toBeVisible();
  answerList(server, ROW);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect.element(page.getByRole('button', { name: 'More filters', exact: true })).toBeVisible();
  await expect.element(order).toBeVisible();
  expect(location.search).toBe('');
});

it('opens narrowed as the address says', async () => {
  const server = openStaffServer();
  answerOrder(server);
  await renderStaff('/orders?status=placed&pin=68&sort=oldest&search=anu');
  await expect.element(order).toBeVisible();
  await expect.element(page.getByRole('searchbox')).toHaveValue('anu');
  await expect.element(page.getByRole('button', { name: 'More filters (1 in use)' })).toBeVisible();
  const asked = server.asked<typeof listStaffOrders>('GET', '/staff/orders').at(-1);
  expect(Object.fromEntries(asked ?? [])).toMatchObject({
    status: 'placed',
    pin: '68',
    sort: 'oldest',
    search: 'anu',
  });
});

it('chooses columns in a menu that closes by its button, Escape and a press beside it', async () => {
  const server = openStaffServer();
  answerOrder(server);
  await renderStaff('/orders');
  const columns = page.getByRole('button', { name: 'Columns' });
  const menu = page.getByRole('menu');
  await columns.click();
  await expect.element(menu).toBeVisible();
  await expectAccessible();
  await menu.getByRole('menuitemcheckbox', { name: 'Items' }).click();
  await expect.element(menu).toBeVisible();
  await press('{Escape}');
  await expectGone(menu);
  await expect.element(columns).toHaveFocus();
  await expectGone(page.getByRole('columnheader', { name: 'Items' }));
  await columns.click();
  await expect.element(menu).toBeVisible();
  await columns.click({ force: true });
  await expectGone(menu);
  await columns.click();
  await expect.element(menu).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click({ force: true });
  await expectGone(menu);
});

it('marks a late order, and has the day of arrival as a column (DELIVERY-10)', async () => {
  const server = openStaffServer();
  answerOrder(server);
  answerList(server, {
    ...ROW,
    arrival: { promisedOn: '2036-12-02', expectedOn: '2036-12-04', isLate: true },
  });
  await renderStaff('/orders');
  const row = page.getByRole('row', { name: /OD10001/ });
  await expect.element(row.getByText('Late', { exact: true })).toBeVisible();
  const day = row.getByText('Thu, 4 Dec, was Tue, 2 Dec', { exact: true });
  await expectGone(day);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Arrives by' }).click();
  await press('{Escape}');
  await expect.element(day).toBeVisible();
  await expectAccessible();
});

it('goes to a row by j, ticks it by x and opens it by Enter', async () => {
  const server = openStaffServer();
  answerOrder(server);
  await renderStaff('/orders');
  await expect.element(order).toBeVisible();
  await press('j');
  await expect.element(order).toHaveFocus();
  await press('x');
  await expect.element(page.getByRole('checkbox', { name: 'Select order OD10001' })).toBeChecked();
  await press('{Enter}');
  await expectTitle('OD10001');
});

it('leads to the order that is pressed while the search is still going into the address', async () => {
  const server = openStaffServer();
  answerOrder(server);
  await renderStaff('/orders');
  await expect.element(order).toBeVisible();
  // In one go: the press comes before the pause after the last key is over.
  const link = order.element();
  const box = page.getByRole('searchbox').element();
  if (!(box instanceof HTMLInputElement)) throw new Error('the search box is no input');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, 'od10001');
  box.dispatchEvent(new Event('input', { bubbles: true }));
  await Promise.resolve();
  if (link instanceof HTMLElement) link.click();
  await expectTitle('OD10001');
  expect(location.pathname).toBe('/backoffice/orders/order-1');
  // The address that Back leads to has the typed filter: it was written before the navigation.
  history.back();
  await expectTitle('Orders');
  await expect.element(page.getByRole('searchbox')).toHaveValue('od10001');
});

it('says that it could not be loaded, and tries again', async () => {
  const server = openStaffServer();
  answerOrder(server);
  server.refuse<typeof listStaffOrders>('GET', '/staff/orders', {
    status: 503,
    message: 'The shop is busy.',
  });
  await renderStaff('/orders');
  await expectText('This list could not be loaded', 'The shop is busy.');
  answerList(server);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectText('No orders yet');
});
