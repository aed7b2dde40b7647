import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { expectTitle } from '../../../testing/expectations.ts';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { answerSettings } from '../../../testing/replies/settings.ts';
import { openStaffServer } from '../../../testing/staff-server.ts';

it('the pages of the settings are one menu on a phone, and links beside the page on a desk', async () => {
  answerSettings(openStaffServer());
  onTestFinished(() => page.viewport(1_280, 900));
  await page.viewport(390, 844);
  await renderStaff('/settings/delivery');
  await expectTitle('Delivery');
  const settings = page.getByRole('navigation', { name: 'Settings' });
  expect(settings.element().getBoundingClientRect().height).toBeLessThan(60);
  await settings.getByRole('button', { name: 'Settings: Delivery' }).click();
  await expectAccessible();
  await page.getByRole('menuitem', { name: 'Packing' }).click();
  await expectTitle('Packing');
  await expect.element(settings.getByRole('button', { name: 'Settings: Packing' })).toBeVisible();
  await page.viewport(1_280, 900);
  await expect.element(settings.getByRole('link', { name: 'Delivery' })).toBeVisible();
});
