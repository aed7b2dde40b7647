import type { changeBooks } from '@ilaneer/contract/staff/shop/settings';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectTitle } from '../../../../testing/expectations.ts';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { answerSettings } from '../../../../testing/replies/settings.ts';
import { openStaffServer } from '../../../../testing/staff-server.ts';

// JOURNAL-32
it('keeps how many persons close a month', async () => {
  const server = openStaffServer();
  answerSettings(server);
  server.act<typeof changeBooks>('PUT', '/staff/settings/books', (values) => ({
    success: true,
    section: { values, version: 1 },
  }));
  await renderStaff('/settings/books');
  await expectTitle('Books');
  await expect.element(page.getByRole('radio', { name: /^One person/ })).toBeChecked();
  await expectAccessible();
  await page.getByRole('radio', { name: /^Two persons/ }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(() => server.sent<typeof changeBooks>('PUT', '/staff/settings/books'))
    .toEqual([{ lockNeedsTwo: true }]);
});
