import { REFUSAL_REASONS } from '@ilaneer/domain/review/review-life';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  reviewableOrder,
  sendReview,
  TEST_WORDS,
  type TestReview,
  writtenReview,
} from '../../../testing/shoppers/reviewed-order.ts';
import { newTestStaff, type TestStaff } from '../../../testing/staff/test-staff.ts';
import { testPhoto } from '../../../testing/test-photo.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { reviews } from '../../db/schema/order/review.ts';

let shop: TestShop;
let staff: TestStaff;
let productId: string;
beforeAll(async () => {
  shop = await openTestShop();
  staff = await newTestStaff(shop, ['reviews.moderate']);
  ({ productId } = await reviewableOrder(shop));
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.delete(reviews);
});

const act = (reviewId: string, what: 'publication' | 'refusal', version = 1, body: object = {}) =>
  staff.call('POST', `/reviews/${reviewId}/${what}`, { version, body });
const publish = (reviewId: string, version = 1) => act(reviewId, 'publication', version);
const refuse = (reviewId: string, reason: string, version = 1) =>
  act(reviewId, 'refusal', version, { reason });
const answer = (reviewId: string, text: string, version = 2) =>
  staff.call('PUT', `/reviews/${reviewId}/answer`, { version, body: { answer: text } });
const listed = async (query = '') => {
  const { body } = await staff.call('GET', `/reviews${query}`);
  return (body.rows as { id: string }[]).map(({ id }) => id);
};
const shown = async (query = '') => (await shop.call('GET', `/product-reviews/${productId}${query}`)).body;

async function published(review: TestReview = {}): Promise<string> {
  const id = await writtenReview(shop, review);
  expect((await publish(id)).status).toBe(200);
  return id;
}

describe('the desk of reviews (REVIEW-8)', () => {
  it('lists waiting ones, oldest first, and counts them in the menu', async () => {
    const first = await writtenReview(shop);
    const second = await writtenReview(shop, { stars: 1, words: '' });
    await published();
    expect(await listed()).toEqual([first, second]);
    expect(await listed('?state=waiting&sort=newest')).toEqual([second, first]);
    expect(await listed('?search=packed%20with')).toEqual([first]);
    expect(await listed('?search=100%25')).toEqual([]);
    expect((await staff.call('GET', '/counts')).body.counts).toMatchObject({
      reviews: { found: 2, isMore: false },
      messages: null,
    });
  });

  it('shows words, photos and earlier versions', async () => {
    const { link } = await reviewableOrder(shop);
    const sent = await sendReview(shop, link, { photos: [await testPhoto('png')] });
    const { id, photos } = sent.body.order.lines[0].review;
    const kept = [photos[0].id];
    await sendReview(shop, link, { stars: 2, words: 'The second box came late and warm.', seen: 1, kept });
    const { body } = await staff.call('GET', `/reviews/${id}`);
    expect(body.review).toMatchObject({
      ...{ state: 'waiting', stars: 2, isEdited: true, version: 2, photos },
      earlier: [{ number: 1, stars: 4, words: TEST_WORDS, state: 'waiting' }],
    });
    const photo = await shop.app.inject({
      url: `/api/staff/reviews/${id}/photos/${kept[0]}`,
      headers: staff.headers(),
    });
    expect(photo).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/png' } });
  });

  it('publishes, and the product has it with its rating in its page, cards and search', async () => {
    await published({ stars: 5 });
    await published({ stars: 4, words: '' });
    shop.deps.catalogue.markStale();
    const rating = { average: 4.5, count: 2 };
    expect((await shop.call('GET', `/getProduct/${productId}`)).body.product).toMatchObject({ rating });
    const { cards } = (await shop.call('GET', '/product-cards')).body as { cards: { id: string }[] };
    expect(cards.find(({ id }) => id === productId)).toMatchObject({ rating });
    const unrated = cards.filter((card) => card.id !== productId);
    expect(unrated.filter((card) => 'rating' in card)).toEqual([]);
    const { hits } = (await shop.call('GET', '/search?q=tender%20coconut%20water')).body;
    const hit = (hits as { productId: string }[]).find((one) => one.productId === productId);
    expect(hit).toMatchObject({ rating });
    expect(await shown()).toMatchObject({ rating, pagination: { totalItems: 2 } });
  });

  it('refuses for a reason of IS 19000 alone, which the author reads', async () => {
    const { link } = await reviewableOrder(shop);
    const { body } = await sendReview(shop, link, { stars: 1 });
    const { id } = body.order.lines[0].review;
    expect(await refuse(id, 'too few stars')).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'reason', message: 'Choose a reason' }] },
    });
    expect((await refuse(id, 'personal data')).status).toBe(200);
    const opened = await shop.call('POST', '/review-links', { body: { link } });
    expect(Object(opened.body.order).lines[0]).toMatchObject({
      offer: 'edit',
      review: { state: 'refused', refusalReason: 'personal data' },
    });
    expect(await refuse(id, 'advertising', 2)).toMatchObject({
      status: 409,
      body: { code: 'REVIEW_DECIDED' },
    });
    expect((await publish(id, 2)).status).toBe(200);
  });

  it('answers a published review below it', async () => {
    const waiting = await writtenReview(shop);
    expect(await answer(waiting, 'Thank you.', 1)).toMatchObject({
      status: 409,
      body: { code: 'REVIEW_NOT_PUBLISHED' },
    });
    const id = await published();
    expect(await answer(id, ' ')).toMatchObject({ status: 400, body: { fields: [{ field: 'answer' }] } });
    expect((await answer(id, 'Thank you, and sorry for the dent.')).status).toBe(200);
    expect((await shown()).reviews).toMatchObject([{ id, answer: 'Thank you, and sorry for the dent.' }]);
  });

  it('notes each act in the audit log, without the words', async () => {
    const id = await published();
    await answer(id, 'Thank you for the words.');
    await refuse(id, 'fraudulent', 3);
    const owner = await newTestStaff(shop, ['staff.manage']);
    const { body } = await owner.call('GET', `/history/review/${id}`);
    const log = JSON.stringify(body);
    for (const action of ['published', 'answered', 'refused', 'fraudulent']) expect(log).toContain(action);
    expect(log).not.toContain(TEST_WORDS);
    expect(log).not.toContain('Thank you for the words.');
  });
});

describe('the reviews of a product (REVIEW-7)', () => {
  it('are published ones, newest first, by page and by stars', async () => {
    const ids: string[] = [];
    for (const stars of [5, 3, 5]) ids.push(await published({ stars }));
    await writtenReview(shop, { stars: 1 });
    const idsIn = (body: Record<string, unknown>) => (body.reviews as { id: string }[]).map(({ id }) => id);
    expect(idsIn(await shown())).toEqual(ids.toReversed());
    expect(idsIn(await shown('?limit=1&page=2'))).toEqual([ids[1]]);
    const fives = await shown('?stars=5');
    expect(idsIn(fives)).toEqual([ids[2], ids[0]]);
    const counts = new Map([
      [5, 2],
      [3, 1],
    ]);
    expect(fives).toMatchObject({
      rating: { average: 4.3, count: 3 },
      distribution: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: counts.get(stars) ?? 0 })),
      pagination: { totalItems: 2 },
    });
    expect((await shop.call('GET', `/product-reviews/${productId}?stars=6`)).status).toBe(400);
  });

  it('show the first name of the buyer and nothing else of a person', async () => {
    await published();
    const { body } = await shop.call('GET', `/product-reviews/${productId}`);
    const [review] = body.reviews as object[];
    expect(Object.keys(review ?? {}).toSorted()).toEqual(
      [
        'answer',
        'author',
        'editedAt',
        'id',
        'photos',
        'stars',
        'variantName',
        'words',
        'writtenAt',
      ].toSorted(),
    );
    expect(review).toMatchObject({ author: expect.stringMatching(/^\S+$/) });
  });
});

it('publishes the counts of refusals by reason, also of those edited later (REVIEW-9)', async () => {
  const figures = async () => (await shop.call('GET', '/review-figures')).body;
  await published();
  await refuse(await writtenReview(shop), 'advertising');
  const { link } = await reviewableOrder(shop);
  const { body } = await sendReview(shop, link);
  await refuse(body.order.lines[0].review.id, 'offensive');
  await sendReview(shop, link, { seen: 2 });
  expect(await figures()).toMatchObject({
    published: 1,
    refusals: REFUSAL_REASONS.map((reason) => ({
      reason,
      count: reason === 'advertising' || reason === 'offensive' ? 1 : 0,
    })),
  });
});
