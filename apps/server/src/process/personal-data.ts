import type { AccountData } from '@ilaneer/contract/account/account-data';
import { shopperActor } from '@ilaneer/domain/actor/actor';
import { paise, rupeesFromPaise } from '@ilaneer/domain/money';
import { toChoiceView } from '@ilaneer/domain/order/line-snapshot';
import { LOOKUP_KINDS } from '@ilaneer/domain/privacy/lookup';
import { RECIPIENTS } from '@ilaneer/domain/privacy/recipients';
import type { AppDeps } from '../app-deps.ts';
import type { Database } from '../db/connect.ts';
import type { KeyRing } from '../deps/keys.ts';
import { writeBeforeErasure } from '../flows/documents/documents.ts';
import { viewOrders } from '../flows/order-details/order-details.ts';
import {
  deleteGuestMessages,
  type PersonalData,
  provenBy,
  readGuestMessages,
} from '../flows/privacy/privacy.ts';
import { deleteJobsTo } from '../jobs/personal-jobs-repository.ts';
import { eraseAccountRow, exportAccount, type UserRow } from '../modules/account/account.ts';
import {
  deleteAddressesOf,
  deleteBusiness,
  findBusiness,
  listAddresses,
  toAddressView,
} from '../modules/address/address.ts';
import { deleteLines, findLines } from '../modules/cart/cart.ts';
import { forfeitCoins, readCoins } from '../modules/coin/coin.ts';
import { deleteRemarksOf, listNotes, listTags } from '../modules/customer/customer.ts';
import {
  deleteSentMessagesTo,
  exportLookups,
  listSentMessages,
} from '../modules/data-protection/data-protection.ts';
import { readOwnCards } from '../modules/gift-card/gift-card.ts';
import { deleteReminder, exportLetters, findReminder } from '../modules/letter/letter.ts';
import {
  deleteSubscription,
  findSubscription,
  toSubscriptionRecord,
} from '../modules/newsletter/newsletter.ts';
import { anonymiseBuyersOfFinishedOrders, listOrders } from '../modules/order/order.ts';
import { listChoicesOfShopper } from '../modules/parcel/parcel.ts';
import { eraseCards, readSavedCards, toSavedCardView } from '../modules/payment/payment.ts';
import { deleteQuotesOfAsker, listQuotesOfTickets } from '../modules/quote/quote.ts';
import { deleteRequestsOf, listRequests, toRestockView } from '../modules/restock/restock.ts';
import { deletePayoutsOf, deletePhotosOf, readOwnPhotos } from '../modules/return/return.ts';
import { deleteReviewsOf, readOwnReviews } from '../modules/review/review.ts';
import { eraseAskerOf, listTickets, toTicketView } from '../modules/support/support.ts';
import { deleteCodesAndLinksOf } from '../modules/verification/verification.ts';
import { deleteEntriesOf, listEntries } from '../modules/wishlist/wishlist.ts';

/** In order of erasure: the account first, as orders lose their buyer through it; coins after orders. */
export function personalDataOf(
  deps: Omit<AppDeps, 'personalData' | 'telemetry' | 'tracing'>,
): readonly PersonalData[] {
  const { db } = deps;
  return [
    {
      exportOf: (user) => exportAccount(deps, user),
      // The nominee's data goes with the account.
      withhold: async (tx, user) => ({ ...(await exportAccount({ db: tx }, user)), nominee: null }),
      erase: (tx, user, at) => eraseAccountRow(tx, deps, user, at),
    },
    {
      erase: (tx, { id, email, mobile }) => {
        const recipients = [email, mobile].filter((one) => one !== null);
        return deleteCodesAndLinksOf(tx, { id, recipients });
      },
    },
    {
      exportOf: async ({ id }) => {
        const addresses = await listAddresses(db, id);
        return {
          addresses: addresses.map((row) => toAddressView(row, deps.pinCodes)),
          business: await findBusiness(db, id),
        };
      },
      withhold: async (tx, { id }) => {
        const addresses = await listAddresses(tx, id);
        return {
          addresses: addresses.map((row) => toAddressView(row, deps.pinCodes)),
          business: await findBusiness(tx, id),
        };
      },
      erase: async (tx, { id }) => {
        await deleteAddressesOf(tx, id);
        await deleteBusiness(tx, id);
      },
    },
    {
      exportOf: async ({ id }) => {
        const lines = await findLines(db, id);
        return {
          cart: lines.map((line) => ({
            ...toChoiceView(line),
            productId: line.productId,
            variantId: line.variantId,
          })),
        };
      },
      erase: (tx, { id }) => deleteLines(tx, id, 'all'),
    },
    {
      exportOf: async ({ id }) => {
        const entries = await listEntries(db, id);
        return {
          wishlist: entries.map(({ productId, variantId, createdAt }) => ({
            productId,
            variantId,
            addedAt: createdAt.toISOString(),
          })),
        };
      },
      erase: (tx, { id }) => deleteEntriesOf(tx, id),
    },
    {
      exportOf: async ({ id }) => ({ returnPhotos: await readOwnPhotos(db, id) }),
      erase: (tx, { id }) => deletePhotosOf(tx, id),
    },
    {
      exportOf: async ({ id }) => ({ reviews: await readOwnReviews(db, id) }),
      erase: (tx, { id }) => deleteReviewsOf(tx, id),
    },
    {
      exportOf: async ({ id }) => ({
        notes: (await listNotes(db, id)).map(({ text, writtenAt }) => ({
          text,
          writtenAt: writtenAt.toISOString(),
        })),
        tags: await listTags(db, [id]),
      }),
      erase: (tx, { id }) => deleteRemarksOf(tx, id),
    },
    // Gift cards belong to the code's holder; usage is in the books.
    { exportOf: async ({ id }) => ({ giftCards: await readOwnCards(db, id) }) },
    // Erased with the buyer of the order.
    { exportOf: async ({ id }) => ({ deliveryChoices: await listChoicesOfShopper(db, id) }) },
    // Depends on the orders' returns.
    { erase: (tx, { id }) => deletePayoutsOf(tx, id) },
    {
      exportOf: async ({ id }) => ({
        savedCards: (await readSavedCards(deps, shopperActor(id))).map(toSavedCardView),
      }),
      erase: (tx, { id }) => eraseCards(tx, deps, id),
    },
    {
      exportOf: (user) => readTicketsOf(db, user),
      withhold: (tx, user) => readTicketsOf(tx, user),
      erase: async (tx, user, at) => {
        await deleteGuestMessages(tx, provenBy(user), at);
        await deleteQuotesOfAsker(tx, user.id);
        await eraseAskerOf(tx, user.id);
      },
    },
    {
      exportOf: async ({ id }) => ({
        cartReminderAt: (await findReminder(db, id))?.toISOString() ?? null,
      }),
      erase: (tx, { id }) => deleteReminder(tx, id),
    },
    // Verified addresses only: a claimed one neither shows nor erases.
    {
      exportOf: async ({ email, emailVerified }) => {
        const subscription = email !== null && emailVerified ? await findSubscription(db, email) : null;
        if (subscription === null) return { newsletter: null };
        const letters = await exportLetters(db, subscription.id);
        return { newsletter: toSubscriptionRecord(subscription, letters) };
      },
      erase: async (tx, { email, emailVerified }) => {
        if (email !== null && emailVerified) await deleteSubscription(tx, email);
      },
    },
    {
      exportOf: async ({ email, emailVerified }) => {
        const requests = email !== null && emailVerified ? await listRequests(db, email) : [];
        return { restockRequests: requests.map(toRestockView) };
      },
      erase: async (tx, { email, emailVerified }) => {
        if (email !== null && emailVerified) await deleteRequestsOf(tx, email);
      },
    },
    {
      exportOf: async ({ id }) => ({ orders: await viewOrders(deps, await listOrders(db, id)) }),
      withhold: async (tx, { id }) => ({
        orders: await viewOrders({ ...deps, db: tx }, await listOrders(tx, id)),
      }),
      erase: async (tx, _, at) => {
        // Documents stay as issued; older ones are frozen now.
        await writeBeforeErasure(tx, deps);
        await anonymiseBuyersOfFinishedOrders(tx, at);
      },
    },
    {
      exportOf: async (user) => ({ messages: await messagesTo(db, deps.keys, user) }),
      withhold: async (tx, user) => ({ messages: await messagesTo(tx, deps.keys, user) }),
      erase: (tx, user) => deleteSentMessagesTo(tx, deps.keys, provenLogins(user)),
    },
    {
      erase: async (tx, { email }) => {
        if (email !== null) await deleteJobsTo(tx, email);
      },
    },
    {
      exportOf: async ({ id }) => ({
        lookups: (await exportLookups(db, id)).map(({ day, roleName, kind, times }) => ({
          day,
          role: roleName,
          occasion: LOOKUP_KINDS[kind],
          times,
        })),
      }),
    },
    { exportOf: async () => ({ recipients: RECIPIENTS.map((one) => ({ ...one })) }) },
    {
      exportOf: async ({ id }) => ({ coins: await readCoins(deps, shopperActor(id)) }),
      erase: (tx, { id }, at) => forfeitCoins(tx, shopperActor(id), at),
    },
  ];
}

async function messagesTo(db: Database, keys: KeyRing, user: UserRow): Promise<AccountData['messages']> {
  const sent = await listSentMessages(db, keys, provenLogins(user));
  return sent.map(({ channel, kind, subject, sentAt }) => ({
    channel,
    kind,
    subject,
    sentAt: sentAt.toISOString(),
  }));
}

/** Mail to unverified addresses may be another person's. */
function provenLogins({ email, emailVerified, mobile }: UserRow): string[] {
  return [emailVerified ? email : null, mobile].filter((one) => one !== null);
}

/** Includes messages from before the account, by verified address or number. */
async function readTicketsOf(db: Database, user: UserRow) {
  const asGuest = await readGuestMessages(db, provenBy(user));
  const tickets = [...(await listTickets(db, user.id)).map(toTicketView), ...asGuest.tickets];
  const quotes = await listQuotesOfTickets(
    db,
    tickets.map(({ id }) => id),
  );
  return {
    tickets,
    quotes: quotes.map(({ ticketId: _, place, totalPaise, ...quote }) => ({
      ...quote,
      zipCode: place.zipCode,
      total: rupeesFromPaise(paise(totalPaise)),
    })),
  };
}
