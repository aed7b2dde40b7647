import type { changeMenu, getMenu } from '@ilaneer/contract/staff/shop/menu';
import { FIRST_MENU } from '@ilaneer/domain/setting/menu';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectText } from '../../../../testing/expectations.ts';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { openStaffServer } from '../../../../testing/staff-server.ts';

// SETTING-22
it('changes the order and the labels of the menu, adds a link, and names one that leads nowhere', async () => {
  const server = openStaffServer();
  const section = { values: FIRST_MENU, version: 0 };
  server.answer<typeof getMenu>('GET', '/staff/settings/menu', { success: true, section });
  server.act<typeof changeMenu>('PUT', '/staff/settings/menu', (values) => ({
    success: true,
    section: { values, version: 1 },
  }));
  await renderStaff('/settings/menu', { rights: ['content.write'] });
  const bar = page.getByRole('region', { name: 'Head of the page' });
  const labels = () => bar.getByRole('textbox', { name: 'Label' }).elements() as HTMLInputElement[];
  await expect.poll(() => labels().length).toBe(FIRST_MENU.bar.length);
  await bar.getByRole('button', { name: 'Move link 6 up' }).click();
  await bar.getByRole('button', { name: 'Add a link' }).click();
  await bar.getByRole('textbox', { name: 'Label' }).last().fill('Monsoon');
  const link = bar.getByRole('combobox', { name: 'Link' }).last();
  await link.fill('monsoon');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectText(
    'Please enter a page of the shop, such as /products, or an address that begins with https://',
  );
  server.missPages('/p/monsoon');
  await link.fill('/p/monsoon');
  await expect
    .element(link)
    .toHaveAccessibleDescription('The shop has no page at /p/monsoon, or the page is empty.');
  await expectAccessible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expectText('Menu saved');
  const [sent] = server.sent<typeof changeMenu>('PUT', '/staff/settings/menu');
  expect(sent?.bar.map(({ label }) => label)).toEqual([
    ...['Home', 'About Us', 'Stores', 'Contact', 'Our Products', 'FAQ', 'Explore merchandise', 'Monsoon'],
  ]);
});
