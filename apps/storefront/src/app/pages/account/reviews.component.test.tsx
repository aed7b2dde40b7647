import type { getCart } from '@ilaneer/contract/cart/cart';
import type {
  OrderReviewsView,
  openReviewPhoto,
  openReviews,
  withdrawReview,
  writeReview,
} from '@ilaneer/contract/review';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, expectNamed, expectText } from '../../../../testing/expectations.ts';
import { type FakeServer, openFakeServer } from '../../../../testing/fake-server.ts';
import { renderShop } from '../../../../testing/render-shop.tsx';
import { cartOf } from '../../../../testing/replies/cart.ts';
import { answerShopper } from '../../../../testing/replies/shop.ts';

const WORDS = 'Fresh, sweet, and packed with care.';

const LINE: OrderReviewsView['lines'][number] = {
  position: 1,
  productId: 'coffee',
  name: 'Filter Coffee, Pack of 6',
  image: '/pictures/products/coffee.svg',
  offer: 'write',
  review: null,
};

const WRITTEN: OrderReviewsView['lines'][number] = {
  ...LINE,
  offer: 'edit',
  review: {
    id: 'review-1',
    state: 'waiting',
    refusalReason: null,
    stars: 4,
    words: WORDS,
    photos: [{ id: 'photo-1' }],
    answer: null,
    version: 1,
  },
};

const replyOf = (...lines: OrderReviewsView['lines']) => ({
  success: true as const,
  order: { orderNumber: 'OD10001', firstName: 'Asha', lines },
});

let server: FakeServer;
beforeEach(() => {
  server = openFakeServer();
  answerShopper(server);
  server.answer<typeof getCart>('GET', '/get-cart', cartOf());
  server.refuse<typeof openReviewPhoto>('POST', '/review-links/photo', { status: 404, message: 'Gone' });
});

async function open(...lines: OrderReviewsView['lines']): Promise<void> {
  server.answer<typeof openReviews>('POST', '/review-links', replyOf(...lines));
  await renderShop('/review/OD10001.token');
}

const send = page.getByRole('button', { name: 'Send my review' });
const words = page.getByRole('textbox', { name: /^In your words/ });
const sent = () => server.sent<typeof writeReview>('POST', '/review-links/reviews');

describe('the page of a review link (REVIEW-6)', () => {
  it('sends stars and words of a line, and says that the review is read', async () => {
    server.answer<typeof writeReview>('POST', '/review-links/reviews', replyOf(WRITTEN));
    await open(LINE);
    await expectNamed('heading', 'How are the goods, Asha?', LINE.name);
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, nofollow');
    await expectAccessible();
    await page.getByRole('radio', { name: '4 stars' }).click();
    await words.fill(WORDS);
    await send.click();
    await expectText('Thank you. We read your review, then it is shown.', 'Photo 1 did not load');
    expect(sent()).toMatchObject([
      { link: 'OD10001.token', position: '1', stars: '4', words: WORDS, seen: '0', kept: '' },
    ]);
    await expectAccessible();
  });

  it('has errors at its fields, and keeps the words (REVIEW-2)', async () => {
    await open(LINE);
    await words.fill('Good');
    await send.click();
    await expectText('Please choose 1 to 5 stars', 'Please write at least 20 characters, or none');
    await expectAccessible();
    await page.getByRole('radio', { name: '1 star', exact: true }).click();
    await words.fill('Cheaper at www.other.example than here.');
    await send.click();
    await expectText('Please leave out links and email addresses');
    await words.fill(WORDS);
    server.refuse<typeof writeReview>('POST', '/review-links/reviews', {
      status: 400,
      code: 'PHOTO_REFUSED',
      message: 'Photo 1 cannot be read.',
      fields: [{ field: 'photos', message: 'Photo 1 cannot be read.' }],
    });
    await send.click();
    await expectText('Photo 1 cannot be read.');
    await expect.element(words).toHaveValue(WORDS);
  });

  it('edits a review with the photos that are kept, at 360 px too (REVIEW-3)', async () => {
    onTestFinished(() => page.viewport(1_280, 900));
    await page.viewport(360, 740);
    server.answer<typeof writeReview>('POST', '/review-links/reviews', replyOf(WRITTEN));
    await open(WRITTEN);
    await page.getByRole('button', { name: 'Edit my review' }).click();
    await expect.element(page.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await expect.element(words).toHaveValue(WORDS);
    await page.getByRole('radio', { name: '5 stars' }).click();
    await page.getByRole('button', { name: 'Send the new version' }).click();
    await expectNamed('button', 'Edit my review');
    expect(sent()).toMatchObject([{ stars: '5', seen: '1', kept: 'photo-1' }]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    await expectAccessible();
  });

  it('keeps the words where the review was changed meanwhile, and sends them again', async () => {
    await open(WRITTEN);
    await page.getByRole('button', { name: 'Edit my review' }).click();
    await words.fill('After a week I like it even better.');
    const review = WRITTEN.review ?? expect.fail('no review');
    const published = { ...review, state: 'published', version: 2 } as const;
    server.answer<typeof openReviews>('POST', '/review-links', replyOf({ ...WRITTEN, review: published }));
    server.answer<typeof writeReview>('POST', '/review-links/reviews', replyOf(WRITTEN));
    server.refuseOnce<typeof writeReview>('POST', '/review-links/reviews', {
      status: 409,
      code: 'REVIEW_CHANGED',
      message: 'This review was changed meanwhile.',
    });
    const resend = page.getByRole('button', { name: 'Send the new version' });
    const reads = () => server.sent<typeof openReviews>('POST', '/review-links').length;
    const before = reads();
    await resend.click();
    await expectText('This review was changed meanwhile.');
    await expect.poll(reads).toBeGreaterThan(before);
    await expect.element(words).toHaveValue('After a week I like it even better.');
    await resend.click();
    await expectNamed('button', 'Edit my review');
    expect(sent().at(-1)).toMatchObject({ seen: '2', words: 'After a week I like it even better.' });
  });

  it('says why a review was refused, and withdraws it for good', async () => {
    const review = WRITTEN.review ?? expect.fail('no review');
    const refused = { ...review, state: 'refused', refusalReason: 'personal data' } as const;
    await open({ ...WRITTEN, review: refused });
    await expectText('We did not publish your review. It has personal data.');
    const withdrawn = { ...review, state: 'withdrawn' } as const;
    server.answer<typeof withdrawReview>(
      'POST',
      '/review-links/withdrawals',
      replyOf({ ...WRITTEN, offer: 'none', review: withdrawn }),
    );
    await page.getByRole('button', { name: 'Withdraw it' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw it' }).click();
    await expectText('You withdrew this review.');
    expect(server.sent<typeof withdrawReview>('POST', '/review-links/withdrawals')).toEqual([
      { link: 'OD10001.token', position: 1 },
    ]);
  });

  it('says that a line can no longer be reviewed', async () => {
    await open({ ...LINE, offer: 'none' });
    await expectText('This item can no longer be reviewed.');
  });

  it('says that its link leads nowhere', async () => {
    server.refuse<typeof openReviews>('POST', '/review-links', {
      status: 404,
      code: 'REVIEW_NOT_FOUND',
      message: 'There is no order at this link.',
    });
    await renderShop('/review/OD10001.other');
    await expectText('There is no order at this link.');
  });
});
