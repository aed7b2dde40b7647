import { type GstDocument, gstDocument, type StoredDocument } from '@ilaneer/domain/gst-return/gst-document';
import type { RegisteredNumber } from '@ilaneer/domain/gst-return/register-rows';
import { type ReturnMonth, returnMonth } from '@ilaneer/domain/gst-return/return-month';
import { indiaDay } from '@ilaneer/domain/india-day';
import { err, ok, type Result } from '@ilaneer/domain/result';
import {
  SUPPLY_KINDS,
  type SupplyKind,
  type TaxDocumentKind,
} from '@ilaneer/domain/tax-document/financial-year';
import type { InvoiceFigures } from '@ilaneer/domain/tax-document/invoice-figures';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import {
  countMonthDocuments,
  listInvoices,
  listMonthDocuments,
  listMonthVouchers,
  type MonthDocument,
} from '../../modules/tax-document/tax-document.ts';
import { contentOf } from '../documents/documents.ts';

type Reading = Pick<Deps, 'db' | 'now'>;

/** Documents in memory. */
const BATCH = 500;

export type IssuedDocument = { readonly userId: string; readonly document: GstDocument };

/** Errors: VALIDATION_FAILED. */
export function readReturnMonth(
  { now }: Pick<Deps, 'now'>,
  asked: string | undefined,
): Result<ReturnMonth, Failure> {
  const month = returnMonth(asked, indiaDay(now()));
  return month.ok ? ok(month.value) : err(invalid(month.error));
}

export async function countIssued(
  db: Database,
  month: ReturnMonth,
  kinds: readonly TaxDocumentKind[],
): Promise<number> {
  let count = 0;
  for (const kind of kinds) count += await countMonthDocuments(db, month, kind);
  return count;
}

/** By series and number. */
export async function* everyIssued(
  deps: Reading,
  month: ReturnMonth,
  kinds: readonly SupplyKind[],
): AsyncGenerator<readonly IssuedDocument[]> {
  for (const kind of kinds) {
    let after: MonthDocument['document'] | null = null;
    for (;;) {
      const batch: MonthDocument[] = await listMonthDocuments(deps.db, month, { kind, after, limit: BATCH });
      const last = batch.at(-1);
      if (last === undefined) break;
      after = last.document;
      yield await asIssued(deps, kind, batch);
    }
  }
}

/** Every number of the month, by series; vouchers last (GST-RETURN-9). */
export async function* everyNumber(
  deps: Reading,
  month: ReturnMonth,
): AsyncGenerator<readonly RegisteredNumber[]> {
  for await (const batch of everyIssued(deps, month, SUPPLY_KINDS)) {
    yield batch.map(({ document }) => document);
  }
  const vouchers = await listMonthVouchers(deps.db, month);
  yield vouchers.map(({ kind, issuedAt, amount, ...place }) => ({
    ...place,
    form: kind,
    issuedOn: indiaDay(issuedAt),
    total: amount,
  }));
}

async function asIssued(
  deps: Reading,
  kind: SupplyKind,
  batch: readonly MonthDocument[],
): Promise<IssuedDocument[]> {
  const issued: IssuedDocument[] = [];
  for (const one of batch) {
    issued.push({ userId: one.userId, document: gstDocument(await storedOf(deps, kind, one)) });
  }
  return issued;
}

/** The content of an earlier release's document is derived and stored on its first reading. */
async function storedOf(
  { db, now }: Reading,
  kind: SupplyKind,
  { document, content, invoiced }: MonthDocument,
): Promise<StoredDocument> {
  const { prefix, financialYear, position } = document;
  return {
    ...{ kind, prefix, financialYear, position },
    content: content ?? (await contentOf(db, { now }, document)),
    invoiced:
      kind === 'invoice' ? null : (invoiced ?? (await figuresOfInvoice({ db, now }, document.orderId))),
  };
}

async function figuresOfInvoice({ db, now }: Reading, orderId: string): Promise<InvoiceFigures | null> {
  const [invoice] = await listInvoices(db, [orderId]);
  return invoice === undefined ? null : (await contentOf(db, { now }, invoice)).figures;
}
