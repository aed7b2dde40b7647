import type { listStaffOrders } from '@ilaneer/contract/staff/orders/order-list';
import type { getReport, ReportView } from '@ilaneer/contract/staff/reports/reports';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, expectText, expectTitle } from '../../../testing/expectations.ts';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { listOf } from '../../../testing/replies/orders.ts';
import { openStaffServer, type StaffServer } from '../../../testing/staff-server.ts';

const DAYS: ReportView = {
  ...{ kind: 'day', from: '2026-11-01', to: '2026-11-02' },
  rows: [
    {
      ...{ key: '2026-11-01', label: '1 Nov 2026', orders: 'from=2026-11-01&to=2026-11-01' },
      figures: [1_204, 2_400, 3_12_500.5, 47_669.57, 1_200, 3, 900, 4, 1_500.25, 3_11_000.25],
    },
    {
      ...{ key: '2026-11-02', label: '2 Nov 2026', orders: 'from=2026-11-02&to=2026-11-02' },
      figures: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    },
  ],
  total: [1_204, 2_400, 3_12_500.5, 47_669.57, 1_200, 3, 900, 4, 1_500.25, 3_11_000.25],
};

const CATEGORIES: ReportView = {
  ...{ kind: 'category', from: '2026-11-01', to: '2026-11-02', total: null },
  rows: [
    {
      ...{ key: 'drinks', label: 'Drinks', orders: null },
      figures: [null, 2_400, 3_12_500.5, 47_669.57, 1_200, null, 900, 4, 1_500.25, 3_11_000.25],
    },
  ],
};

const PERIOD = 'from=2026-11-01&to=2026-11-02';

function answer(server: StaffServer, report: ReportView): void {
  server.answer<typeof getReport>('GET', '/staff/reports/:report', { success: true, report });
}

it.each(['light', 'dark'] as const)(
  'charts sales by day beside the same figures, %s (REPORT-4)',
  async (theme) => {
    const server = openStaffServer();
    answer(server, DAYS);
    await renderStaff(`/reports?${PERIOD}`, { theme });
    await expectTitle('Reports');
    await expectText('1 Nov 2026 to 2 Nov 2026', /after discounts, with GST and delivery/);
    const cells = page.getByRole('row', { name: /^1 Nov 2026/ }).getByRole('cell');
    expect(cells.elements().map(({ textContent }) => textContent)).toEqual([
      ...['1,204', '2,400', '₹3,12,500.50', '₹47,669.57', '₹1,200.00', '3'],
      ...['₹900.00', '4', '₹1,500.25', '₹3,11,000.25'],
    ]);
    const chart = page.getByRole('img', { name: /^Chart: Sales by day, Sales ₹, 1 Nov 2026 to/ });
    await expect.poll(() => chart.element().querySelector('canvas')).not.toBeNull();
    await expect
      .element(page.getByRole('link', { name: 'Download CSV' }))
      .toHaveAttribute('href', `/api/staff/exports/report?report=day&${PERIOD}`);
    await expectAccessible();
  },
);

it('leads from a day to its orders, and from a category to its products (REPORT-5)', async () => {
  const server = openStaffServer();
  answer(server, DAYS);
  server.answer<typeof listStaffOrders>('GET', '/staff/orders', listOf());
  await renderStaff(`/reports?${PERIOD}`);
  await expectText('2 Nov 2026');
  answer(server, CATEGORIES);
  await page.getByRole('link', { name: 'Sales by category' }).click();
  await expectText('Drinks');
  answer(server, { ...CATEGORIES, kind: 'product' });
  await page.getByRole('link', { name: 'Drinks' }).click();
  await expect.poll(() => location.search).toBe(`?report=product&category=drinks&${PERIOD}`);
  const asked = () => server.asked<typeof getReport>('GET', '/staff/reports/:report').at(-1);
  await expect.poll(() => asked()?.get('category')).toBe('drinks');
  answer(server, DAYS);
  await page.getByRole('link', { name: 'Sales by day' }).click();
  await page.getByRole('link', { name: '1 Nov 2026' }).click();
  await expect.poll(() => location.pathname).toBe('/backoffice/orders');
  const filter = new URLSearchParams(location.search);
  expect([filter.get('from'), filter.get('to')]).toEqual(['2026-11-01', '2026-11-01']);
  expect(filter.get('status')).toBe('placed,processing,shipped,in transit,delivered');
});

it('shows a problem of the days at its field, an empty period, and figures alone to those who see no orders', async () => {
  const server = openStaffServer();
  answer(server, { ...DAYS, rows: DAYS.rows.slice(1), total: null });
  await renderStaff('/reports?from=2026-11-02&to=2026-11-01', { rights: ['reports.read'] });
  await expectText('The last day is before the first');
  await page.getByLabelText('From').fill('2026-11-01');
  await expectText('No figures yet');
  await expectAccessible();
  answer(server, DAYS);
  await page.getByLabelText('To').fill('2026-11-02');
  await expectText('₹3,12,500.50');
  await expectGone(page.getByRole('link', { name: '1 Nov 2026' }));
  await expectGone(page.getByRole('link', { name: 'Download CSV' }));
});

it('tries again where a report could not be read', async () => {
  const server = openStaffServer();
  server.refuse<typeof getReport>('GET', '/staff/reports/:report', {
    status: 503,
    message: 'The shop is busy.',
  });
  await renderStaff('/reports?report=repeat');
  await expectText('The report could not be loaded', 'The shop is busy.');
  answer(server, {
    ...{ kind: 'repeat', from: null, to: null, total: null },
    rows: [{ key: '2026-11', label: 'November 2026', orders: null, figures: [30, 10, 33.3] }],
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectText('33.3 %', 'as of now');
});
