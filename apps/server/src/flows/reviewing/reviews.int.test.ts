import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  reviewableOrder,
  sendReview,
  TEST_WORDS,
  type TestReview,
} from '../../../testing/shoppers/reviewed-order.ts';
import { placeTestOrder, putInStatus } from '../../../testing/shoppers/test-order.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { CAMERA, testPhoto } from '../../../testing/test-photo.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { returnLines, returns } from '../../db/schema/order/return.ts';
import { reviewPhotos, reviews, reviewVersions } from '../../db/schema/order/review.ts';

const DAY = 86_400_000;
const JPEG = await testPhoto('jpeg');

let shop: TestShop;
let staff: TestStaff;
const clock = { ahead: 0 };
beforeAll(async () => {
  shop = await openTestShop({ now: () => new Date(Date.now() + clock.ahead) });
  staff = await newTestStaff(shop, ['reviews.moderate']);
});
afterAll(() => shop.close());

const open = (link: string) => shop.call('POST', '/review-links', { body: { link } });
const lineOf = (body: Record<string, unknown>) => Object(body.order).lines[0];
const reviewsOf = async (productId: string, query = '') =>
  (await shop.call('GET', `/product-reviews/${productId}${query}`)).body;
const publish = (reviewId: string, version = 1) =>
  staff.call('POST', `/reviews/${reviewId}/publication`, { version });

async function written(review: TestReview = {}) {
  const order = await reviewableOrder(shop);
  const { status, body } = await sendReview(shop, order.link, review);
  expect({ status, body }).toMatchObject({ status: 200 });
  return { ...order, reviewId: String(lineOf(body).review.id) };
}

/** At another time; back afterwards. */
async function daysLater<Value>(days: number, act: () => Promise<Value>): Promise<Value> {
  clock.ahead = days * DAY;
  try {
    return await act();
  } finally {
    clock.ahead = 0;
  }
}

describe('the page of a review link (REVIEW-6)', () => {
  it('lists the lines of a delivered order without a login', async () => {
    const { link } = await reviewableOrder(shop);
    const opened = await open(link);
    expect(opened).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
    expect(opened.body.order).toMatchObject({
      orderNumber: link.split('.')[0],
      lines: [{ position: 1, offer: 'write', review: null, image: expect.stringMatching(/^\/pictures\//) }],
    });
  });

  it('opens for no forged token, no other kind of link, and no order on its way', async () => {
    const { link, orderId } = await reviewableOrder(shop);
    const [number = ''] = link.split('.');
    await putInStatus(shop, orderId, 'shipped');
    for (const wrong of [link, `${number}.guessed`, number, 'x']) {
      expect(await open(wrong)).toMatchObject({ status: 404, body: { code: 'REVIEW_NOT_FOUND' } });
    }
    expect(await sendReview(shop, link)).toMatchObject({ status: 409, body: { code: 'REVIEW_NOT_ALLOWED' } });
  });

  it('is led to by My Orders', async () => {
    const { orderId, link, buyer } = await reviewableOrder(shop);
    const { body } = await shop.call('GET', `/orders/${orderId}`, { token: buyer.token });
    expect(body.order).toMatchObject({ reviewLink: link });
    const other = await shop.newShopper();
    const pack = { productId: Object(body.order).items[0].productId, quantity: 1 };
    const variantId = Object(body.order).items[0].variantId;
    const undelivered = await placeTestOrder(shop, other, [{ ...pack, variantId }]);
    const seen = await shop.call('GET', `/orders/${undelivered}`, { token: other.token });
    expect(seen.body.order).toMatchObject({ reviewLink: null });
  });
});

describe('a review', () => {
  it('is written once for a line, and waits (REVIEW-1, REVIEW-4)', async () => {
    const { link, productId, orderId } = await written({ stars: 5 });
    expect(lineOf((await open(link)).body)).toMatchObject({
      offer: 'edit',
      review: { state: 'waiting', stars: 5, words: TEST_WORDS, refusalReason: null },
    });
    const again = await sendReview(shop, link, { stars: 1 });
    expect(again).toMatchObject({ status: 409, body: { code: 'REVIEW_CHANGED' } });
    expect(JSON.stringify(await reviewsOf(productId))).not.toContain(orderId);
  });

  it('is stored once of two at the same moment', async () => {
    const { link, orderId } = await reviewableOrder(shop);
    const answers = await Promise.all([sendReview(shop, link), sendReview(shop, link)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await shop.db.$count(reviews, eq(reviews.orderId, orderId))).toBe(1);
  });

  const WRONG: readonly (readonly [TestReview, string, string])[] = [
    [{ stars: 0 }, 'stars', 'Please choose 1 to 5 stars'],
    [{ stars: 'five' }, 'stars', 'Please choose 1 to 5 stars'],
    [{ words: 'Good' }, 'words', 'Please write at least 20 characters, or none'],
    [{ words: 'x'.repeat(2_001) }, 'words', 'A review has at most 2,000 characters'],
    [{ words: 'Cheaper at www.other.example, see.' }, 'words', 'Please leave out links and email addresses'],
  ];
  it.each(WRONG)('with %j is refused at its field (REVIEW-2)', async (review, field, message) => {
    const { link } = await reviewableOrder(shop);
    expect(await sendReview(shop, link, review)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', fields: [{ field, message }] },
    });
    expect(lineOf((await open(link)).body)).toMatchObject({ offer: 'write', review: null });
  });

  it('comes within 180 days of delivery, of an ordered line', async () => {
    const { link } = await reviewableOrder(shop);
    const refused = { status: 409, body: { code: 'REVIEW_NOT_ALLOWED' } };
    expect(await sendReview(shop, link, { position: 2 })).toMatchObject(refused);
    expect(await daysLater(180, () => sendReview(shop, link))).toMatchObject(refused);
    expect((await daysLater(179, () => sendReview(shop, link))).status).toBe(200);
  });

  it('is not of goods that went back', async () => {
    const { link, orderId, buyer } = await reviewableOrder(shop);
    const at = shop.deps.now();
    const id = `return-of-${orderId}`;
    await shop.db.insert(returns).values({
      id,
      orderId,
      userId: buyer.userId,
      number: 1,
      state: 'picked up',
      note: '',
      ...{ requestedAt: at, approvedAt: at, pickedUpAt: at, refundDueAt: new Date(at.getTime() + DAY) },
    });
    await shop.db
      .insert(returnLines)
      .values({ returnId: id, orderId, position: 1, quantity: 1, reason: 'damaged' });
    expect(lineOf((await open(link)).body)).toMatchObject({ offer: 'none' });
    expect(await sendReview(shop, link)).toMatchObject({ status: 409, body: { code: 'REVIEW_NOT_ALLOWED' } });
  });

  it('is edited for 30 days, waits again, and keeps its earlier words for moderation (REVIEW-3)', async () => {
    const { link, reviewId, productId } = await written();
    await publish(reviewId);
    expect((await reviewsOf(productId, '?limit=1')).reviews).toMatchObject([
      { id: reviewId, editedAt: null },
    ]);
    const words = 'After a week I like it even better.';
    const edited = await daysLater(29, () => sendReview(shop, link, { words, stars: 5, seen: 2 }));
    expect(lineOf(edited.body).review).toMatchObject({ state: 'waiting', words, version: 3 });
    expect(JSON.stringify(await reviewsOf(productId))).not.toContain(reviewId);
    const earlier = await shop.db.select().from(reviewVersions).where(eq(reviewVersions.reviewId, reviewId));
    expect(earlier).toMatchObject([{ number: 1, stars: 4, words: TEST_WORDS, state: 'published' }]);
    const late = await daysLater(30, () => sendReview(shop, link, { seen: 3 }));
    expect(late).toMatchObject({ status: 409, body: { code: 'REVIEW_NOT_ALLOWED' } });
    await publish(reviewId, 3);
    expect((await reviewsOf(productId, '?limit=1')).reviews).toMatchObject([
      { id: reviewId, words, editedAt: expect.any(String) },
    ]);
  });

  it('is withdrawn for good', async () => {
    const { link, reviewId, productId } = await written();
    await publish(reviewId);
    const withdraw = () => shop.call('POST', '/review-links/withdrawals', { body: { link, position: 1 } });
    expect(lineOf((await withdraw()).body)).toMatchObject({ offer: 'none', review: { state: 'withdrawn' } });
    expect(JSON.stringify(await reviewsOf(productId))).not.toContain(reviewId);
    expect(await withdraw()).toMatchObject({ status: 409, body: { code: 'REVIEW_NOT_ALLOWED' } });
  });
});

describe('photos of a review (REVIEW-2)', () => {
  const photosOf = async (reviewId: string) => {
    const rows = await shop.db.select().from(reviewPhotos).where(eq(reviewPhotos.reviewId, reviewId));
    return rows.toSorted((one, other) => one.position - other.position);
  };
  const fetched = (id: string) => shop.app.inject({ url: `/api/review-photos/${id}` });

  it('are shown without camera metadata once the review is published', async () => {
    const { reviewId, productId, link } = await written({ photos: [JPEG, JPEG] });
    const [photo] = await photosOf(reviewId);
    const id = photo?.id ?? '';
    expect((await fetched(id)).statusCode).toBe(404);
    const other = await reviewableOrder(shop);
    const byLink = (token: string) =>
      shop.call('POST', '/review-links/photo', { body: { link: token, photoId: id } });
    expect((await byLink(link)).headers['content-type']).toBe('image/jpeg');
    expect(await byLink(other.link)).toMatchObject({ status: 404, body: { code: 'PHOTO_NOT_FOUND' } });
    await publish(reviewId);
    const shown = await fetched(id);
    expect(shown.headers['content-type']).toBe('image/jpeg');
    expect(shown.rawPayload.includes(CAMERA)).toBe(false);
    const [first] = (await reviewsOf(productId, '?limit=1')).reviews as { photos: { id: string }[] }[];
    expect(first?.photos).toHaveLength(2);
  });

  it('are at most three, with those kept', async () => {
    const { link, reviewId } = await written({ photos: [JPEG, JPEG, JPEG] });
    const [first, , last] = await photosOf(reviewId);
    const kept = [first?.id ?? '', last?.id ?? ''];
    const tooMany = await sendReview(shop, link, { seen: 1, kept, photos: [JPEG, JPEG] });
    expect(tooMany).toMatchObject({
      status: 400,
      body: { code: 'PHOTO_REFUSED', message: 'A review has at most 3 photos' },
    });
    expect(await photosOf(reviewId)).toHaveLength(3);
    expect((await sendReview(shop, link, { seen: 1, kept, photos: [JPEG] })).status).toBe(200);
    const after = await photosOf(reviewId);
    expect(after.map(({ position }) => position)).toEqual([1, 2, 3]);
    expect([after[0]?.id, after[2]?.id]).toEqual(kept);
  });

  it('are refused with the whole review if one is no photo', async () => {
    const { link } = await reviewableOrder(shop);
    const answer = await sendReview(shop, link, { photos: [JPEG, Buffer.from('%PDF-1.7')] });
    expect(answer).toMatchObject({ status: 400, body: { code: 'PHOTO_REFUSED' } });
    expect(lineOf((await open(link)).body)).toMatchObject({ review: null });
  });
});

describe("an account's reviews (REVIEW-10)", () => {
  it('are in its download, and go with it, out of the average too', async () => {
    const { buyer, reviewId, productId, link } = await written({ stars: 1, photos: [JPEG] });
    await publish(reviewId);
    const { body } = await shop.call('GET', '/account/data', { token: buyer.token });
    expect(Object(body.data).reviews).toMatchObject([
      {
        ...{ state: 'published', stars: 1, words: TEST_WORDS, answer: null },
        photos: [{ contentType: 'image/jpeg', file: expect.any(String) }],
      },
    ]);
    const before = Object((await reviewsOf(productId)).rating).count;
    const password = 'karikku-2026';
    await shop.call('POST', '/delete-account', { token: buyer.token, body: { password } });
    const after: unknown = Object((await reviewsOf(productId)).rating).count ?? 0;
    expect(after).toBe(before - 1);
    expect(await shop.db.$count(reviews, eq(reviews.id, reviewId))).toBe(0);
    expect(await shop.db.$count(reviewPhotos, eq(reviewPhotos.reviewId, reviewId))).toBe(0);
    expect(await open(link)).toMatchObject({ status: 404, body: { code: 'REVIEW_NOT_FOUND' } });
  });
});
