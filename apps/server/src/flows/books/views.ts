import type { OpenItemView } from '@ilaneer/contract/staff/books/open-items';
import type {
  CheckedRemittance,
  OverdueView,
  RemittanceRowView,
  RemittanceView,
  RemittedLineView,
} from '@ilaneer/contract/staff/books/remittances';
import { daysBetween } from '@ilaneer/domain/india-day';
import { openItemState } from '@ilaneer/domain/journal/open-items';
import { NO_PAISE, paise, rupeesFromPaise, subtractPaise, sumPaise } from '@ilaneer/domain/money';
import { reconcileLines, remittanceTermOf } from '@ilaneer/domain/remittance/remittance-differences';
import type { findRemittance, listRemittances } from '../../modules/remittance/remittance.ts';
import type { MatchedLine, MatchedRemittance } from './match-remittance.ts';
import type { OpenItem } from './open-items-repository.ts';
import type { findOverdueCash } from './owed-repository.ts';

const rupees = (amount: number) => rupeesFromPaise(paise(amount));

export function toOverdueView(
  { count, amount, oldest }: Awaited<ReturnType<typeof findOverdueCash>>,
  courier: string,
  today: string,
): OverdueView {
  return {
    termDays: remittanceTermOf(courier),
    count,
    amount: rupeesFromPaise(amount),
    rows: oldest.map(({ open, ...cash }) => ({
      ...cash,
      days: Math.max(0, daysBetween(cash.deliveredOn, today)),
      open: rupeesFromPaise(open),
    })),
  };
}

export function toCheckedView(
  { lines, ...figures }: MatchedRemittance,
  overdue: OverdueView | null,
): CheckedRemittance {
  const matched = sumPaise(NO_PAISE, ...lines.map((line) => line.matched));
  return {
    gross: rupees(figures.gross),
    charges: rupees(figures.charges),
    gst: rupees(figures.gst),
    net: rupees(figures.net),
    unmatched: rupees(subtractPaise(figures.gross, matched)),
    lines: lines.map(toLineView),
    overdue,
  };
}

function toLineView({ reference, amount, open, state, difference, owed }: MatchedLine): RemittedLineView {
  return {
    reference,
    about: owed?.about ?? null,
    orderId: owed?.orderId ?? null,
    orderNumber: owed?.orderNumber ?? null,
    amount: rupees(amount),
    open: rupees(open),
    state,
    difference: rupees(difference),
  };
}

export function toRowView({
  remittance: row,
  unmatchedPaise,
}: Awaited<ReturnType<typeof listRemittances>>[number]): RemittanceRowView {
  return {
    id: row.id,
    source: row.source,
    payer: row.payer,
    reference: row.reference,
    receivedOn: row.receivedOn,
    gross: rupees(row.grossPaise),
    charges: rupees(row.chargesPaise),
    gst: rupees(row.gstPaise),
    net: rupees(row.netPaise),
    unmatched: rupees(unmatchedPaise),
    isTakenBack: row.takenBackAt !== null,
  };
}

type Recorded = NonNullable<Awaited<ReturnType<typeof findRemittance>>>;

export function toRemittanceView(
  { remittance, lines }: Recorded,
  overdue: OverdueView | null,
): RemittanceView {
  const unmatchedPaise = lines.reduce((sum, line) => sum + line.amountPaise - line.matchedPaise, 0);
  return {
    ...toRowView({ remittance, unmatchedPaise }),
    recordedAt: remittance.recordedAt.toISOString(),
    takenBackAt: remittance.takenBackAt?.toISOString() ?? null,
    takenBackReason: remittance.takenBackReason,
    lines: judged(lines).map((line) => ({
      reference: line.reference,
      about: aboutOf(line),
      orderId: line.orderId,
      orderNumber: line.orderNumber,
      amount: rupees(line.amount),
      open: rupees(line.open),
      state: line.state,
      difference: rupees(line.difference),
    })),
    overdue,
  };
}

/** Against the open amounts of their day. */
function judged(rows: Recorded['lines']) {
  const lines = rows.map((row) => ({
    ...row,
    amount: paise(row.amountPaise),
    receivable: row.paymentId ?? row.refundId ?? row.orderId,
  }));
  // The first line of a receivable has all of it.
  const openOf = new Map(
    lines.toReversed().map(({ receivable, openPaise }) => [receivable ?? '', paise(openPaise)]),
  );
  return reconcileLines(lines, openOf);
}

function aboutOf(line: {
  readonly paymentId: string | null;
  readonly refundId: string | null;
  readonly orderId: string | null;
}): RemittedLineView['about'] {
  if (line.paymentId !== null) return 'payment';
  if (line.refundId !== null) return 'refund';
  return line.orderId === null ? null : 'cash';
}

export function toOpenItemView(item: OpenItem, day: string): OpenItemView {
  return {
    id: item.key,
    label: item.label,
    orderId: item.orderId,
    remittanceId: item.account === 'unmatched-receipts' ? item.key : null,
    receiptId: item.account === 'supplier-payables' ? item.key : null,
    who: item.who,
    state: openItemState(item.account, item),
    since: item.since,
    days: Math.max(0, daysBetween(item.since, day)),
    endsOn: item.endsOn,
    amount: rupeesFromPaise(item.amount),
  };
}
