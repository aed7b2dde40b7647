import type { changeLetters } from '@ilaneer/contract/staff/shop/settings';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectText, expectTitle } from '../../../../testing/expectations.ts';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { answerSettings } from '../../../../testing/replies/settings.ts';
import { openStaffServer } from '../../../../testing/staff-server.ts';

it('the reminder of forgotten carts is off until the owner sets its hours (NEWSLETTER-14)', async () => {
  const server = openStaffServer();
  answerSettings(server);
  server.act<typeof changeLetters>('PUT', '/staff/settings/letters', (values) => ({
    success: true,
    section: { values, version: 1 },
  }));
  await renderStaff('/settings/letters');
  await expectTitle('Forgotten carts');
  const hours = page.getByRole('textbox', { name: 'Reminder after hours' });
  await expect.element(hours).toHaveValue('');
  await expectAccessible();
  await hours.fill('500');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectText('Please enter 1 to 168 hours');
  await hours.fill('24');
  await expect.element(page.getByText('Please enter 1 to 168 hours')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(() => server.sent<typeof changeLetters>('PUT', '/staff/settings/letters'))
    .toEqual([{ cartReminderHours: 24 }]);
});
