import { rupees } from '../gst-return/gst-tables.ts';
import { type AccountId, accountName } from '../journal/accounts.ts';
import { entryWords } from '../journal/statement-reports.ts';
import { NO_PAISE, type Paise, subtractPaise } from '../money.ts';
import { type BookedEntry, noteOf } from './booked-entry.ts';
import { tallyGroup } from './tally-ledgers.ts';

export const TALLY_VOUCHERS = ['Sales', 'Credit Note', 'Receipt', 'Payment', 'Journal'] as const;
export type TallyVoucher = (typeof TALLY_VOUCHERS)[number];

export const TALLY_HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<ENVELOPE>
<HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER>
<BODY><IMPORTDATA>
<REQUESTDESC><REPORTNAME>Vouchers</REPORTNAME></REQUESTDESC>
<REQUESTDATA>
`;

export const TALLY_END = `</REQUESTDATA>
</IMPORTDATA></BODY>
</ENVELOPE>
`;

/** A ledger comes before its first voucher, once a file (ACCOUNTING-1). `known` collects them. */
export function tallyMessages(entry: BookedEntry, known: Set<AccountId>): string {
  let text = '';
  for (const { account } of entry.lines) {
    if (known.has(account)) continue;
    known.add(account);
    text += ledgerMessage(account);
  }
  return text + voucherMessage(entry);
}

/** Tally takes Receipt and Payment with the bank alone, and Journal without it (ACCOUNTING-2). */
export function tallyVoucher(entry: BookedEntry): TallyVoucher {
  const { kind, lines } = entry;
  const bank = lines.filter(({ account }) => account === 'bank').reduce(addSigned, NO_PAISE);
  if (bank !== 0) return bank > 0 ? 'Receipt' : 'Payment';
  if (noteOf(entry) === null) return 'Journal';
  return kind === 'invoice' ? 'Sales' : 'Credit Note';
}

/** Tally alters a voucher whose identity it knows, so a second import adds none (ACCOUNTING-3). */
export function tallyIdentity({ id }: Pick<BookedEntry, 'id'>): string {
  return `web-shop-journal-${String(id).padStart(12, '0')}`;
}

function ledgerMessage(account: AccountId): string {
  const name = escaped(accountName(account));
  return message(
    `<LEDGER NAME="${name}" ACTION="Create"><NAME.LIST><NAME>${name}</NAME></NAME.LIST><PARENT>${escaped(tallyGroup(account))}</PARENT><ISBILLWISEON>No</ISBILLWISEON></LEDGER>`,
  );
}

function voucherMessage(entry: BookedEntry): string {
  const { bookedOn, lines } = entry;
  const type = tallyVoucher(entry);
  const identity = tallyIdentity(entry);
  const day = bookedOn.replaceAll('-', '');
  const party = lines.find(({ account }) => tallyGroup(account) === 'Sundry Debtors');
  const fields = [
    field('DATE', day),
    field('EFFECTIVEDATE', day),
    field('GUID', identity),
    field('VOUCHERTYPENAME', type),
    field('VOUCHERNUMBER', tallyNumber(entry)),
    field('NARRATION', narrationOf(entry)),
    ...(party === undefined ? [] : [field('PARTYLEDGERNAME', accountName(party.account))]),
    ...lines.map(lineOf),
  ].join('');
  return message(`<VOUCHER REMOTEID="${identity}" VCHTYPE="${type}" ACTION="Create">${fields}</VOUCHER>`);
}

/** Unique among the vouchers of its type: of the document, else of the entry. */
function tallyNumber(entry: BookedEntry): string {
  const note = noteOf(entry);
  const isOfNote = ['Sales', 'Credit Note'].includes(tallyVoucher(entry));
  return isOfNote && note !== null ? note : `J-${entry.id}`;
}

/** Without names of people. */
function narrationOf({ kind, document, lines }: BookedEntry): string {
  const orders = [...new Set(lines.flatMap(({ orderNumber }) => orderNumber ?? []))];
  return [entryWords(kind), document?.label ?? '', ...orders].filter((word) => word !== '').join(', ');
}

/** In Tally a debit is 'deemed positive' and its amount negative. */
function lineOf({ account, side, amount }: BookedEntry['lines'][number]): string {
  const isDebit = side === 'debit';
  const fields = [
    field('LEDGERNAME', accountName(account)),
    field('ISDEEMEDPOSITIVE', isDebit ? 'Yes' : 'No'),
    field('AMOUNT', rupees(isDebit ? subtractPaise(NO_PAISE, amount) : amount)),
  ];
  return `<ALLLEDGERENTRIES.LIST>${fields.join('')}</ALLLEDGERENTRIES.LIST>`;
}

function addSigned(sum: Paise, { side, amount }: BookedEntry['lines'][number]): Paise {
  return subtractPaise(sum, side === 'debit' ? subtractPaise(NO_PAISE, amount) : amount);
}

function message(content: string): string {
  return `<TALLYMESSAGE xmlns:UDF="TallyUDF">${content}</TALLYMESSAGE>\n`;
}

function field(name: string, value: string): string {
  return `<${name}>${escaped(value)}</${name}>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);
}
