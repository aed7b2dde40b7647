import type { getHistory } from '@ilaneer/contract/staff/audit';
import type { StaffProductView } from '@ilaneer/contract/staff/catalogue/catalogue-fields';
import type { changeProduct, makeProduct, moveProduct } from '@ilaneer/contract/staff/catalogue/products';
import type { FieldProblem } from '@ilaneer/domain/field-problem';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, expectText, expectTitle } from '../../../../testing/expectations.ts';
import { press } from '../../../../testing/keys.ts';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { answerCatalogue, TOTE } from '../../../../testing/replies/catalogue.ts';
import { openStaffServer, type StaffServer } from '../../../../testing/staff-server.ts';

const missing = page.getByRole('region', { name: 'Before publishing' });
const save = page.getByRole('button', { name: 'Save', exact: true });

function answerStates(server: StaffServer, product: StaffProductView): void {
  let { version } = product;
  server.act<typeof moveProduct>(
    'POST',
    '/staff/products/:productId/state',
    ({ state, publishAt = null }) => {
      version += 1;
      const moved = { ...product, state, publishAt, version };
      answerCatalogue(server, moved);
      return { success: true, product: moved };
    },
  );
}

// CATALOGUE-39
it('asks for evidence and a name behind a claim of food', async () => {
  const server = openStaffServer();
  answerCatalogue(server);
  await renderStaff('/products/market-tote', { theme: 'dark' });
  await expectText(/Nothing is missing\./);
  await page.getByLabelText('Not food or drink').click();
  await page.getByLabelText('Features').fill('Folds small\nNo preservatives');
  await expectText(/'No preservatives' is a claim: note its evidence and who confirms it/);
  await page.getByRole('button', { name: 'Add a claim' }).click();
  const claim = page.getByRole('group', { name: 'Claim 1' });
  await claim.getByLabelText('Claim', { exact: true }).fill('No preservatives');
  const unconfirmed = missing.getByText(/Enter who confirmed 'No preservatives'/);
  await expect.element(unconfirmed).toBeVisible();
  await claim.getByLabelText('Evidence').fill('Laboratory report 4711');
  await claim.getByLabelText('Confirmed by').fill('Meera Nair');
  await expectGone(unconfirmed);
  await expectAccessible();
  await page.getByRole('button', { name: 'Remove claim 1' }).click();
  await expectText(/'No preservatives' is a claim/);
});

it('has a history with the changed fields before and after (AUDIT-3)', async () => {
  const server = openStaffServer();
  answerCatalogue(server);
  server.answer<typeof getHistory>('GET', '/staff/history/:kind/:objectId', {
    success: true,
    entries: [
      {
        ...{ id: 1, happenedAt: '2026-11-20T10:00:00.000Z', action: 'changed', reason: null },
        actor: { kind: 'staff', id: 'STF1', name: 'Meera Nair' },
        object: { kind: 'product', id: TOTE.id, label: TOTE.name },
        ...{ before: { genericName: 'Bag' }, after: { genericName: 'Jute bag' } },
      },
    ],
    next: null,
  });
  await renderStaff('/products/market-tote');
  const entries = page.getByRole('region', { name: 'History' });
  await entries.getByText('Changed', { exact: true }).click();
  await expect.element(entries.getByRole('deletion')).toHaveTextContent('Bag');
  await expect.element(entries.getByRole('insertion')).toHaveTextContent('Jute bag');
});

it('is archived, and taken back with z', async () => {
  const server = openStaffServer();
  answerCatalogue(server);
  answerStates(server, TOTE);
  await renderStaff('/products/market-tote');
  await page.getByRole('button', { name: 'Archive' }).click();
  await expectText('Product archived', 'Archived', 'Not visible to shoppers.');
  await press('z');
  await expectText('Undone: product archived', 'Published');
});

it('is scheduled for a day to come, and for no other', async () => {
  const server = openStaffServer();
  const draft: StaffProductView = { ...TOTE, state: 'draft' };
  answerCatalogue(server, draft);
  answerStates(server, draft);
  await renderStaff('/products/market-tote');
  await page.getByRole('button', { name: 'Schedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule publishing' });
  const schedule = dialog.getByRole('button', { name: 'Schedule' });
  await dialog.getByLabelText(/^Publish at/).fill('2020-01-01T09:00');
  await schedule.click();
  await expectText('Choose a time in the future');
  await dialog.getByLabelText(/^Publish at/).fill('2131-01-01T09:00');
  await schedule.click();
  await expectText(/Scheduled,/);
  expect(server.sent<typeof moveProduct>('POST', '/staff/products/:productId/state')).toEqual([
    { state: 'draft', publishAt: '2131-01-01T03:30:00.000Z' },
  ]);
  await page.getByRole('button', { name: 'Don’t schedule' }).click();
  await expectText('Draft');
});

it('names the missing fields where publishing is refused', async () => {
  const server = openStaffServer();
  answerCatalogue(server, { ...TOTE, state: 'draft', pictures: [] });
  server.refuse<typeof moveProduct>('POST', '/staff/products/:productId/state', {
    status: 400,
    code: 'PRODUCT_INCOMPLETE',
    fields: [{ field: 'pictures', message: 'There is no picture' }],
  });
  await renderStaff('/products/market-tote');
  await expect.element(missing.getByText(/There is no picture/)).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expectText('Not published: There is no picture');
  answerStates(server, { ...TOTE, state: 'draft' });
  await page.getByRole('button', { name: 'Publish' }).click();
  await expectText('Product published');
  await expectGone(page.getByText('Not published: There is no picture'));
});

it('keeps Save and the count of missing things in sight, which leads to their list', async () => {
  answerCatalogue(openStaffServer(), { ...TOTE, pictures: [] });
  await renderStaff('/products/market-tote');
  await page.getByLabelText('Phone of consumer care').fill('0484 2210000');
  await expect.element(page.getByLabelText('Phone of consumer care')).toBeInViewport();
  await expect.element(save).toBeInViewport();
  const count = page.getByRole('button', { name: '1 thing missing before publishing' });
  await expect.element(count).toBeInViewport();
  await count.click();
  await expect.element(missing).toBeInViewport();
  await expectAccessible();
});

it('says that goods other than food need no food declarations', async () => {
  answerCatalogue(openStaffServer(), { ...TOTE, merchandise: false });
  await renderStaff('/products/market-tote');
  await expect.element(missing.getByText('List of ingredients is missing')).toBeVisible();
  const tick = page.getByLabelText('Not food or drink');
  await expect.element(tick).toHaveAccessibleDescription(/Needs no ingredients, veg mark or shelf life/);
  await tick.click();
  await expectGone(missing.getByText('List of ingredients is missing'));
});

it('has the later of two who change it decide field by field', async () => {
  const server = openStaffServer();
  answerCatalogue(server);
  const theirs = { ...TOTE, version: 2, weight: 'A bag', genericName: 'Shopping bag' };
  server.refuse<typeof changeProduct>('PATCH', '/staff/products/:productId', {
    status: 409,
    code: 'VERSION_STALE',
    message: 'Someone else has changed this in the meantime.',
    data: { current: theirs },
  });
  await renderStaff('/products/market-tote');
  await page.getByLabelText('Generic name').fill('Canvas bag');
  await save.click();
  const conflict = page.getByRole('dialog', { name: 'Someone else has changed this product' });
  await expect.element(conflict.getByText('Shopping bag')).toBeVisible();
  await expect.element(conflict.getByText('They also changed Net contents. That stays.')).toBeVisible();
  await expectAccessible();
  server.answer<typeof changeProduct>('PATCH', '/staff/products/:productId', {
    success: true,
    product: { ...theirs, version: 3, genericName: 'Canvas bag' },
  });
  await conflict.getByRole('button', { name: 'Save again' }).click();
  await expectText('Saved');
  await expect.element(page.getByLabelText('Net contents')).toHaveValue('A bag');
});

it('shows a refused SKU at its field, with the focus and the typed text', async () => {
  const server = openStaffServer();
  answerCatalogue(server);
  const fields: FieldProblem[] = [{ field: 'variants.0.sku', message: 'Another product has this SKU' }];
  server.refuse<typeof changeProduct>('PATCH', '/staff/products/:productId', {
    status: 409,
    code: 'SKU_TAKEN',
    message: 'Another product has this SKU',
    fields,
  });
  await renderStaff('/products/market-tote');
  await page.getByLabelText('Generic name').fill('Jute bag');
  const sku = page.getByLabelText('SKU', { exact: true });
  await sku.fill('ILN-CAP-POO-YEL');
  await save.click();
  await expectText(/Another product has this SKU/);
  await expect.element(sku).toHaveFocus();
  await expect.element(page.getByLabelText('Generic name')).toHaveValue('Jute bag');
});

it('is read-only without the right to change it', async () => {
  const server = openStaffServer();
  answerCatalogue(server);
  await renderStaff('/products/market-tote', { rights: ['catalogue.read'] });
  await expect.element(page.getByLabelText('Name', { exact: true })).toBeDisabled();
  await expectGone(save, page.getByRole('button', { name: 'Archive' }));
});

it('is made once by a double click', async () => {
  const server = openStaffServer();
  answerCatalogue(server, { ...TOTE, name: 'Once' });
  server.answer<typeof makeProduct>('POST', '/staff/products', {
    success: true,
    product: { ...TOTE, name: 'Once' },
  });
  await renderStaff('/products');
  await page.getByRole('button', { name: 'New product' }).first().click();
  const begin = page.getByRole('dialog', { name: 'New product' });
  await begin.getByLabelText(/^Name/).fill('Once');
  await begin.getByLabelText(/^Category/).selectOptions('tote-bags');
  await begin.getByRole('button', { name: 'Begin' }).dblClick();
  await expectTitle('Once');
  expect(server.sent<typeof makeProduct>('POST', '/staff/products')).toHaveLength(1);
});
