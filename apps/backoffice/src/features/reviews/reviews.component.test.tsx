import type {
  answerReview,
  getStaffReview,
  listStaffReviews,
  publishReview,
  refuseReview,
  StaffReviewView,
} from '@ilaneer/contract/staff/messages/reviews';
import { expectAccessible } from '@ilaneer/testing/browser/expect-accessible';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone, expectText, expectTitle } from '../../../testing/expectations.ts';
import { renderStaff } from '../../../testing/render-staff.tsx';
import { listOf } from '../../../testing/replies/orders.ts';
import { openStaffServer, type StaffServer } from '../../../testing/staff-server.ts';

const RIGHTS = { rights: ['reviews.moderate'] } as const;

const REVIEW: StaffReviewView = {
  id: 'review-1',
  orderId: 'order-1',
  orderNumber: 'OD10001',
  productId: 'coffee',
  productName: 'Filter Coffee',
  variantName: 'Pack of 6',
  author: 'Asha',
  state: 'waiting',
  stars: 2,
  words: 'The box was dented, the coffee is good.',
  photos: [],
  submittedAt: '2026-11-29T10:00:00.000Z',
  isEdited: true,
  refusalReason: null,
  writtenAt: '2026-11-28T10:00:00.000Z',
  decidedAt: null,
  answer: null,
  earlier: [
    {
      number: 1,
      stars: 1,
      words: 'The box was dented by the courier.',
      state: 'refused',
      refusalReason: 'off topic',
      submittedAt: '2026-11-28T10:00:00.000Z',
    },
  ],
  version: 3,
};

const PUBLISHED: StaffReviewView = { ...REVIEW, state: 'published', version: 4 };

const dialog = page.getByRole('dialog');
const button = (name: string) => page.getByRole('button', { name, exact: true });

let server: StaffServer;
beforeEach(() => {
  server = openStaffServer();
});

const show = (review: StaffReviewView) =>
  server.answer<typeof getStaffReview>('GET', '/staff/reviews/:reviewId', { success: true, review });

async function open(review: StaffReviewView = REVIEW): Promise<void> {
  show(review);
  await renderStaff('/reviews/review-1', RIGHTS);
  await expectTitle('Filter Coffee');
}

describe('the desk of reviews (REVIEW-8)', () => {
  it('lists waiting reviews, each with a page', async () => {
    const { earlier: _, ...row } = REVIEW;
    server.answer<typeof listStaffReviews>('GET', '/staff/reviews', listOf({ ...row, photos: 1 }));
    show(REVIEW);
    await renderStaff('/reviews', RIGHTS);
    await expectTitle('Reviews');
    await expectText('2 stars', REVIEW.words);
    await expectAccessible();
    await page.getByRole('link', { name: 'Filter Coffee' }).click();
    await expectText('The box was dented by the courier.', 'Refused: It is not about the product');
    await expectAccessible();
  });

  it('publishes a review, and then takes an answer', async () => {
    await open();
    await expectGone(page.getByRole('textbox', { name: 'Answer' }));
    server.answer<typeof publishReview>('POST', '/staff/reviews/:reviewId/publication', {
      success: true,
      review: PUBLISHED,
    });
    await button('Publish').click();
    await expectText('Published');
    await expectGone(button('Publish'));
    await button('Publish the answer').click();
    await expectText('Write an answer');
    const answer = 'Sorry for the dent. We changed the box.';
    await page.getByRole('textbox', { name: 'Answer' }).fill(answer);
    server.answer<typeof answerReview>('PUT', '/staff/reviews/:reviewId/answer', {
      success: true,
      review: { ...PUBLISHED, answer, version: 5 },
    });
    await button('Publish the answer').click();
    await expect.element(button('Replace the answer')).toBeVisible();
    expect(server.sent<typeof answerReview>('PUT', '/staff/reviews/:reviewId/answer')).toEqual([{ answer }]);
    await expectAccessible();
  });

  it('refuses for one of the reasons of IS 19000 (REVIEW-4)', async () => {
    await open();
    await button('Refuse').click();
    await expect.element(dialog.getByRole('radio')).toHaveLength(6);
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Refuse' }).click();
    await expectText('Choose a reason');
    await dialog.getByRole('radio', { name: 'It has personal data' }).click();
    server.answer<typeof refuseReview>('POST', '/staff/reviews/:reviewId/refusal', {
      success: true,
      review: { ...REVIEW, state: 'refused', refusalReason: 'personal data', version: 4 },
    });
    await dialog.getByRole('button', { name: 'Refuse' }).click();
    await expectGone(dialog);
    await expectText('It has personal data');
    expect(server.sent<typeof refuseReview>('POST', '/staff/reviews/:reviewId/refusal')).toEqual([
      { reason: 'personal data' },
    ]);
  });

  it('shows the version of a colleague who was faster', async () => {
    await open();
    server.refuse<typeof publishReview>('POST', '/staff/reviews/:reviewId/publication', {
      status: 409,
      code: 'VERSION_STALE',
      message: 'Changed',
    });
    show({ ...REVIEW, words: 'The author has changed these words.', version: 4 });
    await button('Publish').click();
    await expectText('This review has changed. The current version is shown.');
    await expectText('The author has changed these words.');
  });
});
