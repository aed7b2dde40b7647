import { indianStateNamed } from '@ilaneer/domain/address/indian-states';
import { findPinCodePlace, type PinCodeRange } from '@ilaneer/domain/address/pin-code';
import { contradictingState, stateContradiction } from '@ilaneer/domain/address/pin-code-state';
import { normaliseGstin } from '@ilaneer/domain/contact/gstin';
import { readPhoneNumber } from '@ilaneer/domain/contact/phone-number';
import { addDays, indiaDay } from '@ilaneer/domain/india-day';
import { NO_PAISE, paiseFromRupees } from '@ilaneer/domain/money';
import { namedVariant } from '@ilaneer/domain/quote/named-variant';
import { QUOTE_LIMITS, type QuoteForm, quoteProblems } from '@ilaneer/domain/quote/quote-form';
import { allowsAct } from '@ilaneer/domain/quote/quote-state';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { typedDigits, typedEmail, typedLines, typedName } from '@ilaneer/domain/text/typed-text';
import type { Database } from '../../db/connect.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import type { StaffMember } from '../../http/staff-access.ts';
import { findLinesAndWanted } from '../../modules/cart/cart.ts';
import { listEnquiries, PRODUCT_LABEL } from '../../modules/contact/contact.ts';
import {
  insertQuote,
  listQuotesOfTicket,
  listVersions,
  type Quote,
  takeNumber,
  updateQuote,
} from '../../modules/quote/quote.ts';
import { findAnyTicket, type Ticket } from '../../modules/support/support.ts';
import type { TaxRateDeps } from '../../modules/tax-rate/tax-rate.ts';
import { figuresOfQuote, quotedLines, toQuotedLine } from './price-quote.ts';
import { type At, closed, lockAt, read, recordQuote } from './quote-acts.ts';

export type DraftDeps = Deps & TaxRateDeps & { readonly pinCodes: readonly PinCodeRange[] };

/** Filled from the enquiry; returns its open draft if there is one. Errors: TICKET_NOT_FOUND. */
export function makeQuote(
  deps: DraftDeps,
  actor: StaffMember,
  ticketId: string,
): Promise<Result<Quote, Failure>> {
  return transact(deps.db, async (tx): Promise<Result<Quote, Failure>> => {
    const ticket = await findAnyTicket(tx, ticketId);
    if (ticket === null) return err({ code: 'TICKET_NOT_FOUND' });
    const at = deps.now();
    const today = indiaDay(at);
    const isDraft = ({ state }: Quote) => state === 'draft';
    const open = (await listQuotesOfTicket(tx, ticketId, today)).find(isDraft);
    if (open !== undefined) return ok(open);
    const [enquiry] = await listEnquiries(tx, [ticketId]);
    const zipCode = enquiry?.pinCode ?? '';
    const place = findPinCodePlace(deps.pinCodes, zipCode);
    const id = deps.newId();
    const made = await insertQuote(tx, {
      id,
      number: await takeNumber(tx, at),
      revision: 1,
      ticketId,
      state: 'draft',
      name: ticket.name,
      businessName: '',
      gstin: enquiry?.gstin ?? null,
      email: ticket.email ?? '',
      phone: ticket.phone ?? '',
      place: {
        addressLine1: '',
        addressLine2: '',
        city: '',
        zipCode,
        state: place?.state ?? '',
        stateConfirmed: false,
      },
      lines: await enquiredLines(tx, deps, enquiry ?? null, wordsOfTicket(ticket)),
      figures: null,
      freightPaise: NO_PAISE,
      totalPaise: NO_PAISE,
      lastDay: addDays(today, QUOTE_LIMITS.proposedDays),
      note: '',
      createdAt: at,
      updatedAt: at,
    });
    // Made at the same moment by a colleague.
    if (!made) {
      const theirs = (await listQuotesOfTicket(tx, ticketId, today)).find(isDraft);
      if (theirs === undefined) throw new Error(`no draft for ticket ${ticketId}`);
      return ok(theirs);
    }
    const quote = await read(tx, deps, id);
    recordQuote(tx, deps, actor, 'made', null, quote);
    return ok(quote);
  });
}

/** Without the product's name, which may name a size too. */
function wordsOfTicket({ messages }: Ticket): string {
  const lines = messages.flatMap(({ body }) => body.split('\n'));
  return lines.filter((line) => !line.startsWith(`${PRODUCT_LABEL}: `)).join(' ');
}

/** The product of the enquiry at its price in the shop, in its only variant or the one in its words. */
async function enquiredLines(
  tx: Database,
  deps: DraftDeps,
  enquiry: Awaited<ReturnType<typeof listEnquiries>>[number] | null,
  words: string,
) {
  if (enquiry === null || enquiry.productId === null) return [];
  const { productId, quantity } = enquiry;
  const variants = await findLinesAndWanted(tx, '', { productId, variantId: null });
  const sold = variants.filter(({ isSold }) => isSold);
  const named = namedVariant(sold, words);
  if (named === null) return [];
  const { variantId, pricePaise } = named;
  const lines = await quotedLines(tx, deps, [{ variantId, quantity: quantity ?? 1, pricePaise }]);
  return lines.ok ? lines.value.map(toQuotedLine) : [];
}

/** Errors: VALIDATION_FAILED by field, QUOTE_NOT_FOUND, VERSION_STALE, QUOTE_CLOSED. */
export function changeQuote(
  deps: DraftDeps,
  actor: StaffMember,
  at: At,
  form: QuoteForm,
): Promise<Result<Quote, Failure>> {
  return transact(deps.db, async (tx): Promise<Result<Quote, Failure>> => {
    const found = await lockAt(tx, deps, at);
    if (!found.ok) return found;
    const before = found.value;
    if (!allowsAct(before.now, 'change')) return err(closed(before));
    const problems = quoteProblems(form, indiaDay(deps.now()));
    if (problems.length > 0) return err(invalid(problems));
    const place = placeOf(form);
    const other = place.stateConfirmed ? null : contradictingState(deps.pinCodes, place);
    if (other !== null) return err(invalid([stateContradiction(place, other)]));
    const lines = await quotedLines(tx, deps, wantedLines(form));
    if (!lines.ok) return lines;
    const gstin = normaliseGstin(form.gstin) || null;
    const freight = paiseFromRupees(form.freight);
    const figures = figuresOfQuote(deps, lines.value, { freight, gstin, state: place.state });
    await updateQuote(tx, before.id, {
      name: typedName(form.name),
      businessName: typedName(form.businessName),
      gstin,
      email: typedEmail(form.email),
      phone: readPhoneNumber(form.phone) ?? '',
      place,
      lines: lines.value.map(toQuotedLine),
      figures,
      freightPaise: freight,
      totalPaise: figures.total,
      lastDay: form.lastDay,
      note: typedLines(form.note),
      updatedAt: deps.now(),
    });
    const after = await read(tx, deps, before.id);
    recordQuote(tx, deps, actor, 'changed', before, after);
    return ok(after);
  });
}

/** The next version as a draft. Errors: QUOTE_NOT_FOUND, VERSION_STALE, QUOTE_CLOSED. */
export function reviseQuote(deps: DraftDeps, actor: StaffMember, at: At): Promise<Result<Quote, Failure>> {
  return transact(deps.db, async (tx): Promise<Result<Quote, Failure>> => {
    const found = await lockAt(tx, deps, at);
    if (!found.ok) return found;
    const before = found.value;
    const moment = deps.now();
    const today = indiaDay(moment);
    const [latest] = await listVersions(tx, before.number, today);
    if (!allowsAct(before.now, 'revise') || latest?.id !== before.id) return err(closed(before));
    const { name, businessName, gstin, email, phone, place, lines, freightPaise, note } = before;
    const id = deps.newId();
    const made = await insertQuote(tx, {
      ...{ id, number: before.number, revision: before.revision + 1, ticketId: before.ticketId },
      ...{ name, businessName, gstin, email, phone, place, lines, freightPaise, note },
      state: 'draft',
      figures: before.figures,
      totalPaise: before.totalPaise,
      lastDay: addDays(today, QUOTE_LIMITS.proposedDays),
      createdAt: moment,
      updatedAt: moment,
    });
    if (!made) {
      const message = 'This enquiry has another draft. Send or withdraw it first.';
      return err({ code: 'QUOTE_CLOSED', message });
    }
    // Counts its version, so that of two who begin one at once the slower sees it.
    await updateQuote(tx, before.id, { updatedAt: moment });
    const after = await read(tx, deps, id);
    recordQuote(tx, deps, actor, 'began the next version', null, after);
    return ok(after);
  });
}

export function wantedLines({ lines }: Pick<QuoteForm, 'lines'>) {
  return lines.map(({ variantId, quantity, price }) => ({
    variantId,
    quantity,
    pricePaise: paiseFromRupees(price),
  }));
}

function placeOf(form: QuoteForm): Quote['place'] {
  return {
    addressLine1: typedName(form.addressLine1),
    addressLine2: typedName(form.addressLine2),
    city: typedName(form.city),
    zipCode: typedDigits(form.zipCode),
    state: indianStateNamed(form.state) ?? '',
    stateConfirmed: form.stateConfirmed,
  };
}
