import type { changeTexts, getTexts } from '@ilaneer/contract/staff/content/texts';
import { NO_TEXTS } from '@ilaneer/domain/setting/texts';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectText } from '../../../../testing/expectations.ts';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { openStaffServer } from '../../../../testing/staff-server.ts';

// SETTING-20
it('changes the texts of pages, names a wrong picture, and brings the former ones back by undo', async () => {
  const server = openStaffServer();
  let section = { values: { ...NO_TEXTS, blogIntro: 'Notes from the hills.' }, version: 2 };
  const answer = () =>
    server.answer<typeof getTexts>('GET', '/staff/settings/texts', { success: true, section });
  answer();
  server.act<typeof changeTexts>('PUT', '/staff/settings/texts', (values) => {
    section = { values, version: section.version + 1 };
    answer();
    return { success: true, section };
  });
  await renderStaff('/settings/texts', { rights: ['content.write'] });
  const blog = page.getByRole('region', { name: 'Blog' }).getByRole('textbox');
  const map = page.getByRole('textbox', { name: /^Map/ });
  const save = page.getByRole('button', { name: 'Save' });
  await expect.element(blog).toHaveValue('Notes from the hills.');
  await expectAccessible();
  await blog.fill('');
  await page.getByRole('textbox', { name: /^Suggested searches/ }).fill('Filter coffee\n\nCups');
  await map.fill('https://elsewhere.example/map.svg');
  await save.click();
  await expect.element(map).toHaveAccessibleDescription(/picture/i);
  await map.fill('');
  await save.click();
  await expectText('Texts saved');
  expect(server.sent<typeof changeTexts>('PUT', '/staff/settings/texts')).toEqual([
    { ...NO_TEXTS, searchIdeas: ['Filter coffee', 'Cups'] },
  ]);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.element(blog).toHaveValue('Notes from the hills.');
});
