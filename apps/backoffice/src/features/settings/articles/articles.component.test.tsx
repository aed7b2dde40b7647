import type { uploadPicture } from '@ilaneer/contract/staff/catalogue/pictures';
import type {
  ArticleForm,
  changeArticle,
  deleteArticle,
  getStaffArticle,
  listAuthors,
  listStaffArticles,
  makeArticle,
  makeAuthor,
  moveArticle,
  previewMarkdown,
  StaffArticleView,
} from '@ilaneer/contract/staff/content/articles';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectGone, expectText } from '../../../../testing/expectations.ts';
import { press } from '../../../../testing/keys.ts';
import { renderStaff } from '../../../../testing/render-staff.tsx';
import { openStaffServer, type StaffServer } from '../../../../testing/staff-server.ts';

const FORM: ArticleForm = {
  title: 'Monsoon kitchen',
  slug: 'monsoon-kitchen',
  category: 'Recipes',
  excerpt: 'What to cook while it rains.',
  body: 'Soup first.',
  cover: 'art/blog-01.svg',
  coverAlt: 'A pot',
  authorId: 'asha',
};
const DRAFT: StaffArticleView = {
  ...FORM,
  ...{ id: 'one', state: 'draft', publishedAt: null, readMinutes: 1, formerSlugs: [], version: 3 },
};
const RIGHTS = { rights: ['content.write'] } as const;
const PHOTO = `photos/${'0a'.repeat(16)}-1600.webp`;

const box = (name: string | RegExp) => page.getByRole('textbox', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });

let server: StaffServer;
beforeEach(() => {
  server = openStaffServer();
  server.act<typeof previewMarkdown>('POST', '/staff/markdown-previews', ({ text }) => ({
    success: true,
    html: `<p>Preview of ${text.replaceAll(/[<>]/g, '')}</p>`,
  }));
  server.answer<typeof listAuthors>('GET', '/staff/authors', {
    success: true,
    authors: [{ id: 'asha', name: 'Asha Menon', about: 'Cooks.', picture: 'art/author-1.svg', version: 1 }],
  });
});

function answer(article: StaffArticleView): void {
  server.answer<typeof getStaffArticle>('GET', '/staff/articles/:articleId', { success: true, article });
}

/** Saves and moves like the server: one version up. */
function answerChanges(article: StaffArticleView): void {
  answer(article);
  let current = article;
  const take = (change: Partial<StaffArticleView>) => {
    current = { ...current, ...change, version: current.version + 1 };
    answer(current);
    return { success: true as const, article: current };
  };
  server.act<typeof changeArticle>('PUT', '/staff/articles/:articleId', take);
  server.act<typeof moveArticle>('POST', '/staff/articles/:articleId/state', ({ isPublic, publishedAt }) => {
    const at = publishedAt ?? (isPublic ? new Date().toISOString() : null);
    const isLater = at !== null && new Date(at) > new Date();
    return take({ publishedAt: at, state: !isPublic ? 'draft' : isLater ? 'scheduled' : 'published' });
  });
}

function answerList(...articles: StaffArticleView[]): void {
  server.answer<typeof listStaffArticles>('GET', '/staff/articles', {
    success: true,
    rows: articles.map(({ id, title, category, state, publishedAt }) => ({
      ...{ id, title, category, state, publishedAt, authorName: 'Asha Menon' },
      updatedAt: '2026-11-29T06:00:00.000Z',
    })),
    next: null,
    count: { found: articles.length, isMore: false },
  });
}

describe('the articles of the shop (CONTENT-36)', () => {
  it('are a list with their states', async () => {
    const later = { ...DRAFT, id: 'two', title: 'Diwali', state: 'scheduled' as const };
    answerList(DRAFT, { ...later, publishedAt: '2036-11-30T06:00:00.000Z' });
    await renderStaff('/settings/articles', RIGHTS);
    await expectText('2 articles');
    await expect.element(page.getByRole('combobox', { name: 'State' })).toHaveValue('');
    await expect.element(page.getByRole('row', { name: /Diwali/ })).toMatchTextContent(/Scheduled, 30 Nov/);
    await expectAccessible();
    answer(DRAFT);
    await page.getByRole('link', { name: 'Monsoon kitchen' }).click();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Monsoon kitchen');
  });

  it('begin with a title, from which the address is proposed until it is typed', async () => {
    answerList();
    await renderStaff('/settings/articles', RIGHTS);
    await expectText('No articles yet');
    await press('c');
    await button('Save the draft').click();
    await expectText('Title is required');
    await box(/^Title/).fill('Five ways to cook: soups');
    await expect.element(box(/^Address/)).toHaveValue('five-ways-to-cook-soups');
    await box(/^Address/).fill('five-soups');
    await box(/^Title/).fill('Six ways');
    await expect.element(box(/^Address/)).toHaveValue('five-soups');
    server.act<typeof makeArticle>('POST', '/staff/articles', (form) => {
      const article = { ...DRAFT, ...form, id: 'made', version: 1 };
      answer(article);
      return { success: true, article };
    });
    await button('Save the draft').click();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Six ways');
    await expectText('Draft');
    expect(server.sent<typeof makeArticle>('POST', '/staff/articles')).toMatchObject([
      { title: 'Six ways', slug: 'five-soups', authorId: '' },
    ]);
  });
});

describe('an article (CONTENT-36, CONTENT-37)', () => {
  it('is previewed by the server, and takes a picture with its description at the cursor', async () => {
    answerChanges(DRAFT);
    server.answer<typeof uploadPicture>('POST', '/staff/pictures', {
      success: true,
      picture: { file: PHOTO, url: `/pictures/${PHOTO}`, width: 1600, height: 900 },
    });
    await renderStaff('/settings/articles/one', RIGHTS);
    await expectText('Preview of Soup first.');
    await expectAccessible();
    const text = box(/^Text/);
    await text.fill('Before.\n\nAfter.');
    const area = text.element();
    if (area instanceof HTMLTextAreaElement) area.setSelectionRange(7, 7);
    const file = new File(['x'], 'pot.png', { type: 'image/png' });
    await userEvent.upload(page.getByLabelText('Picture in the text'), file);
    const dialog = page.getByRole('dialog', { name: 'Describe the picture' });
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await expect.element(dialog).toMatchTextContent(/Say what the picture shows/);
    await expectAccessible();
    await dialog.getByRole('textbox', { name: 'What the picture shows' }).fill('A [green] pot');
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await expect.element(text).toHaveValue(`Before.\n\n![A green pot](/pictures/${PHOTO})\n\nAfter.`);
    await expectText(/Preview of Before\./);
    expect(server.sent<typeof changeArticle>('PUT', '/staff/articles/:articleId')).toEqual([]);
  });

  it('is published, hidden and brought back by undo', async () => {
    answerChanges(DRAFT);
    await renderStaff('/settings/articles/one', RIGHTS);
    await button('Publish').click();
    await expectText('Published', 'View in the shop');
    await expectAccessible();
    await button('Hide').click();
    await expectText('Draft');
    await press('z');
    await expectText('Published');
    await box(/^Title/).fill('Rainy kitchen');
    await expect.element(button('Hide')).toBeDisabled();
  });

  it('is scheduled, and names all that is missing', async () => {
    answerChanges({ ...DRAFT, body: '', authorId: '' });
    await renderStaff('/settings/articles/one', RIGHTS);
    await button('Schedule').click();
    const dialog = page.getByRole('dialog', { name: 'Schedule publishing' });
    await expectAccessible();
    await dialog.getByLabelText(/^Publish at/).fill('2036-11-30T09:30');
    server.refuse<typeof moveArticle>('POST', '/staff/articles/:articleId/state', {
      status: 400,
      code: 'VALIDATION_FAILED',
      message: 'Text is required',
      fields: [
        { field: 'body', message: 'Text is required' },
        { field: 'authorId', message: 'Please choose who wrote it' },
      ],
    });
    await dialog.getByRole('button', { name: 'Schedule' }).click();
    await expectText('Not published: Text is required; Please choose who wrote it');
    await expect.element(box(/^Text/)).toHaveAttribute('aria-invalid', 'true');
    expect(server.sent<typeof moveArticle>('POST', '/staff/articles/:articleId/state')).toEqual([
      { isPublic: true, publishedAt: '2036-11-30T04:00:00.000Z' },
    ]);
  });

  it('that a colleague changed is compared before anything is overwritten', async () => {
    answerChanges(DRAFT);
    await renderStaff('/settings/articles/one', RIGHTS);
    await box(/^Title/).fill('Rainy kitchen');
    server.refuse<typeof changeArticle>('PUT', '/staff/articles/:articleId', {
      status: 409,
      code: 'VERSION_STALE',
      message: 'Someone else has changed this in the meantime.',
      data: { current: { ...DRAFT, title: 'Wet kitchen', version: 4 } },
    });
    await press('{Control>}s{/Control}');
    await expect.element(page.getByRole('dialog')).toMatchTextContent(/Wet kitchen/);
    await expectAccessible();
  });

  it('gets a new author and keeps the unsaved title', async () => {
    answerChanges({ ...DRAFT, authorId: '' });
    await renderStaff('/settings/articles/one', RIGHTS);
    await box(/^Title/).fill('Rainy kitchen');
    await button('Add an author').click();
    const dialog = page.getByRole('dialog', { name: 'New author' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog).toMatchTextContent(/Name is required/);
    await expectAccessible();
    await dialog.getByRole('textbox', { name: /^Name/ }).fill('Ravi Kumar');
    await dialog.getByRole('textbox', { name: /^About/ }).fill('Bakes.');
    server.answer<typeof uploadPicture>('POST', '/staff/pictures', {
      success: true,
      picture: { file: PHOTO, url: `/pictures/${PHOTO}`, width: 400, height: 400 },
    });
    const file = new File(['x'], 'ravi.png', { type: 'image/png' });
    await userEvent.upload(dialog.getByRole('button', { name: 'Picture', exact: true }), file);
    await expect.element(dialog.getByRole('button', { name: 'Replace' })).toBeVisible();
    const ravi = { id: 'ravi', name: 'Ravi Kumar', about: 'Bakes.', picture: PHOTO, version: 1 };
    server.act<typeof makeAuthor>('POST', '/staff/authors', () => {
      server.answer<typeof listAuthors>('GET', '/staff/authors', { success: true, authors: [ravi] });
      return { success: true, author: ravi };
    });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectGone(dialog);
    await expect.element(page.getByRole('combobox', { name: /^Author/ })).toHaveValue('ravi');
    await expect.element(box(/^Title/)).toHaveValue('Rainy kitchen');
    await button('Save').click();
    await expect
      .poll(() => server.sent<typeof changeArticle>('PUT', '/staff/articles/:articleId'))
      .toMatchObject([{ title: 'Rainy kitchen', authorId: 'ravi' }]);
  });

  it('is deleted when that is confirmed', async () => {
    answer(DRAFT);
    answerList();
    await renderStaff('/settings/articles/one', RIGHTS);
    await button('Delete').click();
    server.answer<typeof deleteArticle>('DELETE', '/staff/articles/:articleId', { success: true });
    const dialog = page.getByRole('alertdialog', { name: 'Delete Monsoon kitchen?' });
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expectText('Monsoon kitchen is deleted', 'No articles yet');
  });
});
