import type { changeBrand } from '@ilaneer/contract/staff/shop/settings';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectText } from '../../../../testing/expectations.ts';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { answerSettings } from '../../../../testing/replies/settings.ts';
import { openStaffServer } from '../../../../testing/staff-server.ts';

it('takes a name in any other script, and shows it in the language of its letters (SETTING-23)', async () => {
  const server = openStaffServer();
  answerSettings(server);
  server.act<typeof changeBrand>('PUT', '/staff/settings/brand', (values) => ({
    success: true,
    section: { values, version: 2 },
  }));
  await renderStaff('/settings/brand');
  const name = page.getByRole('textbox', { name: 'Name in another script' });
  await expect.element(name).toHaveAccessibleDescription(/Malayalam or Devanagari letters.*footer/);
  await name.fill('മലബാർ मालाबार');
  for (const [text, lang] of [
    ['മലബാർ', 'ml'],
    ['मालाबार', 'hi'],
  ] as const)
    await expect.element(page.getByText(text, { exact: true })).toHaveAttribute('lang', lang);
  await expectAccessible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectText('Brand saved');
  expect(server.sent<typeof changeBrand>('PUT', '/staff/settings/brand')).toMatchObject([
    { localName: 'മലബാർ मालाबार' },
  ]);
});
