import { expect, test } from '../support/staff-test.ts';

test('a page of sections is written beside itself, published, and edited from the shop (CONTENT-43)', async ({
  page,
  signInAs,
}) => {
  await signInAs(['content.write']);
  const title = `Offer ${Date.now()}`;
  const slug = title.toLowerCase().replace(' ', '-');
  await page.goto('/backoffice/settings/pages');
  await page.getByRole('button', { name: 'Add a page' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

  await page.getByRole('button', { name: 'Add a section' }).click();
  await dialog.getByRole('button', { name: /^Points with signs/ }).click();
  const sections = page.getByRole('region', { name: 'Sections' });
  const newest = sections.getByRole('textbox', { name: 'Title' }).last();
  await expect(newest).toBeFocused();
  await page.keyboard.type('Before the rain');
  await page.getByRole('button', { name: 'Add a point' }).click();
  await expect(newest).toBeFocused();
  await page.keyboard.type('Dry');
  await sections.getByRole('textbox', { name: 'Text' }).last().fill('Packed in jute.');
  await page.getByRole('button', { name: 'Add a section' }).click();
  await dialog.getByRole('button', { name: /^Closing line/ }).click();
  await expect(newest).not.toHaveValue(/./);
  await expect(newest).toBeFocused();
  await page.keyboard.type('Come in');
  const frame = page.frameLocator('iframe[title="Preview"]');
  await expect(frame.getByText('Packed in jute.')).toBeVisible();
  await expect(frame.getByText('Come in')).toBeVisible();
  await frame.getByText('Before the rain').click();
  await expect(sections.getByRole('textbox', { name: 'Title' }).first()).toHaveValue('Before the rain');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Shown in the shop', { exact: true })).toBeVisible();

  await page.goto(`/p/${slug}`);
  await expect(page.getByText('Packed in jute.')).toBeVisible();
  await page.getByRole('link', { name: /^Edit/ }).last().click();
  await expect(sections.getByRole('textbox', { name: 'Title' })).toHaveValue('Come in');
});
