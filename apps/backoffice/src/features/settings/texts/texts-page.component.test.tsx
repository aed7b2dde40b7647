import type { uploadPicture } from '@ilaneer/contract/staff/catalogue/pictures';
import type { changeTexts, getTexts } from '@ilaneer/contract/staff/content/texts';
import { NO_TEXTS } from '@ilaneer/domain/setting/texts';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectText } from '../../../../testing/expectations.ts';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { openStaffServer } from '../../../../testing/staff-server.ts';

const CUP = 'photos/0123456789abcdef0123456789abcdef-640.webp';

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
  const made = page.getByRole('region', { name: 'Product page of food and drinks' });
  const picture = made.getByRole('group', { name: 'Picture' });
  const save = page.getByRole('button', { name: 'Save' });
  await expect.element(blog).toHaveValue('Notes from the hills.');
  await expectAccessible();
  await blog.fill('');
  await page.getByRole('textbox', { name: /^Suggested searches/ }).fill('Filter coffee\n\nCups');
  await made.getByRole('button', { name: 'Add a step' }).click();
  await made.getByRole('textbox', { name: 'Title', exact: true }).fill('Roasted');
  await made.getByRole('textbox', { name: 'Text' }).fill('In small batches.');
  const message = 'Photos in HEIC format cannot be read here.';
  server.refuse<typeof uploadPicture>('POST', '/staff/pictures', { status: 400, message });
  const upload = (name: string, type: string) =>
    picture.getByLabelText('Picture').upload(new File(['cup'], name, { type }));
  await upload('cup.png', 'image/png');
  await expect.element(picture).toHaveAccessibleDescription(/HEIC/);
  const sent = { file: CUP, url: `/pictures/${CUP}`, width: 640, height: 480 };
  server.answer<typeof uploadPicture>('POST', '/staff/pictures', { success: true, picture: sent });
  await upload('cup.jpg', 'image/jpeg');
  await expect.element(picture.getByRole('button', { name: 'Crop' })).toBeVisible();
  await expectAccessible();
  await save.click();
  await expectText('Texts saved');
  expect(server.sent<typeof changeTexts>('PUT', '/staff/settings/texts')).toEqual([
    {
      ...NO_TEXTS,
      processSteps: [{ title: 'Roasted', text: 'In small batches.', image: CUP }],
      searchIdeas: ['Filter coffee', 'Cups'],
    },
  ]);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.element(blog).toHaveValue('Notes from the hills.');
});
