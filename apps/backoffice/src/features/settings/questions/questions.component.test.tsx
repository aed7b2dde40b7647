import type {
  changeFaqCategory,
  deleteFaqCategory,
  listFaqCategories,
  makeFaqCategory,
  orderFaqCategories,
  StaffFaqCategoryView,
} from '@ilaneer/contract/staff/content/faq';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, expectText } from '../../../../testing/expectations.ts';
import { press } from '../../../../testing/keys.ts';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { openStaffServer, type StaffServer } from '../../../../testing/staff-server.ts';

const ORDERS: StaffFaqCategoryView = {
  id: 'orders',
  title: 'Orders',
  isShown: true,
  version: 3,
  faqs: [
    { id: 'one', question: 'Where is my parcel?', answer: 'Under My Orders.' },
    { id: 'two', question: 'Can I cancel?', answer: 'Until it is packed.' },
  ],
};
const GIFTS: StaffFaqCategoryView = { ...ORDERS, id: 'gifts', title: 'Gifts', isShown: false, faqs: [] };
const RIGHTS = { rights: ['content.write'] } as const;

const title = page.getByRole('textbox', { name: /^Title/ });
const save = page.getByRole('button', { name: 'Save' });
const question = (number: number) => page.getByRole('group', { name: `Question ${number}` });
const field = (number: number, name: string) => question(number).getByRole('textbox', { name });

let server: StaffServer;
beforeEach(() => {
  server = openStaffServer();
});

const answer = (...categories: StaffFaqCategoryView[]) =>
  server.answer<typeof listFaqCategories>('GET', '/staff/faq-categories', { success: true, categories });

/** Saves like the server: one version up. */
function answerChanges(category: StaffFaqCategoryView) {
  answer(category);
  let { version } = category;
  server.act<typeof changeFaqCategory>('PUT', '/staff/faq-categories/:categoryId', (form) => {
    version += 1;
    const faqs = form.faqs.map((faq, index) => ({ ...faq, id: faq.id ?? `new ${index}` }));
    const changed = { ...category, ...form, faqs, version };
    answer(changed);
    return { success: true, category: changed };
  });
}

describe('the questions of the shop (CONTENT-32)', () => {
  it('are a list of categories, which are moved by mouse and keyboard', async () => {
    answer(ORDERS, GIFTS);
    server.act<typeof orderFaqCategories>('POST', '/staff/faq-categories/order', ({ ids }) => {
      const categories = [ORDERS, GIFTS].toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
      answer(...categories);
      return { success: true, categories };
    });
    await renderStaff('/settings/questions', RIGHTS);
    const rows = page.getByRole('listitem').filter({ hasText: /questions$/ });
    await expect.element(rows.nth(0)).toHaveTextContent('Orders2 questions');
    await expect.element(rows.nth(1)).toHaveTextContent('GiftsHidden0 questions');
    await expectAccessible();
    await expect.element(page.getByRole('button', { name: 'Move Orders up' })).toBeDisabled();
    await page.getByRole('button', { name: 'Move Gifts up' }).click();
    await expect.element(rows.nth(0)).toMatchTextContent(/^Gifts/);
    await page.getByRole('button', { name: 'Move Gifts down' }).click();
    await expect.element(rows.nth(0)).toMatchTextContent(/^Orders/);
    await press('c');
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('New category');
  });

  it('show the order of a colleague who was faster', async () => {
    answer(ORDERS, GIFTS);
    await renderStaff('/settings/questions', RIGHTS);
    const move = page.getByRole('button', { name: 'Move Gifts up' });
    await expect.element(move).toBeVisible();
    answer(GIFTS);
    server.refuse<typeof orderFaqCategories>('POST', '/staff/faq-categories/order', {
      status: 409,
      code: 'VERSION_STALE',
      message: 'Someone else has changed this in the meantime.',
    });
    await move.click();
    await expectText(/Someone else has changed this/);
    await expectGone(page.getByRole('link', { name: 'Orders' }));
  });

  it('of an empty shop begin with a new category, and lead to it', async () => {
    answer();
    await renderStaff('/settings/questions', RIGHTS);
    await expectText('No questions yet');
    await expectAccessible();
    await page.getByRole('button', { name: 'New category' }).click();
    await save.click();
    await expectText('Title is required');
    server.act<typeof makeFaqCategory>('POST', '/staff/faq-categories', (form) => {
      const category = { ...ORDERS, ...form, faqs: [], id: 'made', version: 1 };
      answer(category);
      return { success: true, category };
    });
    await title.fill('Delivery');
    await save.click();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Delivery');
    await expect.poll(() => location.pathname + location.hash).toContain('/settings/questions/made');
  });
});

describe('a category of questions (CONTENT-32)', () => {
  it('is rewritten, reordered, hidden and brought back by undo', async () => {
    answerChanges(ORDERS);
    await renderStaff('/settings/questions/orders', RIGHTS);
    await expect.element(field(1, 'Question')).toHaveValue('Where is my parcel?');
    await expectAccessible();
    await page.getByRole('button', { name: 'Move question 2 up' }).click();
    await page.getByRole('button', { name: 'Remove question 2' }).click();
    await page.getByRole('button', { name: 'Add a question' }).click();
    await field(2, 'Question').fill('Which courier?');
    await page.getByRole('checkbox', { name: 'Show in the shop' }).click();
    await save.click();
    await expectText('Answer is required');
    await field(2, 'Answer').fill('It is in the mail.');
    await press('{Control>}s{/Control}');
    await expectText('Hidden');
    expect(server.sent<typeof changeFaqCategory>('PUT', '/staff/faq-categories/:categoryId')).toEqual([
      {
        title: 'Orders',
        isShown: false,
        faqs: [ORDERS.faqs[1], { id: null, question: 'Which courier?', answer: 'It is in the mail.' }],
      },
    ]);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expectGone(page.getByText('Hidden'));
    await expect.element(field(2, 'Question')).toHaveValue('Can I cancel?');
  });

  it('that a colleague changed is compared before anything is overwritten', async () => {
    answerChanges(ORDERS);
    await renderStaff('/settings/questions/orders', RIGHTS);
    await title.fill('Your orders');
    const current = { ...ORDERS, title: 'Parcels', version: 4 };
    server.refuse<typeof changeFaqCategory>('PUT', '/staff/faq-categories/:categoryId', {
      status: 409,
      code: 'VERSION_STALE',
      message: 'Someone else has changed this in the meantime.',
      data: { current },
    });
    await save.click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog).toMatchTextContent(/Parcels/);
    await expectAccessible();
  });

  it('is deleted with its questions when that is confirmed', async () => {
    answer(ORDERS);
    await renderStaff('/settings/questions/orders', RIGHTS);
    await page.getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete Orders?' });
    await expect.element(dialog).toMatchTextContent(/2 questions will be deleted with it\./);
    await expectAccessible();
    server.act<typeof deleteFaqCategory>('DELETE', '/staff/faq-categories/:categoryId', () => {
      answer();
      return { success: true };
    });
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expectText('Orders is deleted', 'No questions yet');
  });

  it('that is gone says so', async () => {
    answer(GIFTS);
    await renderStaff('/settings/questions/orders', RIGHTS);
    await expectText('Category not found');
  });
});
