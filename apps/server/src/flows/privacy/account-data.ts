import type { AccountData } from '@ilaneer/contract/account/account-data';
import { shopperActor } from '@ilaneer/domain/actor';
import type { AppDeps } from '../../app-deps.ts';
import { listConsents } from '../../modules/account/consent/repository.ts';
import { findUser, listIdentities } from '../../modules/account/repository.ts';
import { listAllSessions } from '../../modules/account/session/repository.ts';
import { toUserView } from '../../modules/account/views.ts';
import { listAddresses } from '../../modules/address/repository.ts';
import { toAddressView } from '../../modules/address/views.ts';
import { findLines } from '../../modules/cart/repository.ts';
import { readCoins } from '../../modules/coin/read-coins.ts';
import { findSubscription, type SubscriptionRow } from '../../modules/newsletter/repository.ts';
import { listOrders } from '../../modules/order/repository.ts';
import { readSavedCards } from '../../modules/payment/saved-cards/read-saved-cards.ts';
import { toSavedCardView } from '../../modules/payment/saved-cards/routes.ts';
import { listRequests } from '../../modules/restock/repository.ts';
import { toRestockView } from '../../modules/restock/views.ts';
import { listTickets } from '../../modules/support/repository.ts';
import { toTicketView } from '../../modules/support/views.ts';
import { listEntries } from '../../modules/wishlist/repository.ts';
import { viewOrders } from '../order-details/view-orders.ts';

/** Everything that the shop holds of a shopper (expectations: DPDP Act, access). Null when the account is gone. */
export async function readAccountData(
  env: Pick<AppDeps, 'db' | 'now' | 'newId' | 'catalogue' | 'gateways' | 'log' | 'pinCodes'>,
  userId: string,
): Promise<AccountData | null> {
  const { db, now } = env;
  const user = await findUser(db, userId);
  if (user === null) return null;
  const orders = await listOrders(db, userId);
  const lines = await findLines(db, userId);
  const provenEmail = user.emailVerified ? user.email : null;
  const wishlist = await listEntries(db, userId);
  return {
    madeAt: now().toISOString(),
    profile: toUserView(user),
    addresses: (await listAddresses(db, userId)).map((row) => toAddressView(row, env.pinCodes)),
    orders: await viewOrders(env, orders),
    coins: await readCoins(env, shopperActor(userId)),
    cart: lines.map(({ productId, variantId, quantity }) => ({ productId, variantId, quantity })),
    wishlist: wishlist.map(({ productId, variantId, createdAt }) => ({
      productId,
      variantId,
      addedAt: createdAt.toISOString(),
    })),
    consents: (await listConsents(db, userId)).map((consent) => ({
      purpose: consent.purpose,
      textVersion: consent.textVersion,
      grantedAt: consent.grantedAt.toISOString(),
      withdrawnAt: consent.withdrawnAt?.toISOString() ?? null,
    })),
    sessions: (await listAllSessions(db, userId)).map((session) => ({
      device: session.device,
      createdAt: session.createdAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
      expiresAt: session.expiresAt.toISOString(),
      revokedAt: session.revokedAt?.toISOString() ?? null,
    })),
    tickets: (await listTickets(db, userId)).map(toTicketView),
    savedCards: (await readSavedCards(env, shopperActor(userId))).map(toSavedCardView),
    newsletter: toNewsletter(provenEmail === null ? null : await findSubscription(db, provenEmail)),
    restockRequests: provenEmail === null ? [] : (await listRequests(db, provenEmail)).map(toRestockView),
    signInWith: (await listIdentities(db, userId)).map(({ provider, createdAt }) => ({
      provider,
      linkedAt: createdAt.toISOString(),
    })),
  };
}

function toNewsletter(subscription: SubscriptionRow | null): AccountData['newsletter'] {
  if (subscription === null) return null;
  const { requestedAt, textVersion, confirmedAt, unsubscribedAt } = subscription;
  return {
    requestedAt: requestedAt.toISOString(),
    textVersion,
    confirmedAt: confirmedAt?.toISOString() ?? null,
    unsubscribedAt: unsubscribedAt?.toISOString() ?? null,
  };
}
