import type { CategoryEditView } from '@ilaneer/contract/staff/catalogue/catalogue-fields';
import type {
  changeCategory,
  deleteCategory,
  listStaffCategories,
  makeCategory,
} from '@ilaneer/contract/staff/catalogue/categories';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, expectText } from '../../../../testing/expectations.ts';
import { press } from '../../../../testing/keys.ts';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { answerCatalogue, TOTES } from '../../../../testing/replies/catalogue.ts';
import { openStaffServer } from '../../../../testing/staff-server.ts';

it('adds to the tree, changes it, and deletes an empty category', async () => {
  const server = openStaffServer();
  answerCatalogue(server);
  const now = (...categories: CategoryEditView[]) =>
    server.answer<typeof listStaffCategories>('GET', '/staff/categories', { success: true, categories });
  const made: CategoryEditView = { ...TOTES, id: 'rain', name: 'Rain gear', hsnCode: '6601', products: 0 };
  server.act<typeof makeCategory>('POST', '/staff/categories', () => {
    now(TOTES, made);
    return { success: true, category: made };
  });
  server.act<typeof changeCategory>('PATCH', '/staff/categories/:categoryId', ({ name = '' }) => {
    now(TOTES, { ...made, name, version: 2 });
    return { success: true, category: { ...made, name, version: 2 } };
  });
  server.act<typeof deleteCategory>('DELETE', '/staff/categories/:categoryId', () => {
    now(TOTES);
    return { success: true };
  });
  await renderStaff('/categories');
  const dialog = page.getByRole('dialog');
  await expect.element(page.getByRole('button', { name: 'New category' })).toBeVisible();
  await press('n');
  await dialog.getByLabelText(/^Name/).fill('Rain gear');
  await dialog.getByLabelText(/^HSN code/).fill('6601');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectText('Category created');
  await page.getByRole('button', { name: 'Edit Rain gear' }).click();
  await dialog.getByLabelText(/^Name/).fill('Umbrellas');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectText('Category changed');
  await page.getByRole('button', { name: 'Merge or delete Umbrellas' }).click();
  await expect.element(dialog).toHaveAccessibleName('Delete Umbrellas?');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expectText('Category deleted');
  await expectGone(page.getByText('Umbrellas', { exact: true }));
  await page.getByRole('button', { name: 'Merge or delete Tote bags' }).click();
  await expect.element(dialog).toHaveAccessibleName('Merge Tote bags into another');
});

it('a dialog asks before it closes over typed text, and closes at once when untouched (STAFF-17)', async () => {
  answerCatalogue(openStaffServer());
  await renderStaff('/categories');
  const dialog = page.getByRole('dialog', { name: 'New category' });
  const question = page.getByRole('alertdialog', { name: 'Close without saving?' });
  const name = dialog.getByLabelText(/^Name/);
  const open = () => page.getByRole('button', { name: 'New category' }).click();
  await open();
  await expect.element(name).toBeVisible();
  await press('{Escape}');
  await expectGone(dialog);
  await open();
  await name.fill('Rain gear');
  await press('{Escape}');
  await expect.element(question).toBeVisible();
  await expectAccessible();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expectGone(question);
  await expect.element(name).toHaveValue('Rain gear');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expectGone(dialog);
  await open();
  await name.fill('Rain gear');
  await name.fill('');
  await press('{Escape}');
  await expectGone(dialog);
});
