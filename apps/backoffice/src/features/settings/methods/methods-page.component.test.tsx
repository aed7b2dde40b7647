import type { changeDeliveryMethods, getDeliveryMethodsSetting } from '@ilaneer/contract/staff/shop/methods';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectText } from '../../../../testing/expectations.ts';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { openStaffServer } from '../../../../testing/staff-server.ts';

const EXPRESS = {
  ...{ id: 'express', name: 'Express', pins: '682, 67', mostGrams: 5_000 },
  ...{ charge: 99.5, freeFrom: null, days: -1 },
};

let server: ReturnType<typeof openStaffServer>;
beforeEach(() => {
  server = openStaffServer();
  server.act<typeof changeDeliveryMethods>('PUT', '/staff/settings/methods', (values) => ({
    success: true,
    section: { values, version: 2 },
  }));
});

async function open(...methods: (typeof EXPRESS)[]): Promise<void> {
  const section = { values: { methods }, version: methods.length };
  server.answer<typeof getDeliveryMethodsSetting>('GET', '/staff/settings/methods', {
    success: true,
    section,
  });
  await renderStaff('/settings/methods', { rights: ['settings.write'] });
}

const sent = () => server.sent<typeof changeDeliveryMethods>('PUT', '/staff/settings/methods');
const save = () => page.getByRole('button', { name: 'Save' }).click();

// DELIVERY-11
it('adds a method, names a wrong field, and saves', async () => {
  await open();
  await page.getByRole('button', { name: 'Add a delivery method' }).click();
  const method = page.getByRole('group', { name: 'Delivery method 1' });
  const field = (name: string) => method.getByRole('textbox', { name });
  await field('Name').fill('Express');
  await field('Charge').fill('soon');
  await save();
  await expectText('Please enter an amount in rupees, such as 99 or 49.50');
  await field('Charge').fill('99.50');
  await field('Business days more than usual').fill('-9');
  await save();
  await expectText('Please enter -5 to 10 days');
  await expectAccessible();
  await field('Business days more than usual').fill('-1');
  await field('Most grams').fill('5,000');
  await field('First digits of PIN codes').fill('682 67');
  await save();
  await expectText('Delivery methods saved');
  expect(sent()).toEqual([{ methods: [{ ...EXPRESS, id: '', pins: '682 67' }] }]);
});

it('keeps the id of a method that is renamed', async () => {
  await open(EXPRESS);
  const method = page.getByRole('group', { name: 'Delivery method 1' });
  const name = method.getByRole('textbox', { name: 'Name' });
  await expect.element(name).toHaveValue('Express');
  await name.fill('By tomorrow');
  await save();
  await expectText('Delivery methods saved');
  expect(sent()).toEqual([{ methods: [{ ...EXPRESS, name: 'By tomorrow' }] }]);
});
