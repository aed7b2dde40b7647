import type { uploadPicture } from '@ilaneer/contract/staff/catalogue/pictures';
import type { changeTexts, getTexts } from '@ilaneer/contract/staff/content/texts';
import { NO_TEXTS } from '@ilaneer/domain/setting/texts';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectText } from '../../../../testing/expectations.ts';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { openStaffServer } from '../../../../testing/staff-server.ts';

const MAP = 'photos/0123456789abcdef0123456789abcdef-640.webp';

// SETTING-20
it('changes the texts of pages, says why a picture is refused, and brings the former ones back by undo', async () => {
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
  const map = page.getByRole('group', { name: 'Map' });
  const save = page.getByRole('button', { name: 'Save' });
  await expect.element(blog).toHaveValue('Notes from the hills.');
  await expectAccessible();
  await blog.fill('');
  await page.getByRole('textbox', { name: /^Suggested searches/ }).fill('Filter coffee\n\nCups');
  const message = 'Photos in HEIC format cannot be read here.';
  server.refuse<typeof uploadPicture>('POST', '/staff/pictures', { status: 400, message });
  await map.getByLabelText('Map').upload(new File(['map'], 'map.png', { type: 'image/png' }));
  await expect.element(map).toHaveAccessibleDescription(/HEIC/);
  const picture = { file: MAP, url: `/pictures/${MAP}`, width: 640, height: 480 };
  server.answer<typeof uploadPicture>('POST', '/staff/pictures', { success: true, picture });
  await map.getByLabelText('Map').upload(new File(['map'], 'map.jpg', { type: 'image/jpeg' }));
  await expect.element(map.getByRole('button', { name: 'Crop' })).toBeVisible();
  await expectAccessible();
  await save.click();
  await expectText('Texts saved');
  expect(server.sent<typeof changeTexts>('PUT', '/staff/settings/texts')).toEqual([
    { ...NO_TEXTS, contactMap: MAP, searchIdeas: ['Filter coffee', 'Cups'] },
  ]);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.element(blog).toHaveValue('Notes from the hills.');
});
