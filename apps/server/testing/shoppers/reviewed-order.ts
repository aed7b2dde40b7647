import { eq } from 'drizzle-orm';
import { orders } from '../../src/db/schema/order/order.ts';
import { tokenOf } from '../../src/deps/secrets.ts';
import type { TestShop, TestShopper } from '../test-shop.ts';
import { variantWithStock } from './find-variant.ts';
import { placeTestOrder, putInStatus } from './test-order.ts';

export const TEST_WORDS = 'Fresh, sweet, and packed with care.';

const REVIEWED = 'tender-coconut-water-pack_V01';

/** A delivered order of one line, with the token of its reviews. */
export async function reviewableOrder(shop: TestShop, shopper?: TestShopper) {
  const { productId, variantId } = await variantWithStock(shop, REVIEWED, 1_000);
  const buyer = shopper ?? (await shop.newShopper());
  const orderId = await placeTestOrder(shop, buyer, [{ productId, variantId, quantity: 1 }]);
  await putInStatus(shop, orderId, 'delivered');
  return { orderId, productId, buyer, link: await reviewLinkOf(shop, orderId) };
}

async function reviewLinkOf(shop: TestShop, orderId: string): Promise<string> {
  const [order] = await shop.db.select({ number: orders.number }).from(orders).where(eq(orders.id, orderId));
  return tokenOf(shop.deps.keys, 'review', order?.number ?? '');
}

export type TestReview = {
  readonly stars?: number | string;
  readonly words?: string;
  readonly position?: number;
  readonly seen?: number;
  readonly kept?: readonly string[];
  readonly photos?: readonly Buffer[];
};

/** As the page sends it. */
export async function sendReview(shop: TestShop, link: string, review: TestReview = {}) {
  const { stars = 4, words = TEST_WORDS, position = 1, seen = 0, kept = [], photos = [] } = review;
  const form = new FormData();
  const fields = { link, position, stars, words, seen, kept: kept.join(',') };
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  for (const photo of photos) form.append('photos', new Blob([new Uint8Array(photo)]), 'photo.jpg');
  const request = new Request('http://shop', { method: 'POST', body: form });
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/review-links/reviews',
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json() };
}

/** Id of a waiting review. */
export async function writtenReview(shop: TestShop, review: TestReview = {}): Promise<string> {
  const { link } = await reviewableOrder(shop);
  const { status, body } = await sendReview(shop, link, review);
  if (status !== 200) throw new Error(`no review: ${JSON.stringify(body)}`);
  return body.order.lines[0].review.id;
}
