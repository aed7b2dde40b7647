import { shopperActor, systemActor } from '@ilaneer/domain/actor/actor';
import { addressForm } from '@ilaneer/testing/address-form';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variantWithStock } from '../../../testing/shoppers/find-variant.ts';
import {
  addGiftCard,
  newProvenShopper,
  type TestGiftCard,
} from '../../../testing/shoppers/test-gift-card.ts';
import { openTestShop, type TestShop, type TestShopper } from '../../../testing/test-shop.ts';
import { giftCardEntries, giftCards } from '../../db/schema/balance/gift-card.ts';
import { readTrialBalance } from '../../flows/books/books.ts';
import { cancelOrder } from '../../flows/fulfilment/fulfilment.ts';
import { expireGiftCards } from './expire-gift-cards.ts';
import { notifyGiftCardExpiry } from './notify-gift-card-expiry.ts';

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

const tell = () => Promise.all([notifyGiftCardExpiry(shop.deps), notifyGiftCardExpiry(shop.deps)]);

describe('a gift card that ends soon (GIFT-CARD-12)', () => {
  it('is announced once to its last payer, with the balance and the expiry', async () => {
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

  it('sends no mail if it was never used, was used up or stopped', async () => {
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

describe('a gift card whose time is over (GIFT-CARD-13)', () => {
  const expire = () =>
    Promise.all([
      expireGiftCards(shop.deps, systemActor('clock')),
      expireGiftCards(shop.deps, systemActor('clock')),
    ]);
  const balanceOf = async ({ id }: TestGiftCard) => {
    const [card] = await shop.db.select().from(giftCards).where(eq(giftCards.id, id));
    return card?.balancePaise;
  };
  const expiredOf = async ({ id }: TestGiftCard) => {
    const entries = await shop.db.select().from(giftCardEntries).where(eq(giftCardEntries.giftCardId, id));
    return entries.filter(({ kind }) => kind === 'expired').map(({ amountPaise }) => amountPaise);
  };

  const booksOf = async (account: string) =>
    (await readTrialBalance(shop.db, null)).find(({ id }) => id === account)?.balance ?? 0;

  it('is written off once, after its last moment, with the books', async () => {
    const expiresAt = new Date('2028-06-30T18:30:00Z');
    const card = await addGiftCard(shop, 70_000, { expiresAt }, now);
    const [owed, income] = [await booksOf('gift-cards-outstanding'), await booksOf('gift-cards-expired')];
    const start = clock.at;
    clock.at = expiresAt.getTime() - 1;
    await expire();
    expect(await balanceOf(card)).toBe(70_000);
    clock.at = expiresAt.getTime();
    await expire();
    await expire();
    clock.at = start;
    expect(await balanceOf(card)).toBe(0);
    expect(await expiredOf(card)).toEqual([70_000]);
    const others = 0 - (await booksOf('gift-cards-expired')) + income - 70_000;
    expect(await booksOf('gift-cards-outstanding')).toBe(owed + 70_000 + others);
    expect(others).toBeGreaterThanOrEqual(0);
  });

  it('can be spent again with refunds to it, and without the written-off balance', async () => {
    const expiresAt = new Date('2028-07-31T18:30:00Z');
    const shopper = await newProvenShopper(shop);
    const card = await addGiftCard(shop, 300_000, { expiresAt }, now);
    await payWith(card, shopper);
    const left = (await balanceOf(card)) ?? 0;
    const start = clock.at;
    clock.at = expiresAt.getTime() + DAY;
    await expire();
    const { rows } = await shop.db.$client.query<{ order_id: string }>(
      `select order_id from gift_card_entries where gift_card_id = $1 and kind = 'held'`,
      [card.id],
    );
    const why = { reason: null, category: null, feedback: null };
    const done = await cancelOrder(shop.deps, shopperActor(shopper.userId), {
      orderId: String(rows[0]?.order_id),
      ...why,
    });
    expect(done).toMatchObject({ ok: true });
    await expire();
    clock.at = start;
    expect(await balanceOf(card)).toBe(300_000 - left);
    expect(await expiredOf(card)).toEqual([left]);
  });
});
