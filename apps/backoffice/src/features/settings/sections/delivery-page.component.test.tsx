import type { changeDelivery } from '@ilaneer/contract/staff/shop/settings';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectText } from '../../../../testing/expectations.ts';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { answerSettings, CHECKLIST, SETTINGS } from '../../../../testing/replies/settings.ts';
import { openStaffServer } from '../../../../testing/staff-server.ts';

// SETTING-8
it.each(['9'.repeat(30), '-5', '1e400', 'free'])(
  'takes %s for no amount, and names the field',
  async (typed) => {
    const server = openStaffServer();
    answerSettings(server);
    await renderStaff('/settings/delivery');
    const charge = page.getByRole('textbox', { name: /^Delivery charge/ });
    await charge.fill(typed);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expectText(/^Please enter an amount in rupees/);
    await expect.element(charge).toHaveFocus();
    await expectAccessible();
  },
);

// SETTING-24
it('names the published policies that a saved charge outdates, with a link to their new version', async () => {
  const server = openStaffServer();
  answerSettings(server);
  const outdated = [{ name: 'delivery charge', published: '₹40', value: '₹75' }];
  server.act<typeof changeDelivery>('PUT', '/staff/settings/delivery', (values) => {
    const section = { values, version: 2 };
    answerSettings(server, {
      settings: { ...SETTINGS, delivery: section },
      checklist: { ...CHECKLIST, outdatedPolicies: [{ slug: 'shipping-policy', outdated }] },
    });
    return { success: true, section };
  });
  await renderStaff('/settings/delivery', { rights: ['settings.write', 'content.write'] });
  await page.getByRole('textbox', { name: /^Delivery charge/ }).fill('75');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectText('Delivery charge: published “₹40”, now “₹75”');
  await expect
    .element(page.getByRole('link', { name: 'Shipping policy: open the new version' }))
    .toHaveAttribute('href', expect.stringContaining('/settings/policies/shipping-policy?fill=settings'));
  await expectAccessible();
});

// PRICING-38
it('saves a fee for Cash on Delivery, refuses one that is too high, and states it in the preview', async () => {
  const server = openStaffServer();
  answerSettings(server);
  server.act<typeof changeDelivery>('PUT', '/staff/settings/delivery', (values) => ({
    success: true,
    section: { values, version: 2 },
  }));
  await renderStaff('/settings/delivery');
  const fee = page.getByRole('textbox', { name: /^Fee for Cash on Delivery/ });
  await fee.fill('1,000.01');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectText(/^Please enter an amount from ₹0 to ₹1,000/);
  await fee.fill('30');
  await expectText(/Cash on Delivery costs ₹30\.00 more\./);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectText('Delivery rules saved');
  expect(server.sent<typeof changeDelivery>('PUT', '/staff/settings/delivery')).toMatchObject([
    { cashFee: 30 },
  ]);
});
