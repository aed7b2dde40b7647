import { formatDay, indiaDay } from '@ilaneer/domain/india-day';
import { formatRupees, paise, rupeesFromPaise } from '@ilaneer/domain/money';
import { quoteProblems } from '@ilaneer/domain/quote/quote-form';
import { allowsAct } from '@ilaneer/domain/quote/quote-state';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import type { StaffMember } from '../../http/staff-access.ts';
import {
  listVersions,
  lockQuote,
  type Quote,
  quoteMail,
  quoteMailId,
  replaceVersions,
  updateQuote,
} from '../../modules/quote/quote.ts';
import { type InboundDeps, noteAnswer } from '../../modules/support/support.ts';
import type { TaxRateDeps } from '../../modules/tax-rate/tax-rate.ts';
import { figuresOfQuote, quotedLines, toQuotedLine } from './price-quote.ts';
import { type At, closed, labelOf, lockAt, read, recordQuote } from './quote-acts.ts';
import { quoteLinkOf } from './quote-link.ts';

export type SendDeps = Deps & InboundDeps & TaxRateDeps;

/** QUOTE-4. Errors: QUOTE_NOT_FOUND, VERSION_STALE, QUOTE_CLOSED, VALIDATION_FAILED. */
export function sendQuote(deps: SendDeps, actor: StaffMember, at: At): Promise<Result<Quote, Failure>> {
  return transact(deps.db, async (tx): Promise<Result<Quote, Failure>> => {
    const found = await lockAt(tx, deps, at);
    if (!found.ok) return found;
    const before = found.value;
    if (!allowsAct(before.now, 'send')) return err(closed(before));
    const moment = deps.now();
    const today = indiaDay(moment);
    const problems = quoteProblems(formOf(before), today);
    if (problems.length > 0) return err(invalid(problems));
    const lines = await quotedLines(tx, deps, before.lines);
    if (!lines.ok) return lines;
    const { gstin, place } = before;
    const freight = paise(before.freightPaise);
    const figures = figuresOfQuote(deps, lines.value, { freight, gstin, state: place.state });
    if (figures.total !== before.totalPaise) {
      const message = `GST has changed: the total is ${formatRupees(figures.total)} now. Save the quote again.`;
      return err(invalid([{ field: 'lines', message }]));
    }
    const earlier = (await listVersions(tx, before.number, today)).filter(({ state }) => state === 'sent');
    for (const { id } of earlier) {
      const one = await lockQuote(tx, id, today);
      if (one !== null && one.now !== 'sent' && one.now !== 'expired' && one.now !== 'cancelled') {
        return err(closed(one));
      }
    }
    await replaceVersions(tx, before, moment);
    const changes = { figures, lines: lines.value.map(toQuotedLine) };
    await updateQuote(tx, before.id, { ...changes, state: 'sent', sentAt: moment, updatedAt: moment });
    const after = await read(tx, deps, before.id);
    const mail = quoteMail(after, quoteLinkOf(deps, after.id), deps);
    const thread = await noteAnswer(tx, deps, actor, {
      ticketId: after.ticketId,
      mailId: quoteMailId(after.id),
      body: wordsOf(after),
    });
    await deps.jobs.enqueue(tx, 'send-mail', { ...mail, ...thread });
    recordQuote(tx, deps, actor, 'sent', before, after);
    return ok(after);
  });
}

/** A draft or a sent one. Errors: QUOTE_NOT_FOUND, VERSION_STALE, QUOTE_CLOSED. */
export function withdrawQuote(deps: Deps, actor: StaffMember, at: At): Promise<Result<Quote, Failure>> {
  return transact(deps.db, async (tx): Promise<Result<Quote, Failure>> => {
    const found = await lockAt(tx, deps, at);
    if (!found.ok) return found;
    const before = found.value;
    if (!allowsAct(before.now, 'withdraw')) return err(closed(before));
    await updateQuote(tx, before.id, { state: 'withdrawn', updatedAt: deps.now() });
    const after = await read(tx, deps, before.id);
    recordQuote(tx, deps, actor, 'withdrew', before, after);
    return ok(after);
  });
}

/** For the thread, where the link stays out. */
function wordsOf(quote: Quote): string {
  const total = formatRupees(paise(quote.totalPaise));
  return `We sent quote ${labelOf(quote)}: ${total} with GST, valid until ${formatDay(quote.lastDay)}.`;
}

function formOf({ gstin, place, lines, freightPaise, ...quote }: Quote) {
  return {
    ...quote,
    ...place,
    gstin: gstin ?? '',
    lines: lines.map(({ variantId, quantity, pricePaise }) => ({
      variantId,
      quantity,
      price: rupeesFromPaise(paise(pricePaise)),
    })),
    freight: rupeesFromPaise(paise(freightPaise)),
  };
}
