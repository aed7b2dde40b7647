import type { SavedReplyForm, SavedReplyView } from '@ilaneer/contract/staff/messages/saved-replies';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { SAVED_REPLY_LIMITS, savedReplyProblems } from '@ilaneer/domain/support/saved-reply';
import { typedLines, typedText } from '@ilaneer/domain/text/typed-text';
import type { Database } from '../../../db/connect.ts';
import { transact } from '../../../db/transact.ts';
import type { Deps } from '../../../deps/deps.ts';
import { type Failure, invalid } from '../../../http/failure.ts';
import type { StaffMember } from '../../../http/staff-access.ts';
import { recordAct } from '../../audit/audit.ts';
import {
  countSavedReplies,
  deleteSavedReplyRow,
  hasOtherTitled,
  insertSavedReply,
  lockSavedReply,
  type SavedReplyRow,
  updateSavedReply,
} from './repository.ts';

type At = { readonly replyId: string; readonly version: number };

const TITLE_TAKEN = invalid([{ field: 'title', message: 'There is a saved reply with this title' }]);

/** SUPPORT-13. Errors: VALIDATION_FAILED by field, SAVED_REPLY_LIMIT_REACHED. */
export function makeSavedReply(
  deps: Deps,
  actor: StaffMember,
  form: SavedReplyForm,
): Promise<Result<SavedReplyRow, Failure>> {
  return transact(deps.db, async (tx): Promise<Result<SavedReplyRow, Failure>> => {
    const problems = savedReplyProblems(form);
    if (problems.length > 0) return err(invalid(problems));
    if ((await countSavedReplies(tx)) >= SAVED_REPLY_LIMITS.replies) {
      return err({ code: 'SAVED_REPLY_LIMIT_REACHED' });
    }
    const at = deps.now();
    const row = await insertSavedReply(tx, {
      ...valuesOf(form),
      id: deps.newId(),
      createdAt: at,
      updatedAt: at,
    });
    if (row === null) return err(TITLE_TAKEN);
    record(tx, deps, actor, 'added', null, row);
    return ok(row);
  });
}

/** Errors: VALIDATION_FAILED by field, SAVED_REPLY_NOT_FOUND, VERSION_STALE. */
export function changeSavedReply(
  deps: Deps,
  actor: StaffMember,
  at: At,
  form: SavedReplyForm,
): Promise<Result<SavedReplyRow, Failure>> {
  return transact(deps.db, async (tx): Promise<Result<SavedReplyRow, Failure>> => {
    const found = await lockAt(tx, at);
    if (!found.ok) return found;
    const problems = savedReplyProblems(form);
    if (problems.length > 0) return err(invalid(problems));
    const values = valuesOf(form);
    if (await hasOtherTitled(tx, at.replyId, values.title)) return err(TITLE_TAKEN);
    const row = await updateSavedReply(tx, at.replyId, { ...values, updatedAt: deps.now() });
    record(tx, deps, actor, 'changed', found.value, row);
    return ok(row);
  });
}

/** Errors: SAVED_REPLY_NOT_FOUND, VERSION_STALE. */
export function deleteSavedReply(deps: Deps, actor: StaffMember, at: At): Promise<Result<null, Failure>> {
  return transact(deps.db, async (tx): Promise<Result<null, Failure>> => {
    const found = await lockAt(tx, at);
    if (!found.ok) return found;
    await deleteSavedReplyRow(tx, at.replyId);
    record(tx, deps, actor, 'deleted', found.value, null);
    return ok(null);
  });
}

export function toSavedReply({ id, title, body, version }: SavedReplyRow): SavedReplyView {
  return { id, title, text: body, version };
}

async function lockAt(tx: Database, { replyId, version }: At): Promise<Result<SavedReplyRow, Failure>> {
  const row = await lockSavedReply(tx, replyId);
  if (row === null) return err({ code: 'SAVED_REPLY_NOT_FOUND' });
  return row.version === version
    ? ok(row)
    : err({ code: 'VERSION_STALE', data: { current: toSavedReply(row) } });
}

function valuesOf({ title, text }: SavedReplyForm) {
  return { title: typedText(title), body: typedLines(text) };
}

function record(
  tx: Database,
  deps: Deps,
  actor: StaffMember,
  action: string,
  before: SavedReplyRow | null,
  after: SavedReplyRow | null,
): void {
  const row = after ?? before;
  const facts = ({ title, body }: SavedReplyRow) => ({ title, text: body });
  recordAct(tx, deps, actor, {
    action,
    kind: 'saved reply',
    id: row?.id ?? '',
    label: row?.title ?? '',
    before: before && facts(before),
    after: after && facts(after),
    reason: null,
  });
}
