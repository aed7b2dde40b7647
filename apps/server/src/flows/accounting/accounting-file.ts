import type { BookedEntry } from '@ilaneer/domain/accounting/booked-entry';
import { TALLY_END, TALLY_HEAD, tallyMessages } from '@ilaneer/domain/accounting/tally-xml';
import { ZOHO_FILES, type ZohoFile, type ZohoMonth, zohoFile } from '@ilaneer/domain/accounting/zoho-books';
import type { GstDocument } from '@ilaneer/domain/gst-return/gst-document';
import type { AccountId } from '@ilaneer/domain/journal/accounts';
import type { Period } from '@ilaneer/domain/journal/period';
import { ok, type Result } from '@ilaneer/domain/result';
import { SUPPLY_KINDS } from '@ilaneer/domain/tax-document/financial-year';
import { csvLines } from '@ilaneer/domain/transfer/csv-lines';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import { everyEntry } from '../books/books.ts';
import { everyIssued, readReturnMonth } from '../gst-returns/gst-returns.ts';
import { listBusinesses } from './business-repository.ts';

const ACCOUNTING_FILES = ['tally', ...ZOHO_FILES] as const;
type AccountingFile = (typeof ACCOUNTING_FILES)[number];

type Source = { count(): Promise<number>; text(): AsyncGenerator<string> };

/** Customers that a file shows, reported before it is sent. */
type RecordCustomers = (userIds: readonly string[]) => Promise<void>;

export function isAccountingFile<Kind extends string>(kind: Kind): kind is Kind & AccountingFile {
  return ACCOUNTING_FILES.some((one) => one === kind);
}

/** Of a month, by default the last one over (ACCOUNTING-1). Errors: VALIDATION_FAILED. */
export function accountingFile(
  deps: Pick<Deps, 'db' | 'now'>,
  file: AccountingFile,
  asked: string | undefined,
  recordCustomers: RecordCustomers,
): Result<Source, Failure> {
  const month = readReturnMonth(deps, asked);
  if (!month.ok) return month;
  const period = { from: month.value.firstDay, to: month.value.lastDay };
  if (file === 'tally') {
    return ok({
      count: async () => (await entriesOf(deps.db, period)).length,
      text: () => tallyText(deps.db, period),
    });
  }
  const read = async (noted: RecordCustomers): Promise<ZohoMonth> => {
    const documents: GstDocument[] = [];
    for await (const batch of everyIssued(deps, month.value, SUPPLY_KINDS)) {
      await noted(batch.map(({ userId }) => userId));
      documents.push(...batch.map(({ document }) => document));
    }
    const entries = await entriesOf(deps.db, period);
    return { documents, entries, businesses: await listBusinesses(deps.db, period) };
  };
  return ok({
    count: async () => zohoFile(await read(async () => undefined), file).length - 1,
    text: () => zohoText(() => read(recordCustomers), file),
  });
}

async function entriesOf(db: Database, period: Period): Promise<BookedEntry[]> {
  const entries: BookedEntry[] = [];
  for await (const batch of everyEntry(db, period)) entries.push(...batch.filter(hasLines));
  return entries;
}

/** Other programs take no empty voucher. */
function hasLines({ lines }: BookedEntry): boolean {
  return lines.length > 0;
}

async function* tallyText(db: Database, period: Period): AsyncGenerator<string> {
  yield TALLY_HEAD;
  const known = new Set<AccountId>();
  for await (const batch of everyEntry(db, period)) {
    yield batch
      .filter(hasLines)
      .map((entry) => tallyMessages(entry, known))
      .join('');
  }
  yield TALLY_END;
}

/** Without a byte order mark, which Zoho would read as part of the first title. */
async function* zohoText(read: () => Promise<ZohoMonth>, file: ZohoFile): AsyncGenerator<string> {
  yield csvLines(zohoFile(await read(), file));
}
