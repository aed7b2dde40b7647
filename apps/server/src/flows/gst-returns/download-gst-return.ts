import type { GstFile } from '@ilaneer/contract/staff/books/gst-returns';
import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { GST_TABLES, gstTable } from '@ilaneer/domain/gst-return/gst-tables';
import { gstr3bTable } from '@ilaneer/domain/gst-return/gstr-3b';
import { gstr1Json } from '@ilaneer/domain/gst-return/gstr1-json';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Permission } from '@ilaneer/domain/staff/permission';
import { csvLines } from '@ilaneer/domain/transfer/csv-lines';
import { transactAll } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import type { SentFile } from '../../http/serve-file.ts';
import { recordAct } from '../../modules/audit/audit.ts';
import { type MonthReturn, readGstReturn, type WantedReturn } from './read-gst-return.ts';

const READS_BOOKS: Permission = 'reports.read';

/** Audited before it is sent (GST-RETURN-11). Errors: PERMISSION_MISSING, VALIDATION_FAILED. */
export async function downloadGstReturn(
  deps: Deps,
  actor: StaffActor,
  file: GstFile,
  wanted: WantedReturn,
): Promise<Result<SentFile, Failure>> {
  if (!actor.permissions.includes(READS_BOOKS)) {
    return err({ code: 'PERMISSION_MISSING', data: { permission: READS_BOOKS } });
  }
  const read = await readGstReturn(deps, wanted);
  if (!read.ok) return read;
  const { gstr, documents } = read.value;
  const { gstin, month } = gstr;
  await transactAll(deps.db, async (tx) =>
    recordAct(tx, deps, actor, {
      action: 'took',
      kind: 'export',
      id: deps.newId(),
      label: 'GST return',
      before: null,
      after: { file, month, gstin, count: documents },
      reason: null,
    }),
  );
  return ok({
    name: `${gstin}-${month}-${file}`,
    type: file === 'gstr1.json' ? 'application/json; charset=utf-8' : 'text/csv; charset=utf-8',
    bytes: Buffer.from(gstFileText(read.value, file)),
  });
}

/** Without a byte order mark: the offline tool reads the files. */
export function gstFileText({ gstr, sheet }: MonthReturn, file: GstFile): string {
  if (file === 'gstr1.json') return JSON.stringify(gstr1Json(gstr));
  const table = GST_TABLES.find((one) => file === `${one}.csv`);
  return csvLines(table === undefined ? gstr3bTable(sheet) : gstTable(gstr, table));
}
