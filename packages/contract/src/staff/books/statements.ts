import { ACCOUNT_IDS } from '@ilaneer/domain/journal/accounts';
import { JOURNAL_ENTRY_KINDS } from '@ilaneer/domain/journal/journal-entry';
import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { anyProblem, IsoDate, problem, Rupees, Text, TextOrNull } from '../../message/fields.ts';
import { listReply } from '../list.ts';

const DAY_TEXT = anyProblem('Give the day as YYYY-MM-DD');
const IsoDay = Type.String({ format: 'date', description: 'YYYY-MM-DD' });

const to = Type.Optional(
  Type.String({ format: 'date', description: 'Last day; default: today.', ...DAY_TEXT }),
);
const periodFields = {
  from: Type.Optional(
    Type.String({
      format: 'date',
      description: 'First day; default: the first of the month of the last.',
      ...DAY_TEXT,
    }),
  ),
  to,
};
const after = Type.Optional(
  Text(500, { description: '`next` of the page before', ...problem('after is not a place in this list') }),
);
const AccountId = Type.Enum([...ACCOUNT_IDS]);
const account = Type.Optional(
  Type.Enum([...ACCOUNT_IDS], { description: 'Default: bank.', ...anyProblem('Unknown account') }),
);
const periodReply = { from: IsoDay, to: IsoDay };

/** Opening and closing: debits less credits, in rupees. */
export const AccountPeriodView = Type.Object({
  id: AccountId,
  name: Type.String(),
  opening: Rupees,
  debits: Rupees,
  credits: Rupees,
  closing: Rupees,
});

export type AccountPeriodView = Static<typeof AccountPeriodView>;

/** JOURNAL-25. */
export const getTrialBalance = defineCall({
  method: 'GET',
  path: '/staff/trial-balance',
  summary: 'Opening balance, movements and closing balance of every account',
  access: 'staff:reports.read',
  query: Type.Object(periodFields),
  reply: successReply({
    ...periodReply,
    accounts: Type.Array(AccountPeriodView),
    debits: Rupees,
    credits: Rupees,
    /** Sums of the closing balances on either side. */
    closingDebits: Rupees,
    closingCredits: Rupees,
  }),
});

const Section = Type.Object({
  lines: Type.Array(Type.Object({ account: AccountId, name: Type.String(), amount: Rupees })),
  total: Rupees,
});

export type SectionView = Static<typeof Section>;

/** JOURNAL-26. */
export const getProfitAndLoss = defineCall({
  method: 'GET',
  path: '/staff/profit-and-loss',
  summary: 'Income, expenses and profit of a period',
  access: 'staff:reports.read',
  query: Type.Object(periodFields),
  reply: successReply({ ...periodReply, income: Section, expenses: Section, profit: Rupees }),
});

/** JOURNAL-27. */
export const getBalanceSheet = defineCall({
  method: 'GET',
  path: '/staff/balance-sheet',
  summary: 'Assets, liabilities and equity at the end of a day',
  access: 'staff:reports.read',
  query: Type.Object({ to }),
  reply: successReply({
    day: IsoDay,
    assets: Section,
    liabilities: Section,
    equity: Section,
    /** Profit since the last closing of a year. */
    unclosed: Rupees,
    /** Liabilities and equity with that profit. */
    claims: Rupees,
  }),
});

const DocumentView = Type.Object({
  kind: Type.Enum(['tax document', 'return', 'remittance', 'claim', 'receipt', 'manual entry']),
  id: Type.String(),
  /** Number or reference. */
  label: Type.String(),
  /** Of a tax document. */
  orderId: TextOrNull,
});

export type DocumentView = Static<typeof DocumentView>;

const entryFields = {
  id: Type.Integer(),
  kind: Type.Enum([...JOURNAL_ENTRY_KINDS]),
  bookedOn: IsoDay,
  happenedAt: IsoDate,
  document: Type.Union([DocumentView, Type.Null()]),
};

/** Rupees on one side; the other is 0. */
const sideFields = { debit: Rupees, credit: Rupees, orderId: TextOrNull, orderNumber: TextOrNull };

/** An entry with its lines (JOURNAL-25). */
export const EntryView = Type.Object({
  ...entryFields,
  lines: Type.Array(Type.Object({ account: AccountId, name: Type.String(), ...sideFields })),
});

export type EntryView = Static<typeof EntryView>;

export const listEntries = defineCall({
  method: 'GET',
  path: '/staff/day-book',
  summary: 'Entries of the journal by day',
  access: 'staff:reports.read',
  query: Type.Object({ ...periodFields, after }),
  reply: Type.Object({
    ...listReply(EntryView).properties,
    ...periodReply,
    debits: Rupees,
    credits: Rupees,
  }),
});

/** A line of one account; balance after it: debits less credits. */
export const LedgerLineView = Type.Object({
  ...entryFields,
  ...sideFields,
  key: Type.String(),
  balance: Rupees,
});

export type LedgerLineView = Static<typeof LedgerLineView>;

export const getLedger = defineCall({
  method: 'GET',
  path: '/staff/ledger',
  summary: 'Lines of one account with its running balance',
  access: 'staff:reports.read',
  query: Type.Object({ ...periodFields, account, after }),
  reply: Type.Object({
    ...listReply(LedgerLineView).properties,
    ...periodReply,
    account: AccountPeriodView,
  }),
});

export const STATEMENTS = [
  'trial-balance',
  'profit-and-loss',
  'balance-sheet',
  'day-book',
  'ledger',
] as const;

export type Statement = (typeof STATEMENTS)[number];

const STATEMENT_FILES = STATEMENTS.flatMap((statement) => [
  `${statement}.csv` as const,
  `${statement}.pdf` as const,
]);

export type StatementFile = (typeof STATEMENT_FILES)[number];

/** Needs the permission for reports as well; audited (JOURNAL-31). */
export const downloadStatement = defineCall({
  method: 'GET',
  path: '/staff/statements/:file',
  summary: 'A statement of the books as CSV or PDF',
  access: 'staff:exports.take',
  params: Type.Object({ file: Type.Enum([...STATEMENT_FILES], anyProblem('Unknown file')) }),
  query: Type.Object({ ...periodFields, account }),
  reply: Type.Unsafe<Uint8Array>({
    description: 'The file',
    content: {
      'text/csv': { schema: { type: 'string' } },
      'application/pdf': { schema: { type: 'string', format: 'binary' } },
    },
  }),
});
