import { createHash } from 'node:crypto';
import type { ReturnMonth } from '@ilaneer/domain/gst-return/return-month';
import type { TaxDocumentKind } from '@ilaneer/domain/tax-document/financial-year';
import type { Database } from '../../db/connect.ts';
import { type ArchiveSum, listClosingFiles } from '../../modules/journal/journal.ts';
import { listMonthFiles, type MonthFile } from '../../modules/tax-document/tax-document.ts';
import { storedZip, type ZipEntry } from './stored-zip.ts';

/** PDFs in memory, a few MB. */
const BATCH = 200;

const FOLDERS: Readonly<Record<TaxDocumentKind, string>> = {
  invoice: 'invoices',
  'credit-note': 'credit-notes',
  'receipt-voucher': 'receipt-vouchers',
  'refund-voucher': 'refund-vouchers',
};

/** Of a finished month: the same bytes at every reading, since all of its files are stored. */
export function monthArchive(db: Database, month: ReturnMonth): AsyncGenerator<Buffer> {
  return storedZip(everyEntry(db, month));
}

/** Size and SHA-256 of the archive, by reading it once. */
export async function sumArchive(db: Database, month: ReturnMonth): Promise<ArchiveSum> {
  const hash = createHash('sha256');
  let bytes = 0;
  let documents = 0;
  async function* counted() {
    for await (const entry of everyEntry(db, month)) {
      if (entry.isDocument) documents += 1;
      yield entry;
    }
  }
  for await (const part of storedZip(counted())) {
    hash.update(part);
    bytes += part.length;
  }
  return { documents, bytes, sha256: hash.digest('hex') };
}

async function* everyEntry(
  db: Database,
  month: ReturnMonth,
): AsyncGenerator<ZipEntry & { readonly isDocument: boolean }> {
  const within = (name: string) => `${month.month}/${name}`;
  for (const { name, bytes } of await listClosingFiles(db, month.month)) {
    yield { name: within(name), bytes, isDocument: false };
  }
  for await (const { name, bytes } of everyDocument(db, month)) {
    yield { name: within(name), bytes, isDocument: true };
  }
}

export async function* everyDocument(
  db: Database,
  month: ReturnMonth,
): AsyncGenerator<ZipEntry & Pick<MonthFile, 'sha256'>> {
  let after: MonthFile | null = null;
  for (;;) {
    const files: MonthFile[] = await listMonthFiles(db, month, { after, limit: BATCH });
    for (const { kind, number, bytes, sha256 } of files) {
      yield { name: `documents/${FOLDERS[kind]}/${number.replaceAll('/', '-')}.pdf`, bytes, sha256 };
    }
    after = files.at(-1) ?? null;
    if (after === null) return;
  }
}
