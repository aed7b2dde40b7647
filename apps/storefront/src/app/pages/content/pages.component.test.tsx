import type { getPage, PageSectionView } from '@ilaneer/contract/content';
import type { getReviewFigures } from '@ilaneer/contract/review';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  expectAccessible,
  expectNamed,
  expectText,
  expectTextOfEach,
} from '../../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../../testing/fake-server.ts';
import { renderShop } from '../../../../testing/render-shop.tsx';
import { answerSitePage } from '../../../../testing/replies/site-page.ts';

const TEXT = '<p>We write as we speak.</p>';

let server: FakeServer;
beforeEach(() => {
  server = openFakeServer();
});

function sectionOf(title: string, ...parts: readonly string[]): PageSectionView {
  const id = title.toLowerCase().replaceAll(' ', '-');
  return {
    ...{ id, title, html: TEXT },
    parts: parts.map((part) => ({ id: part.toLowerCase().replaceAll(' ', '-'), title: part, html: TEXT })),
  };
}

function answerPage(slug: string, title: string, ...sections: readonly PageSectionView[]): void {
  const html = sections.map((one) => `<h2 id="${one.id}">${one.title}</h2>${TEXT.repeat(30)}`).join('');
  server.answer<typeof getPage>('GET', '/pages/:slug', {
    success: true,
    page: { slug, title, updatedOn: '2025-05-04', toldOn: null, html, intro: TEXT, sections: [...sections] },
  });
}

it('a policy leads to its chapters, opens at that of its address, and says who answers for it (CONTENT-18)', async () => {
  answerPage('refund-policy', 'Refund Policy', sectionOf('Returns'), sectionOf('Late refunds'));
  await renderShop('/refund-policy');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Refund Policy');
  await expect.poll(() => document.title).toBe('Refund Policy – Backwater Goods');
  const main = page.getByRole('main');
  await expect.element(main.getByText(/^Last updated: 04\/05\/2025/)).toBeVisible();
  await expectNamed('heading', 'Grievance Officer');
  await expect.element(main.getByText(/FSSAI licence/)).toBeVisible();
  await expect
    .element(main.getByRole('link', { name: 'care@backwater.example' }))
    .toHaveAttribute('href', 'mailto:care@backwater.example');
  await expectAccessible();
  const heading = page.getByRole('heading', { name: 'Late refunds' });
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Late refunds' })
    .click();
  await expect.element(heading).toHaveFocus();
  await expect.element(heading).toBeInViewport();
  expect(location.hash).toBe('#/refund-policy?section=late-refunds');
  location.hash = '#/Empty';
  await expectText('OOPS! Your Cart is Empty');
  history.back();
  await expect.element(heading).toHaveFocus();
});

it('about us shows the story, the statements and the promises, and links on (CONTENT-17)', async () => {
  const promises = ['Purity', 'Hygienic Processes', 'Sustainable Choices', 'Quality Service'];
  const item = (title: string) => ({ title, text: 'As we say.' });
  answerSitePage(
    server,
    'about-us',
    'About Us',
    { id: 'hero', kind: 'hero', title: 'About Us', text: 'Us.', picture: '', pictureAlt: '' },
    { id: 'story', kind: 'story', title: 'Our Story', paragraphs: ['Once.'], picture: '', steps: [] },
    { id: 'statements', kind: 'statements', statements: [{ ...item('Vision'), picture: '' }] },
    { id: 'promise', kind: 'points', title: 'Our promise', text: '', points: promises.map(item) },
    {
      ...({ id: 'closing', kind: 'closing', title: 'Taste it' } as const),
      ...{ linkLabel: 'See our products', link: '/products' },
      ...{ secondLabel: 'Our Process', secondLink: '/process' },
    },
  );
  await renderShop('/about-us');
  await expectNamed('heading', 'About Us', 'Our Story', 'Vision', 'Our promise');
  await expectTextOfEach(page.getByRole('main').getByRole('heading', { level: 3 }), ...promises);
  await expectAccessible();
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Our Process' }))
    .toHaveAttribute('href', '/process');
});

it('fair design answers each of the 13 dark patterns (CONTENT-24)', async () => {
  await renderShop('/fair-design');
  await expectNamed('heading', 'Fair design');
  await expect.element(page.getByRole('term')).toHaveLength(13);
  await expectText('Bait and switch (offering one thing and selling another)');
  await expectAccessible();
});

it('how reviews work states the rules and the counts of refusals (REVIEW-9)', async () => {
  server.answer<typeof getReviewFigures>('GET', '/review-figures', {
    success: true,
    published: 1_200,
    refusals: [{ reason: 'advertising', count: 3 }],
  });
  await renderShop('/how-reviews-work');
  await expectNamed('heading', 'How reviews work', 'Published and refused');
  await expectNamed('row', 'Published 1,200', 'Refused: It advertises 3');
  await expectAccessible();
});
