import { ACCOUNT_IDS } from '@ilaneer/domain/journal/accounts';
import { SIDES } from '@ilaneer/domain/journal/journal-entry';
import { DOCUMENT_TYPES } from '@ilaneer/domain/manual-entry/entry-document';
import { MANUAL_ACCOUNTS } from '@ilaneer/domain/manual-entry/manual-accounts';
import { LONGEST_REASON, MANUAL_ENTRY_STATES, MOST_LINES } from '@ilaneer/domain/manual-entry/manual-entry';
import Type, { type Static } from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import {
  anyProblem,
  atMost,
  DateOrNull,
  Id,
  IsoDate,
  Lines,
  PositiveRupees,
  problem,
  Rupees,
  TextOrNull,
} from '../../message/fields.ts';
import { listFields, listReply } from '../list.ts';

const IsoDay = Type.String({ format: 'date', description: 'YYYY-MM-DD' });
const Day = Type.String({ format: 'date', ...anyProblem('Enter the day as YYYY-MM-DD') });
const Reason = Lines(LONGEST_REASON, {
  minLength: 1,
  ...problem('Enter a reason', atMost('Reason', LONGEST_REASON)),
});
const IdOrNull = Type.Union([Id('Please choose one'), Type.Null()], anyProblem('Please choose one'));
const params = Type.Object({ entryId: Id('The id of the entry is required') });
const Named = Type.Object({ id: Type.String(), label: Type.String() });
const NamedOrNull = Type.Union([Named, Type.Null()]);

export const ManualEntryRow = Type.Object({
  id: Type.String(),
  /** Of the series, once posted (MANUAL-ENTRY-3). */
  number: TextOrNull,
  state: Type.Enum([...MANUAL_ENTRY_STATES]),
  bookedOn: IsoDay,
  reason: Type.String(),
  /** One side, in rupees. */
  total: Rupees,
  enteredAt: IsoDate,
  enteredBy: Type.String(),
});

export type ManualEntryRow = Static<typeof ManualEntryRow>;

const EntryDocument = Type.Object({
  id: Type.String(),
  name: Type.String(),
  contentType: Type.Enum([...DOCUMENT_TYPES]),
  addedAt: IsoDate,
});

export const ManualEntryView = Type.Object({
  ...ManualEntryRow.properties,
  lines: Type.Array(
    Type.Object({
      account: Type.Enum([...ACCOUNT_IDS]),
      name: Type.String(),
      side: Type.Enum([...SIDES]),
      amount: Rupees,
    }),
  ),
  /** The supplier's bill that it pays. */
  receipt: NamedOrNull,
  /** The payout with the receipt that it identifies. */
  remittance: NamedOrNull,
  reverses: NamedOrNull,
  reversedBy: NamedOrNull,
  decidedAt: DateOrNull,
  decidedBy: TextOrNull,
  documents: Type.Array(EntryDocument),
  /** Entered by the reader, who cannot confirm it. */
  isOwn: Type.Boolean(),
});

export type ManualEntryView = Static<typeof ManualEntryView>;

const entryReply = successReply({ entry: ManualEntryView });

export const listManualEntries = defineCall({
  method: 'GET',
  path: '/staff/manual-entries',
  summary: 'Entries by hand',
  access: 'staff:reports.read',
  query: Type.Object({
    /** `search`: number or reason. */
    ...listFields,
    state: Type.Optional(Type.Enum([...MANUAL_ENTRY_STATES], anyProblem('Unknown state'))),
    sort: Type.Optional(Type.Enum(['newest'])),
  }),
  reply: listReply(ManualEntryRow),
});

export const getManualEntry = defineCall({
  method: 'GET',
  path: '/staff/manual-entries/:entryId',
  summary: 'An entry by hand with its lines and documents',
  access: 'staff:reports.read',
  params,
  reply: entryReply,
});

const OpenItem = Type.Object({ id: Type.String(), label: Type.String(), amount: Rupees });

/** For a new entry: open bills and receipts, the oldest first. */
export const getEntryChoices = defineCall({
  method: 'GET',
  path: '/staff/manual-entry-choices',
  summary: 'Open bills and receipts that an entry can settle',
  access: 'staff:entries.post',
  reply: successReply({
    today: IsoDay,
    lockedThrough: TextOrNull,
    /** Rupees; null where one person is enough. */
    secondPersonAbove: Type.Union([Rupees, Type.Null()]),
    bills: Type.Array(OpenItem),
    receipts: Type.Array(OpenItem),
  }),
});

/** Posted at once, or waiting for another person (MANUAL-ENTRY-3). A repeated request makes no second one. */
export const enterManualEntry = defineCall({
  method: 'POST',
  path: '/staff/manual-entries',
  summary: 'Enter an entry by hand',
  access: 'staff:entries.post',
  headers: Type.Object({
    'idempotency-key': Type.String({
      minLength: 8,
      maxLength: 60,
      ...anyProblem('The request needs an Idempotency-Key of 8 to 60 characters'),
    }),
  }),
  body: Type.Object({
    bookedOn: Day,
    reason: Reason,
    receiptId: IdOrNull,
    remittanceId: IdOrNull,
    lines: Type.Array(
      Type.Object({
        account: Type.Enum([...MANUAL_ACCOUNTS], anyProblem('Choose an account')),
        side: Type.Enum([...SIDES], anyProblem('Debit or credit?')),
        amount: PositiveRupees,
      }),
      { maxItems: MOST_LINES, ...anyProblem(`An entry has at most ${MOST_LINES} lines`) },
    ),
  }),
  reply: entryReply,
  status: 201,
});

export const confirmManualEntry = defineCall({
  method: 'POST',
  path: '/staff/manual-entries/:entryId/confirmation',
  summary: 'Post an entry that another person entered',
  access: 'staff:entries.post',
  params,
  reply: entryReply,
});

export const withdrawManualEntry = defineCall({
  method: 'POST',
  path: '/staff/manual-entries/:entryId/withdrawal',
  summary: 'Withdraw an entry that waits',
  access: 'staff:entries.post',
  params,
  reply: entryReply,
});

/** MANUAL-ENTRY-5. */
export const reverseManualEntry = defineCall({
  method: 'POST',
  path: '/staff/manual-entries/:entryId/reversal',
  summary: 'Reverse a posted entry by another one',
  access: 'staff:entries.post',
  params,
  body: Type.Object({ bookedOn: Day, reason: Reason }),
  reply: entryReply,
  status: 201,
});

/** PDF, PNG or JPEG, 5 MB each (MANUAL-ENTRY-4). */
export const addEntryDocument = defineCall({
  method: 'POST',
  path: '/staff/manual-entries/:entryId/documents',
  summary: 'Add a document to an entry by hand, as multipart/form-data',
  access: 'staff:entries.post',
  params,
  form: Type.Object({ document: Type.Unsafe<unknown>({ type: 'string', format: 'binary' }) }),
  reply: entryReply,
  status: 201,
});

export const getEntryDocument = defineCall({
  method: 'GET',
  path: '/staff/manual-entries/:entryId/documents/:documentId',
  summary: 'A document of an entry by hand',
  access: 'staff:reports.read',
  params: Type.Object({ ...params.properties, documentId: Id('The id of the document is required') }),
  reply: Type.Unsafe<Uint8Array>({
    description: 'The file as it was added',
    content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
  }),
});
