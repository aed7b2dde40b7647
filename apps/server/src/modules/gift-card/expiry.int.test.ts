import { addressForm } from '@ilaneer/testing/address-form';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variantWithStock } from '../../testing/shoppers/find-variant.ts';
import { addGiftCard, newProvenShopper, type TestGiftCard } from '../../testing/shoppers/test-gift-card.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../testing/test-shop.ts';
import { tellOfCardExpiry } from './tell-of-expiry.ts';

const DAY = 86_400_000;

const clock = { at: Date.parse('2027-12-01T10:00:00Z') };
const now = () => new Date(clock.at);
let shop: TestShop;
let pack: { productId: string; variantId: string };
beforeAll(async () => {
  shop = await openTestShop({ now });
  pack = await variantWithStock(shop, 'tender-coconut-water-pack_V01', 100);
});
afterAll(() => shop.close());

async function payWith({ code }: TestGiftCard, { token }: TestShopper): Promise<void> {
  const { productId, variantId } = pack;
  const body = {
    productId,
    variantId,
    quantity: 2,
    deliveryAddress: addressForm(),
    giftCardCode: code,
    paymentMethod: 'online',
  };
  const { status, body: reply } = await shop.call('POST', '/single-product-place-order', { token, body });
  expect({ status, reply }).toMatchObject({ status: 201 });
}

async function mailsOf({ id }: TestGiftCard): Promise<{ to: string; subject: string }[]> {
  const { rows } = await shop.db.$client.query<{ to: string; subject: string }>(
    `select data ->> 'to' as "to", data ->> 'subject' as subject from pgboss.job
     where name = 'send-mail' and data ->> 'id' like 'gift-card-ends ' || $1 || '%'`,
    [id],
  );
  return rows;
}

async function emailOf({ userId }: TestShopper): Promise<string> {
  const { rows } = await shop.db.$client.query<{ email: string }>('select email from users where id = $1', [
    userId,
  ]);
  return rows[0]?.email ?? '';
}

const tell = () => Promise.all([tellOfCardExpiry(shop.deps), tellOfCardExpiry(shop.deps)]);

describe('a gift card that ends soon (GIFT-CARD-12)', () => {
  it('is told of once to whoever paid with it last, with what is left and until when', async () => {
    const expiresAt = new Date('2028-06-30T18:30:00Z');
    const [first, last] = [await newProvenShopper(shop), await newProvenShopper(shop)];
    const card = await addGiftCard(shop, 150_000, { expiresAt }, now);
    await payWith(card, first);
    await payWith(card, last);
    const start = clock.at;
    clock.at = expiresAt.getTime() - 31 * DAY;
    await tell();
    expect(await mailsOf(card)).toEqual([]);
    clock.at = expiresAt.getTime() - 30 * DAY;
    await tell();
    clock.at += DAY;
    await tell();
    clock.at = start;
    expect(await mailsOf(card)).toEqual([
      { to: await emailOf(last), subject: '₹154.80 is left on your gift card: use it by 30 Jun 2028' },
    ]);
  });

  it('writes to nobody where it was never used, was used up or stopped', async () => {
    const expiresAt = new Date('2028-06-30T18:30:00Z');
    const shopper = await newProvenShopper(shop);
    const cards = [
      await addGiftCard(shop, 150_000, { expiresAt }, now),
      await addGiftCard(shop, 50_000, { expiresAt }, now),
      await addGiftCard(shop, 150_000, { expiresAt }, now),
    ] as const;
    await payWith(cards[2], shopper);
    await shop.db.$client.query(
      `update gift_cards set active = false, stopped_by_kind = 'system', stopped_by_id = 'clock' where id = $1`,
      [cards[2].id],
    );
    await shop.db.$client.query('update gift_cards set balance_paise = 0 where id = $1', [cards[1].id]);
    const start = clock.at;
    clock.at = expiresAt.getTime() - 10 * DAY;
    await tell();
    clock.at = start;
    for (const card of cards) expect(await mailsOf(card)).toEqual([]);
  });
});
