import { shopperActor } from '@ilaneer/domain/actor/actor';
import type { AddressInput } from '@ilaneer/domain/address/validate-address';
import { indiaDay } from '@ilaneer/domain/india-day';
import { paise } from '@ilaneer/domain/money';
import { allowsAct } from '@ilaneer/domain/quote/quote-state';
import { err, type Result } from '@ilaneer/domain/result';
import type { BusinessInput } from '@ilaneer/domain/tax-document/business-details';
import { typedDigits } from '@ilaneer/domain/text/typed-text';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import type { SecretDeps } from '../../deps/secrets.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { accountOfBuyer } from '../../modules/account/account.ts';
import type { CartLine } from '../../modules/cart/cart.ts';
import { lockAnyOrder, type Order, orderToPayMail } from '../../modules/order/order.ts';
import {
  announceQuote,
  giveUpForGood,
  lockQuote,
  type Quote,
  updateQuote,
} from '../../modules/quote/quote.ts';
import { findAnyTicket } from '../../modules/support/support.ts';
import { type CheckoutDeps, writeOrder } from '../checkout/checkout.ts';
import { payLinkOf } from '../line-edit/line-edit.ts';
import { quotedLines } from './price-quote.ts';
import { closed } from './quote-acts.ts';
import { quoteOfLink } from './quote-link.ts';

export type AcceptDeps = Deps & CheckoutDeps & SecretDeps;

type Billing = Omit<BusinessInput, 'gstin' | 'legalName'>;

export type Acceptance = {
  readonly link: string;
  readonly address: AddressInput;
  /** Null: the delivery address. */
  readonly billing: Billing | null;
  readonly payment: 'link' | 'cod';
};

/**
 * Makes the order, with the prices and the freight of the quote (QUOTE-5). Errors: QUOTE_NOT_FOUND, QUOTE_CLOSED,
 * ADDRESS_INVALID, VALIDATION_FAILED, PRODUCT_UNAVAILABLE, OUT_OF_STOCK, CASH_LIMIT, PAYMENT_METHOD_UNAVAILABLE.
 */
export async function acceptQuote(deps: AcceptDeps, wanted: Acceptance): Promise<Result<Order, Failure>> {
  const found = await quoteOfLink(deps, wanted.link);
  if (!found.ok) return found;
  const quote = found.value;
  if (!allowsAct(quote.now, 'answer')) return err(closed(quote));
  const address = withConfirmedState(quote, wanted.address);
  const elsewhere = placeProblem(quote, address);
  if (elsewhere !== null) return err(elsewhere);
  const ticket = await findAnyTicket(deps.db, quote.ticketId);
  const { name, email, phone } = quote;
  const userId = await accountOfBuyer(deps, { userId: ticket?.userId ?? null, name, email, phone });
  if (userId === null) return err({ code: 'QUOTE_CLOSED', message: UNPROVEN });
  const placed = await writeOrder(
    { ...deps, delivery: { ...deps.delivery, charge: paise(quote.freightPaise), freeFrom: null } },
    shopperActor(userId),
    {
      items: quote.lines.map(({ productId, variantId, quantity, pricePaise }) => ({
        productId,
        variantId,
        quantity,
        price: paise(pricePaise),
      })),
      total: paise(quote.totalPaise),
      address,
      email,
      ...(quote.gstin !== null && { business: businessOf(quote, quote.gstin, address, wanted.billing) }),
      paymentMethod: wanted.payment === 'cod' ? 'cod' : 'online',
      couponCode: null,
      giftCard: null,
      coins: 0,
      // Of two tabs the second finds the first one's order; after an unpaid one there is another key.
      idempotencyKey: `quote ${quote.id} ${quote.accepted + 1}`,
    },
    {
      linesOf: (db) => linesOf(db, deps, quote),
      replacesOpened: null,
      afterwards: async () => undefined,
      quote: quote.number,
      whenWritten: (tx, order) => noteOrder(tx, deps, quote, order),
    },
  );
  return placed.ok ? placed : err(inWordsOfQuote(placed.error));
}

/** Locks the quote and the order that was not paid in time, before any stock (flows/README). */
async function linesOf(
  db: Database,
  deps: AcceptDeps,
  seen: Quote,
): Promise<Result<readonly CartLine[], Failure>> {
  const quote = await lockQuote(db, seen.id, indiaDay(deps.now()));
  if (quote === null) return err({ code: 'QUOTE_NOT_FOUND' });
  if (quote.orderId !== null) await lockAnyOrder(db, quote.orderId);
  // A late payment may have brought that order back to life by now.
  const current = await lockQuote(db, seen.id, indiaDay(deps.now()));
  if (current === null || !allowsAct(current.now, 'answer')) return err(closed(current ?? quote));
  const lines = await quotedLines(db, deps, current.lines);
  if (lines.ok) return lines;
  const [first] = lines.error.fields ?? [];
  const message = `${first?.message ?? 'An item is not for sale any more'}. ${ASK_AGAIN}`;
  return err({ code: 'PRODUCT_UNAVAILABLE', message });
}

async function noteOrder(tx: Database, deps: AcceptDeps, quote: Quote, order: Order): Promise<void> {
  if (quote.orderId !== null) await giveUpForGood(tx, quote.orderId, order.createdAt);
  await updateQuote(tx, quote.id, {
    orderId: order.id,
    accepted: quote.accepted + 1,
    answeredAt: order.createdAt,
    updatedAt: order.createdAt,
  });
  await announceQuote(tx, quote.id);
  if (order.status !== 'pending') return;
  const mail = orderToPayMail(order, payLinkOf(deps, order.id), deps, quote.number);
  if (mail !== null) await deps.jobs.enqueue(tx, 'send-mail', mail);
}

const ASK_AGAIN = 'Please write to us for a new quote.';
const UNPROVEN =
  'The account with your e-mail address is not confirmed. Please confirm it from its mail, or write to us.';

/** Staff confirmed it when they made the quote (ADDRESS-16). */
function withConfirmedState({ place }: Quote, address: AddressInput): AddressInput {
  const isConfirmed = place.stateConfirmed && address.state === place.state;
  return { ...address, stateConfirmed: address.stateConfirmed || isConfirmed };
}

/** Freight is of the place. */
function placeProblem({ place }: Quote, address: AddressInput): Failure | null {
  if (typedDigits(address.zipCode) === place.zipCode) return null;
  const message = `The quote is for delivery to PIN code ${place.zipCode}. For another place, please write to us.`;
  return invalid([{ field: 'zipCode', message }], 'ADDRESS_INVALID');
}

function businessOf(
  { businessName }: Quote,
  gstin: string,
  { addressLine1, addressLine2, city, zipCode }: AddressInput,
  billing: Billing | null,
): BusinessInput {
  return {
    gstin,
    legalName: businessName,
    ...(billing ?? { addressLine1, addressLine2, city, pinCode: zipCode }),
  };
}

/** The checkout speaks to shoppers with a cart. */
function inWordsOfQuote(failure: Failure): Failure {
  switch (failure.code) {
    case 'PRICE_CHANGED':
      return { code: 'QUOTE_CLOSED', message: `GST has changed since this quote. ${ASK_AGAIN}` };
    case 'IDEMPOTENCY_KEY_REUSED':
      return { code: 'QUOTE_CLOSED', message: 'This quote is accepted already.' };
    case 'OUT_OF_STOCK': {
      const [first] = failure.fields ?? [];
      return { code: failure.code, message: `${first?.message ?? 'Out of stock'}. ${ASK_AGAIN}` };
    }
    case 'CASH_LIMIT':
      return { code: failure.code, message: 'This amount cannot be paid in cash. Please pay online.' };
    default:
      return failure;
  }
}
