import { formatDay, indiaDay } from '@ilaneer/domain/india-day';
import { formatRupees, paise } from '@ilaneer/domain/money';
import { lineName } from '@ilaneer/domain/order/line-snapshot';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import type { StaffMember } from '../../http/staff-access.ts';
import { recordAct } from '../../modules/audit/audit.ts';
import { findQuote, lockQuote, type Quote } from '../../modules/quote/quote.ts';

export type At = { readonly quoteId: string; readonly version: number };

/** Errors: QUOTE_NOT_FOUND, VERSION_STALE. */
export async function lockAt(
  tx: Database,
  { now }: Pick<Deps, 'now'>,
  { quoteId, version }: At,
): Promise<Result<Quote, Failure>> {
  const quote = await lockQuote(tx, quoteId, indiaDay(now()));
  if (quote === null) return err({ code: 'QUOTE_NOT_FOUND', message: 'Quote not found' });
  return quote.version === version ? ok(quote) : err({ code: 'VERSION_STALE' });
}

/** Of a locked row. */
export async function read(tx: Database, { now }: Pick<Deps, 'now'>, id: string): Promise<Quote> {
  const quote = await findQuote(tx, id, indiaDay(now()));
  if (quote === null) throw new Error(`quote ${id} is gone though it is locked`);
  return quote;
}

const CLOSED: Readonly<Record<Quote['now'], (quote: Quote) => string>> = {
  draft: () => 'This quote is still a draft.',
  sent: () => 'This quote is sent. A change makes its next version.',
  accepted: ({ orderNumber }) => `This quote is accepted already: order ${orderNumber}.`,
  paid: ({ orderNumber }) => `This quote is accepted and paid already: order ${orderNumber}.`,
  cancelled: ({ orderNumber }) => `Order ${orderNumber} of this quote is cancelled.`,
  declined: () => 'This quote was declined.',
  withdrawn: () => 'This quote was withdrawn.',
  replaced: () => 'This quote was replaced by a newer one.',
  expired: ({ lastDay }) => `This quote was valid until ${formatDay(lastDay)}.`,
};

export function closed(quote: Quote): Failure {
  return { code: 'QUOTE_CLOSED', message: CLOSED[quote.now](quote) };
}

/** Neither buyer nor link are in the audit log (AUDIT-3). */
export function recordQuote(
  tx: Database,
  deps: Deps,
  actor: StaffMember,
  action: string,
  before: Quote | null,
  after: Quote,
): void {
  recordAct(tx, deps, actor, {
    action,
    kind: 'quote',
    id: after.id,
    label: labelOf(after),
    before: before && factsOf(before),
    after: factsOf(after),
    reason: null,
  });
}

export function labelOf({ number, revision }: Pick<Quote, 'number' | 'revision'>): string {
  return revision === 1 ? number : `${number}, version ${revision}`;
}

function factsOf({ state, lines, freightPaise, totalPaise, lastDay }: Quote) {
  return {
    state,
    items: lines.map(
      (line) => `${line.quantity} × ${lineName(line)} at ${formatRupees(paise(line.pricePaise))}`,
    ),
    freight: formatRupees(paise(freightPaise)),
    total: formatRupees(paise(totalPaise)),
    validUntil: lastDay,
  };
}
