import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { documentName, documentTypeOf, MOST_DOCUMENTS } from '@ilaneer/domain/manual-entry/entry-document';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { transact } from '../../db/transact.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { recordAct } from '../../modules/audit/audit.ts';
import { addDocument, lockManualEntry } from '../../modules/manual-entry/manual-entry.ts';
import type { BookKeepingDeps } from './post-entry.ts';

type SentDocument = { readonly name: string; readonly bytes: Buffer };

const refused = (message: string) => err(invalid([{ field: 'document', message }]));

/** MANUAL-ENTRY-4. Errors: ENTRY_NOT_FOUND, VALIDATION_FAILED. */
export function addEntryDocument(
  deps: BookKeepingDeps,
  actor: StaffActor,
  entryId: string,
  { name: typed, bytes }: SentDocument,
): Promise<Result<null, Failure>> {
  return transact<null, Failure>(deps.db, async (tx) => {
    const contentType = documentTypeOf(bytes);
    if (contentType === null) return refused('Please choose a PDF, PNG or JPEG file');
    const found = await lockManualEntry(tx, entryId);
    if (found === null) return err({ code: 'ENTRY_NOT_FOUND' });
    const { row } = found;
    const name = documentName(typed, contentType);
    const document = { id: deps.newId(), entryId, name, contentType, bytes, addedAt: deps.now() };
    const done = await addDocument(tx, actor, document, MOST_DOCUMENTS);
    if (done === 'full') return refused(`An entry has at most ${MOST_DOCUMENTS} documents`);
    if (done === 'there') return ok(null);
    recordAct(tx, deps, actor, {
      action: 'added a document',
      kind: 'manual entry',
      id: row.id,
      label: row.number ?? row.bookedOn,
      before: null,
      after: { document: name },
      reason: null,
    });
    return ok(null);
  });
}
