import { randomBytes, randomUUID } from 'node:crypto';
import { operatorActor } from '@ilaneer/domain/actor/actor';
import { paise } from '@ilaneer/domain/money';
import { eq, sql } from 'drizzle-orm';
import type { PooledDatabase } from '../../src/db/connect.ts';
import { users } from '../../src/db/schema/account/account.ts';
import { giftCardEntries, giftCards } from '../../src/db/schema/balance/gift-card.ts';
import { issueGiftCard } from '../../src/modules/gift-card/manage-gift-cards.ts';
import { TEST_KEYS } from '../test-secret.ts';
import type { TestShop, TestShopper } from '../test-shop.ts';

const STAFF = operatorActor('a test');

export type TestGiftCard = { readonly id: string; readonly code: string; readonly last4: string };

/** Valid for a year from the moment. */
export async function addGiftCard(
  { db }: { readonly db: PooledDatabase },
  worthPaise: number,
  change: Partial<typeof giftCards.$inferInsert> = {},
  now: () => Date = () => new Date(),
): Promise<TestGiftCard> {
  const env = { db, now, newId: randomUUID, randomBytes, giftCardKeys: TEST_KEYS };
  const { card, code } = await issueGiftCard(env, STAFF, {
    worth: paise(worthPaise),
    expiresAt: null,
    paidBy: 'none',
  });
  if (Object.keys(change).length > 0) await db.update(giftCards).set(change).where(eq(giftCards.id, card.id));
  return { id: card.id, code, last4: card.last4 };
}

/** Balance, and the sum of entries; paise. */
export async function ledgerOfCard({ db }: { readonly db: PooledDatabase }, cardId: string) {
  const [card] = await db.select().from(giftCards).where(eq(giftCards.id, cardId));
  const [sum] = await db
    .select({ spent: sql<string>`coalesce(sum(${giftCardEntries.amountPaise}), 0)`.mapWith(Number) })
    .from(giftCardEntries)
    .where(eq(giftCardEntries.giftCardId, cardId));
  if (card === undefined) throw new Error(`no gift card ${cardId}`);
  return { balance: card.balancePaise, spent: sum?.spent ?? 0, initial: card.initialPaise, card };
}

/** With a verified e-mail address, as gift cards require. */
export async function newProvenShopper(shop: TestShop): Promise<TestShopper> {
  const shopper = await shop.newShopper();
  await shop.db.update(users).set({ emailVerified: true }).where(eq(users.id, shopper.userId));
  return shopper;
}
