import type { countExport } from '@ilaneer/contract/staff/transfer/exports';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, expectText } from '../../../testing/expectations.ts';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { openStaffServer } from '../../../testing/staff-server.ts';

const download = page.getByRole('link', { name: 'Download CSV' });

it('counts orders as the address narrows them, and has no file of nothing', async () => {
  const server = openStaffServer();
  server.answer<typeof countExport>('GET', '/staff/exports/:kind/count', { success: true, count: 0 });
  await renderStaff('/export/order-lines?status=delivered&from=2020-01-01&to=2020-01-31');
  await expectText('No rows match, so there is no file to download.');
  await expectGone(download);
  const asked = server.asked<typeof countExport>('GET', '/staff/exports/:kind/count').at(-1);
  expect(Object.fromEntries(asked ?? [])).toMatchObject({
    status: 'delivered',
    from: '2020-01-01',
    to: '2020-01-31',
  });
  await expectAccessible();
  server.answer<typeof countExport>('GET', '/staff/exports/:kind/count', { success: true, count: 1_204 });
  await page.getByRole('link', { name: 'Customers', exact: true }).last().click();
  await expectText('1,204 customers');
  await expect.element(download).toHaveAttribute('href', '/api/staff/exports/customers?');
  expect(location.pathname).toBe('/backoffice/export/customers');
});

it('offers no file without the right to its contents', async () => {
  const server = openStaffServer();
  server.answer<typeof countExport>('GET', '/staff/exports/:kind/count', { success: true, count: 3 });
  await renderStaff('/export', { rights: ['exports.take', 'catalogue.read'] });
  const kinds = page.getByRole('navigation', { name: 'What to export' }).getByRole('link');
  await expect
    .poll(() => kinds.elements().map(({ textContent }) => textContent))
    .toEqual(['Products', 'Prices', 'Stock', 'Stock movements']);
});
