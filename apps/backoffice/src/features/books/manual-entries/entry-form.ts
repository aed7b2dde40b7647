import type { PartOf } from '@ilaneer/contract/message/call';
import type { enterManualEntry } from '@ilaneer/contract/staff/books/manual-entries';
import type { FieldProblem } from '@ilaneer/domain/field-problem';
import type { SIDES } from '@ilaneer/domain/journal/journal-entry';
import { MANUAL_ACCOUNTS } from '@ilaneer/domain/manual-entry/manual-accounts';
import { NO_PAISE, type Paise, paiseFromTyped, rupeesFromPaise, sumPaise } from '@ilaneer/domain/money';

type Account = (typeof MANUAL_ACCOUNTS)[number];
type Side = (typeof SIDES)[number];

export type EntryValues = {
  bookedOn: string;
  reason: string;
  receiptId: string;
  remittanceId: string;
  lines: { account: string; side: Side; amount: string }[];
};

type Body = PartOf<typeof enterManualEntry, 'body'>;

const accountOf = (id: string): Account | undefined => MANUAL_ACCOUNTS.find((one) => one === id);

export function needsItem(lines: EntryValues['lines'], account: Account): boolean {
  return lines.some((line) => line.account === account);
}

/** The rules are the server's; here only faults that a request cannot carry. */
export function entryProblems({ bookedOn, reason, lines }: EntryValues): FieldProblem[] {
  const [debits, credits] = [sideOf(lines, 'debit'), sideOf(lines, 'credit')];
  return [
    ...(bookedOn === '' ? [{ field: 'bookedOn', message: 'Enter the day of the entry' }] : []),
    ...(reason.trim() === '' ? [{ field: 'reason', message: 'Reason is required' }] : []),
    ...lines.flatMap(({ account, amount }, index) => [
      ...(accountOf(account) === undefined
        ? [{ field: `lines.${index}.account`, message: 'Choose an account' }]
        : []),
      ...((paiseFromTyped(amount) ?? NO_PAISE) > 0
        ? []
        : [{ field: `lines.${index}.amount`, message: 'Enter an amount in rupees with at most 2 decimals' }]),
    ]),
    ...(debits === credits ? [] : [{ field: 'balance', message: 'Debits and credits must be equal' }]),
  ];
}

export function sideOf(lines: EntryValues['lines'], wanted: Side): Paise {
  const own = lines.filter(({ side }) => side === wanted);
  return sumPaise(NO_PAISE, ...own.map(({ amount }) => paiseFromTyped(amount) ?? NO_PAISE));
}

export function entryBody({ lines, receiptId, remittanceId, ...given }: EntryValues): Body {
  return {
    ...given,
    receiptId: needsItem(lines, 'supplier-payables') && receiptId !== '' ? receiptId : null,
    remittanceId: needsItem(lines, 'unmatched-receipts') && remittanceId !== '' ? remittanceId : null,
    lines: lines.flatMap(({ account, side, amount }) => {
      const known = accountOf(account);
      const paise = paiseFromTyped(amount);
      return known === undefined || paise === null
        ? []
        : [{ account: known, side, amount: rupeesFromPaise(paise) }];
    }),
  };
}
