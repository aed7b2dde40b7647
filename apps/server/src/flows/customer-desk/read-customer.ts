import type { CustomerView } from '@ilaneer/contract/staff/customers/customers';
import { CONSENT_PURPOSES } from '@ilaneer/domain/account/consents';
import { shopperActor } from '@ilaneer/domain/actor/actor';
import { paise, rupeesFromPaise } from '@ilaneer/domain/money';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import { findUser } from '../../modules/account/account.ts';
import { listAddresses } from '../../modules/address/address.ts';
import { readCoins } from '../../modules/coin/coin.ts';
import { listConsents } from '../../modules/consent/consent.ts';
import {
  findCustomer,
  type ListedCustomer,
  listNotes,
  toCustomerRow,
} from '../../modules/customer/customer.ts';
import { readOwnCards } from '../../modules/gift-card/gift-card.ts';
import { findSubscription } from '../../modules/newsletter/newsletter.ts';
import { findStaffNames } from '../../modules/staff/staff.ts';
import { newestMessagesOf, newestOrdersOf, newestReturnsOf } from './page-repository.ts';

const COIN_ENTRIES = 20;

/** CUSTOMER-4. Null: unknown or deleted. */
export async function readCustomer(deps: Pick<Deps, 'db' | 'now'>, id: string): Promise<CustomerView | null> {
  const { db } = deps;
  const [found, user] = await Promise.all([findCustomer(db, id), findUser(db, id)]);
  if (found === null || user === null) return null;
  const [orders, returns, messages, coins, cards, addresses, consents, newsletter, notes] = await Promise.all(
    [
      newestOrdersOf(db, id),
      newestReturnsOf(db, id),
      newestMessagesOf(db, id),
      readCoins(deps, shopperActor(id)),
      readOwnCards(db, id),
      listAddresses(db, id),
      latestConsents(db, id),
      newsletterOf(db, found),
      listNotes(db, id),
    ],
  );
  const names = await findStaffNames(
    db,
    notes.map(({ actorId }) => actorId),
  );
  const { orders: count, spent, lastOrderAt, ...identity } = toCustomerRow(found);
  return {
    ...identity,
    isBlocked: user.deactivatedAt !== null,
    figures: {
      orders: count,
      spent,
      lastOrderAt,
      average: count === 0 ? null : rupeesFromPaise(paise(Math.round(found.spentPaise / count))),
      firstOrderAt: found.firstOrderAt?.toISOString() ?? null,
      returns: found.returns,
    },
    lastOrders: orders.map(({ number, totalPaise, createdAt, ...order }) => ({
      ...order,
      orderNumber: number,
      total: rupeesFromPaise(paise(totalPaise)),
      placedAt: createdAt.toISOString(),
    })),
    returns: returns.map((one) => ({ ...one, requestedAt: one.requestedAt.toISOString() })),
    messages: messages.map(({ createdAt, ...one }) => ({ ...one, writtenAt: createdAt.toISOString() })),
    coins: {
      balance: coins.balance,
      expiringSoon: coins.expiringSoon,
      nextExpiryAt: coins.nextExpiryAt,
      entries: coins.entries.slice(0, COIN_ENTRIES).map(({ orderId: _, ...entry }) => entry),
    },
    giftCards: cards.map(({ last4, expiresAt, uses }) => ({
      last4,
      expiresAt,
      paid: uses.reduce((sum, { kind, amount }) => sum + (kind === 'paid' ? amount : -amount), 0),
      orderNumbers: [...new Set(uses.map(({ orderNumber }) => orderNumber))],
    })),
    addresses: addresses.map(
      ({ pinCode, userId: _, stateConfirmed: __, createdAt, updatedAt, ...address }) => ({
        ...address,
        zipCode: pinCode,
      }),
    ),
    consents,
    newsletter,
    notes: notes.map(({ id: noteId, text, actorId, writtenAt }) => ({
      id: noteId,
      text,
      who: names.get(actorId) ?? 'Staff',
      at: writtenAt.toISOString(),
    })),
  };
}

async function latestConsents(db: Database, userId: string): Promise<CustomerView['consents']> {
  const history = await listConsents(db, userId);
  return CONSENT_PURPOSES.flatMap((purpose) => {
    const latest = history.find((one) => one.purpose === purpose);
    return latest === undefined ? [] : { purpose, given: latest.given, at: latest.happenedAt.toISOString() };
  });
}

/** Of the proven address only: a claimed one may be another person's. */
async function newsletterOf(
  db: Database,
  { email, emailVerified }: ListedCustomer,
): Promise<CustomerView['newsletter']> {
  const found = email === null || !emailVerified ? null : await findSubscription(db, email);
  if (found === null) return 'none';
  if (found.unsubscribedAt !== null || found.bouncedAt !== null) return 'ended';
  return found.confirmedAt === null ? 'unconfirmed' : 'subscribed';
}
