import type { StaffActor } from '@ilaneer/domain/actor/actor';
import type { FieldProblem } from '@ilaneer/domain/field-problem';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { EXPORT_NEEDS } from '@ilaneer/domain/transfer/export-kind';
import { stringify } from 'csv-stringify/sync';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import type { SentFile } from '../../http/serve-file.ts';
import type { Mail } from '../../messages/mailer.ts';
import { recordAct } from '../../modules/audit/audit.ts';
import {
  findNamedBatch,
  insertNotices,
  listUnwritten,
  lockBatch,
  type NamedBatch,
  pageRecipients,
  type Recipient,
} from '../../modules/batch/batch.ts';
import { labelOf } from './adjust-stock.ts';
import { batchRecallMail, type RecallWords } from './batch-mails.ts';

const AT_ONCE = 1_000;

/** BATCH-6. Needs permission for customers too (TRANSFER-1). Errors: PERMISSION_MISSING, BATCH_NOT_FOUND. */
export function exportRecipients(
  deps: Deps,
  actor: StaffActor,
  batchId: string,
): Promise<Result<SentFile, Failure>> {
  return transact<SentFile, Failure>(deps.db, async (tx) => {
    const batch = await findNamedBatch(tx, batchId);
    if (batch === null) return err({ code: 'BATCH_NOT_FOUND' });
    const permission = EXPORT_NEEDS.customers;
    if (!actor.permissions.includes(permission)) {
      return err({ code: 'PERMISSION_MISSING', data: { permission } });
    }
    const all: Recipient[] = [];
    for (let after: string | null = null; ; ) {
      const portion: Recipient[] = await pageRecipients(tx, batchId, after, AT_ONCE);
      all.push(...portion);
      after = portion.at(-1)?.orderId ?? null;
      if (portion.length < AT_ONCE) break;
    }
    const orderIds = all.map(({ orderId }) => orderId);
    recordAct(tx, deps, actor, {
      action: 'exported who received a batch',
      kind: 'export',
      id: batchId,
      label: labelOf(batch, batch.code),
      before: null,
      after: { orders: all.length },
      reason: null,
    });
    return ok({
      name: `batch-${batch.code.replaceAll(/[^A-Z0-9-]/g, '-')}-recipients.csv`,
      type: 'text/csv; charset=utf-8',
      bytes: toCsv(all),
      shows: orderIds,
    });
  });
}

function toCsv(recipients: readonly Recipient[]): string {
  return stringify(
    recipients.map(
      ({ orderNumber, placedAt, sentAt, quantity, name, phone, email, city, pinCode, writtenAt }) => [
        orderNumber,
        placedAt,
        sentAt ?? '',
        quantity,
        name,
        phone,
        email ?? '',
        city,
        pinCode,
        writtenAt ?? '',
      ],
    ),
    {
      bom: true,
      header: true,
      escape_formulas: true,
      columns: ['Order', 'Placed', 'Sent', 'Units', 'Name', 'Phone', 'Email', 'City', 'PIN', 'Written to'],
    },
  );
}

export type RecallPreview = { readonly mail: Mail; readonly count: number };

/** Text and recipients. Errors: BATCH_NOT_FOUND, VALIDATION_FAILED. */
export async function previewRecall(
  deps: Deps,
  batchId: string,
  words: RecallWords,
): Promise<Result<RecallPreview, Failure>> {
  const checked = checkWords(words);
  if (!checked.ok) return checked;
  const batch = await findNamedBatch(deps.db, batchId);
  if (batch === null) return err({ code: 'BATCH_NOT_FOUND' });
  const readers = await listUnwritten(deps.db, batchId);
  // Without the recipient's name.
  const orderNumber = readers[0]?.number ?? '';
  const reader = { id: 'preview', to: deps.brand.seller.email, name: '', orderNumber };
  return ok({ mail: mailTo(deps, reader, checked.value, batch), count: readers.length });
}

/** Once per order (BATCH-7). Errors: as of the preview, and VERSION_STALE for a changed count. */
export function sendRecall(
  deps: Deps,
  actor: StaffActor,
  { batchId, count, ...words }: RecallWords & { readonly batchId: string; readonly count: number },
): Promise<Result<number, Failure>> {
  return transact<number, Failure>(deps.db, async (tx) => {
    const checked = checkWords(words);
    if (!checked.ok) return checked;
    // Concurrent sends: the second finds none.
    if ((await lockBatch(tx, batchId)) === null) return err({ code: 'BATCH_NOT_FOUND' });
    const batch = await findNamedBatch(tx, batchId);
    if (batch === null) return err({ code: 'BATCH_NOT_FOUND' });
    const readers = await listUnwritten(tx, batchId);
    if (readers.length !== count) {
      return err({ code: 'VERSION_STALE', data: { current: { count: readers.length } } });
    }
    const at = deps.now();
    for (let from = 0; from < readers.length; from += AT_ONCE) {
      const portion = readers.slice(from, from + AT_ONCE);
      const orderIds = portion.map(({ orderId }) => orderId);
      await insertNotices(tx, actor, at, batchId, orderIds);
      for (const { orderId, email, name, number } of portion) {
        const reader = { id: `${batchId} ${orderId}`, to: email, name, orderNumber: number };
        await deps.jobs.enqueue(tx, 'send-mail', mailTo(deps, reader, checked.value, batch));
      }
    }
    recordAct(tx, deps, actor, {
      action: 'wrote to who received a batch',
      kind: 'batch',
      id: batchId,
      label: labelOf(batch, batch.code),
      before: null,
      after: { ...checked.value, orders: readers.length },
      reason: null,
    });
    return ok(readers.length);
  });
}

function checkWords({ subject, text }: RecallWords): Result<RecallWords, Failure> {
  const words = { subject: subject.trim(), text: text.trim() };
  const problems: FieldProblem[] = [];
  if (words.subject === '') problems.push({ field: 'subject', message: 'Subject is required' });
  if (words.text === '') problems.push({ field: 'text', message: 'Text is required' });
  return problems.length > 0 ? err(invalid(problems)) : ok(words);
}

function mailTo(
  { brand, config }: Pick<Deps, 'brand' | 'config'>,
  reader: Parameters<typeof batchRecallMail>[0],
  words: RecallWords,
  batch: NamedBatch,
): Mail {
  return batchRecallMail(reader, words, batch, brand, config.publicUrl);
}
