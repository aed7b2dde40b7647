import type { AppDeps } from '../../app-deps.ts';
import type { Database } from '../../db/connect.ts';
import { withdrawConsents } from '../../modules/account/consent/repository.ts';
import { deleteIdentities, type UserRow, updateUser } from '../../modules/account/repository.ts';
import { endSessions } from '../../modules/account/session/end-sessions.ts';
import { deleteSessionsOf } from '../../modules/account/session/repository.ts';
import { deleteAddressesOf } from '../../modules/address/repository.ts';
import { deleteLines } from '../../modules/cart/repository.ts';
import { forfeitCoins } from '../../modules/coin/expire-coins.ts';
import { deleteSubscription } from '../../modules/newsletter/repository.ts';
import { forgetBuyersOfFinishedOrders } from '../../modules/order/forget-buyers-repository.ts';
import { eraseCards } from '../../modules/payment/saved-cards/erase-cards.ts';
import { deleteRequestsOf } from '../../modules/restock/repository.ts';
import { deletePhotosOf } from '../../modules/return/photos-repository.ts';
import { forgetAskerOf } from '../../modules/support/repository.ts';
import { deleteOneTimesOf } from '../../modules/verification/repository.ts';
import { deleteEntriesOf } from '../../modules/wishlist/repository.ts';
import { accountDeletedMail } from './account-deleted-mail.ts';

type Environment = Pick<AppDeps, 'now' | 'newId' | 'sessions' | 'jobs' | 'brand' | 'config'>;

/**
 * Erases a person and keeps the shop's books (expectations section 5, DPDP Act): the account's row stays for its
 * orders, without a name, an address or a way in. Orders under way keep theirs until they are delivered; the hourly
 * tidy-up takes it then. Every module that keeps something of a shopper is called here.
 */
export async function eraseAccount(tx: Database, env: Environment, user: UserRow): Promise<void> {
  const at = env.now();
  await endSessions(tx, env, user.id);
  await deleteSessionsOf(tx, user.id);
  await deleteIdentities(tx, user.id);
  const recipients = [user.email, user.mobile].filter((one) => one !== null);
  await deleteOneTimesOf(tx, { id: user.id, recipients });
  await withdrawConsents(tx, user.id, 'all', at);
  await deleteAddressesOf(tx, user.id);
  await deleteLines(tx, user.id, 'all');
  await deleteEntriesOf(tx, user.id);
  await deletePhotosOf(tx, user.id);
  await eraseCards(tx, env, user.id);
  await forgetAskerOf(tx, user.id);
  if (user.email !== null && user.emailVerified) {
    await deleteSubscription(tx, user.email);
    await deleteRequestsOf(tx, user.email);
  }
  await updateUser(tx, user.id, {
    name: 'Deleted account',
    email: null,
    emailVerified: false,
    mobile: null,
    passwordHash: null,
    deactivatedAt: at,
    deletedAt: at,
    updatedAt: at,
  });
  await forgetBuyersOfFinishedOrders(tx);
  // After the orders, as whoever holds an order and wants its coins comes in that order too.
  await forfeitCoins(tx, user.id, at);
  if (user.email !== null) await env.jobs.enqueue(tx, 'send-mail', accountDeletedMail(env, user.email));
}
