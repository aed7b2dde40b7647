import type { changeDeliveryAreas, getDeliveryAreas } from '@ilaneer/contract/staff/shop/arrival';
import { FIRST_ARRIVAL } from '@ilaneer/domain/delivery/arrival';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectText } from '../../../../testing/expectations.ts';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { openStaffServer } from '../../../../testing/staff-server.ts';

// DELIVERY-1
it('adds an area with its days, names a wrong field, and saves', async () => {
  const server = openStaffServer();
  const section = { values: FIRST_ARRIVAL, version: 0 };
  server.answer<typeof getDeliveryAreas>('GET', '/staff/settings/arrival', { success: true, section });
  server.act<typeof changeDeliveryAreas>('PUT', '/staff/settings/arrival', (values) => ({
    success: true,
    section: { values, version: 1 },
  }));
  await renderStaff('/settings/arrival', { rights: ['settings.write'] });
  await page.getByRole('button', { name: 'Add a delivery area' }).click();
  const area = page.getByRole('group', { name: 'Delivery area 1' });
  await area.getByRole('textbox', { name: 'First digits of PIN codes' }).fill('0682');
  await area.getByRole('textbox', { name: 'Business days to arrival' }).fill('2');
  await area.getByRole('checkbox', { name: 'Cash on Delivery' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expectText('Please enter the first digits of PIN codes, such as 682, 67');
  await expectAccessible();
  await area.getByRole('textbox', { name: 'First digits of PIN codes' }).fill('682 67');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectText('Delivery areas saved');
  expect(server.sent<typeof changeDeliveryAreas>('PUT', '/staff/settings/arrival')).toEqual([
    { cutoff: '14:00', areas: [{ pins: '682 67', days: 2, isServed: true, takesCash: false }] },
  ]);
});
