import type {
  getKeptPromises,
  KeptPromisesView,
  PromiseFigures,
} from '@ilaneer/contract/staff/orders/kept-promises';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, expectText, expectTitle } from '../../../../testing/expectations.ts';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { answerOrder } from '../../../../testing/replies/orders.ts';
import { openStaffServer, type StaffServer } from '../../../../testing/staff-server.ts';

const NONE: PromiseFigures = {
  ...{ orders: 0, kept: 0, late: 0, averageDaysLate: null, mostDaysLate: 0, open: 0, overdue: 0 },
  shareKept: null,
};
const WHOLE: PromiseFigures = {
  ...{ orders: 1_014, kept: 1_007, late: 3, averageDaysLate: 2.3, mostDaysLate: 5, open: 3, overdue: 1 },
  shareKept: 99,
};
const REPORT: KeptPromisesView = {
  ...{ from: '2026-11-01', to: '2026-11-30', whole: WHOLE, cancelled: 4, cameBack: 2, unpromised: 6 },
  byCourier: [
    { courier: 'Delhivery', ...WHOLE, orders: 1_011, open: 0 },
    { courier: null, ...NONE, orders: 3, open: 3 },
  ],
  byArea: [{ area: '68', ...WHOLE }],
};

function answerReport(server: StaffServer, change: Partial<KeptPromisesView> = {}): void {
  server.answer<typeof getKeptPromises>('GET', '/staff/kept-promises', {
    success: true,
    report: { ...REPORT, ...change },
  });
}

it('adds up kept and missed days by courier and area, and offers the file (DELIVERY-8)', async () => {
  const server = openStaffServer();
  answerOrder(server);
  answerReport(server);
  await renderStaff('/on-time-delivery?from=2026-11-01&to=2026-11-30');
  await expectTitle('On-time delivery');
  await expectText('99 % (1,007 of 1,011)', '3, 2.3 days on average, 5 at most');
  const cellsOf = (name: RegExp) =>
    page
      .getByRole('row', { name })
      .getByRole('cell')
      .elements()
      .map(({ textContent }) => textContent);
  expect(cellsOf(/^Delhivery/)).toEqual(['1,011', '1,007', '99 %', '3', '2.3', '5', '1', '0']);
  expect(cellsOf(/^Not sent yet/)).toEqual(['3', '0', '', '0', '', '', '0', '3']);
  await expect.element(page.getByRole('row', { name: /^68…/ })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Download CSV' }))
    .toHaveAttribute('href', '/api/staff/exports/kept-promises?from=2026-11-01&to=2026-11-30');
  const asked = server.asked<typeof getKeptPromises>('GET', '/staff/kept-promises').at(-1);
  expect(Object.fromEntries(asked ?? [])).toEqual({ from: '2026-11-01', to: '2026-11-30' });
  await expectAccessible();
});

it('shows a problem of the days at its field, and an empty period', async () => {
  const server = openStaffServer();
  answerReport(server, { whole: NONE, byCourier: [], byArea: [] });
  await renderStaff('/on-time-delivery?from=2026-11-30&to=2026-11-01', { rights: ['orders.read'] });
  await expectText('The last day is before the first');
  await expectAccessible();
  expect(server.asked<typeof getKeptPromises>('GET', '/staff/kept-promises')).toEqual([]);
  await page.getByLabelText('Named day from').fill('2025-10-01');
  await expectText('Choose at most a year');
  await page.getByLabelText('Named day from').fill('2026-11-01');
  await expectText('No orders for these days');
  await expectGone(page.getByRole('link', { name: 'Download CSV' }));
  expect(location.search).toBe('?from=2026-11-01&to=2026-11-01');
});

it('is reached from the orders, and tries again where it could not be read', async () => {
  const server = openStaffServer();
  answerOrder(server);
  server.refuse<typeof getKeptPromises>('GET', '/staff/kept-promises', {
    status: 503,
    message: 'The shop is busy.',
  });
  await renderStaff('/orders');
  await page.getByRole('link', { name: 'On-time delivery' }).click();
  await expectText('The report could not be loaded', 'The shop is busy.');
  answerReport(server);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectText('99 % (1,007 of 1,011)');
});
