import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { type LetterAct, transitLetter } from '@ilaneer/domain/letter/letter-state';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { membersOf } from './audience.ts';
import { countRecipients } from './deliveries-repository.ts';
import { type At, type EditDeps, lockAt, recordLetter } from './edit-letters.ts';
import { type LetterRow, updateLetter } from './repository.ts';

type SteerDeps = EditDeps & Pick<Deps, 'jobs'>;
type Steered = Promise<Result<LetterRow, Failure>>;

/**
 * NEWSLETTER-8; null: now. Errors: LETTER_NOT_FOUND, VERSION_STALE, LETTER_NOT_IN_STATE, SEGMENT_NOT_FOUND,
 * LETTER_WITHOUT_RECIPIENTS, VALIDATION_FAILED for a time in the past.
 */
export function scheduleLetter(deps: SteerDeps, actor: StaffActor, at: At, time: Date | null): Steered {
  return transact<LetterRow, Failure>(deps.db, async (tx) => {
    const found = await lockAt(tx, at);
    if (!found.ok) return found;
    const state = transitLetter(found.value.state, 'schedule');
    if (state === null) return err({ code: 'LETTER_NOT_IN_STATE' });
    const now = deps.now();
    if (time !== null && time <= now) {
      return err(invalid([{ field: 'at', message: 'Choose a time in the future' }]));
    }
    const members = await membersOf(tx, found.value.segmentId, now);
    if (!members.ok) return members;
    if ((await countRecipients(tx, members.value)) === 0) return err({ code: 'LETTER_WITHOUT_RECIPIENTS' });
    const row = await updateLetter(tx, at.letterId, { state, sendAt: time ?? now, updatedAt: now });
    recordLetter(tx, deps, actor, 'scheduled', found.value, row);
    if (time === null) await deps.jobs.enqueue(tx, 'send-letters', {});
    return ok(row);
  });
}

/** Errors: LETTER_NOT_FOUND, VERSION_STALE, LETTER_NOT_IN_STATE. */
export function stopLetter(deps: SteerDeps, actor: StaffActor, at: At): Steered {
  return move(deps, actor, at, 'stop', 'stopped');
}

/** Errors: LETTER_NOT_FOUND, VERSION_STALE, LETTER_NOT_IN_STATE. */
export function continueLetter(deps: SteerDeps, actor: StaffActor, at: At): Steered {
  return move(deps, actor, at, 'continue', 'continued');
}

function move(deps: SteerDeps, actor: StaffActor, at: At, act: LetterAct, did: string): Steered {
  return transact<LetterRow, Failure>(deps.db, async (tx) => {
    const found = await lockAt(tx, at);
    if (!found.ok) return found;
    const state = transitLetter(found.value.state, act);
    if (state === null) return err({ code: 'LETTER_NOT_IN_STATE' });
    const change = { state, updatedAt: deps.now(), ...(state === 'draft' && { sendAt: null }) };
    const row = await updateLetter(tx, at.letterId, change);
    recordLetter(tx, deps, actor, did, found.value, row);
    if (state === 'sending') await deps.jobs.enqueue(tx, 'send-letters', {});
    return ok(row);
  });
}
