import type { getChecklist } from '@ilaneer/contract/staff/shop/opening';
import type { getCounts, getToday } from '@ilaneer/contract/staff/today';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, expectText, expectTitle } from '../../../testing/expectations.ts';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { answerToday, TODAY } from '../../../testing/replies/today.ts';
import { openStaffServer } from '../../../testing/staff-server.ts';

const main = page.getByRole('main');
const menu = page.getByRole('navigation', { name: 'Main' });
const row = (name: RegExp) => main.getByRole('link', { name });
const panel = (name: string) => main.getByRole('region', { name });

it('is the home of an owner, with a link behind each figure', async () => {
  const server = openStaffServer();
  answerToday(server);
  await renderStaff('/today');
  await expectTitle('Today');
  await expectText('30 November 2026', 'Not delivered within 5 business days', '₹2,000.75 on its way');
  const sold = 'status=placed%2Cprocessing%2Cshipped%2Cin+transit%2Cdelivered';
  for (const [name, address] of [
    [/^Today ₹6,720.50 12 orders, ₹560.04 on average/, `/orders?${sold}&from=2026-11-30&to=2026-11-30`],
    [/^Last Monday ₹480.00/, `/orders?${sold}&from=2026-11-23&to=2026-11-23`],
    [/^Last 30 days ₹0.00 0 orders$/, `/orders?${sold}&from=2026-11-01&to=2026-11-30`],
    [/^Orders late.*4$/, '/orders?due=late'],
    [/^Orders on hold 0$/, '/orders?held=yes'],
    [/^Returns to review 3$/, '/returns?state=requested'],
    [/^Returns to refund or exchange 1$/, '/returns?state=received'],
    [/^Refunds waiting 2$/, '/refunds'],
    [/^Refunds overdue 0$/, '/refunds?due=late'],
    [/^Late 1$/, '/messages?clock=late'],
    [/^Soon late.*2$/, '/messages?clock=soon+late'],
    [/^In time 1,000\+$/, '/messages?clock=in+time'],
    [/^To pack 9$/, '/packing?held=no'],
    [/^Packed, not handed over 2$/, '/packing?state=packed'],
    [/^Not handed over in time 1$/, '/packing?state=late'],
    [/^On hold 1$/, '/packing?held=yes'],
    [/^Packed today by you 30 an hour.*24$/, '/packing?state=packed+today&by=me'],
    [/^Packed today by all.*2 min 10 s 60$/, '/packing?state=packed+today'],
    [
      /^To be collected 3 orders with couriers ₹1,200.50$/,
      '/orders?status=shipped%2Cin+transit&paymentStatus=pending&paymentMethod=cod',
    ],
    [/^Collected, not remitted ₹800.25$/, '/open-items?account=cash-with-couriers'],
    [/^Receipts without a match ₹12.34$/, '/open-items?account=unmatched-receipts'],
    [/^Refunds payable ₹0.00$/, '/open-items?account=refunds-payable'],
    [/^Booked today Debits.*Balanced$/, '/statements?statement=day-book&from=2026-11-30&to=2026-11-30'],
    [/^Out of sale within 14 days 1,240 units 1$/, '/batches?state=ending'],
  ] as const) {
    await expect
      .element(row(name), { message: String(name) })
      .toHaveAttribute('href', `/backoffice${address}`);
  }
  await expectAccessible();
});

it('opens at the start, for an owner once the shop is open', async () => {
  const server = openStaffServer();
  answerToday(server);
  server.answer<typeof getChecklist>('GET', '/staff/checklist', {
    success: true,
    mode: 'live',
    items: [],
    outdatedPolicies: [],
    canOpen: true,
    isOpen: true,
    openedAt: '2026-11-01T04:30:00.000Z',
    catalogue: 'empty',
  });
  await renderStaff('/');
  await expectTitle('Today');
  await expect.element(menu.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page');
});

it('shows a packer the queue and the pace alone', async () => {
  const server = openStaffServer();
  const others = {
    sales: null,
    cash: null,
    books: null,
    orders: null,
    returns: null,
    refunds: null,
  } as const;
  answerToday(server, { ...others, messages: null, batches: null });
  await renderStaff('/', { rights: ['orders.fulfil'] });
  await expectTitle('Today');
  await expect.element(panel('Packing')).toBeVisible();
  await expect.poll(() => main.getByRole('region').elements().length).toBe(1);
  await expect.element(main.getByRole('link', { name: 'Pack the next one' })).toBeVisible();
});

it('keeps the places of figures while they load, and links none that a member may not open', async () => {
  const server = openStaffServer();
  const arrive = server.hold<typeof getToday>('GET', '/staff/today', { success: true, today: TODAY });
  await renderStaff('/today', { rights: ['reports.read'], theme: 'dark' });
  const cash = panel('Cash on delivery');
  await expect.element(cash).toBeVisible();
  const place = cash.element().getBoundingClientRect();
  await expectAccessible();
  arrive();
  await expectText('₹1,200.50');
  expect(cash.element().getBoundingClientRect()).toEqual(place);
  await expectGone(row(/^Today/), row(/^To be collected/));
  await expect.element(row(/^Collected, not remitted/)).toBeVisible();
});

it('says that figures could not be read', async () => {
  const server = openStaffServer();
  server.refuse<typeof getToday>('GET', '/staff/today', { status: 503, message: 'Try again' });
  await renderStaff('/today', { rights: ['messages.answer'] });
  await expect.element(main.getByRole('button', { name: /again/ })).toBeVisible();
});

it('counts in the menu what waits, and follows the changes of others at a pace (TODAY-6)', async () => {
  const server = openStaffServer();
  answerToday(server);
  let waiting = 3;
  let calls = 0;
  server.act<typeof getCounts>('GET', '/staff/counts', () => {
    calls += 1;
    const count = (found: number) => ({ found, isMore: false });
    const others = { messages: null, reviews: null };
    const counts = { orders: count(12), packing: count(0), returns: count(waiting), ...others };
    return { success: true, counts };
  });
  await renderStaff('/today');
  const returns = (count: string) =>
    menu.getByRole('link', { name: new RegExp(`^Returns ?, ${count} waiting$`) });
  await expect.element(returns('3')).toBeVisible();
  await expect.element(menu.getByRole('link', { name: /^Orders ?, 12 to ship$/ })).toBeVisible();
  await expect.element(menu.getByRole('link', { name: 'Packing', exact: true })).toBeVisible();
  waiting = 4;
  calls = 0;
  for (const id of ['1', '2', '3', '4', '5']) {
    server.announce({ kind: 'return', id, by: { id: 'meera', name: 'Meera' } });
  }
  await expect.element(returns('4')).toBeVisible();
  expect(calls).toBe(1);
  await expectAccessible({ frame: true });
});

it('has a bar of four at the bottom of a phone, above which toasts and content stay', async () => {
  const server = openStaffServer();
  answerToday(server);
  const count = { found: 2, isMore: false };
  server.answer<typeof getCounts>('GET', '/staff/counts', {
    success: true,
    counts: { orders: null, packing: count, returns: null, messages: null, reviews: null },
  });
  onTestFinished(() => page.viewport(1_280, 900));
  await page.viewport(360, 740);
  await renderStaff('/today', { rights: ['orders.fulfil'] });
  const bar = page.getByRole('navigation', { name: 'Quick menu' });
  await expect.element(bar.getByRole('link', { name: /^Pack ?, 2 to pack$/ })).toBeVisible();
  await expect.element(bar.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page');
  await expectGone(bar.getByRole('link', { name: 'Inbox' }));
  for (const item of [...bar.getByRole('link').elements(), ...bar.getByRole('button').elements()]) {
    expect(item.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    expect(item.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  }
  window.scrollTo(0, document.documentElement.scrollHeight);
  const last = main.getByRole('link').elements().at(-1);
  expect(last?.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.element().getBoundingClientRect().top);
  expect(document.documentElement.scrollWidth).toBe(360);
  await expectAccessible({ frame: true });
  await bar.getByRole('button', { name: 'Search' }).click();
  await expect.element(page.getByRole('combobox')).toHaveFocus();
});
