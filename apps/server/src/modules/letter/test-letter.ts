import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import { findMemberEmail } from '../staff/staff.ts';
import { recordLetter } from './edit-letters.ts';
import { newsletterLetterMail } from './letter-mail.ts';
import { findLetter } from './repository.ts';

/** To the member's own address; its unsubscribe link ends nothing. Errors: LETTER_NOT_FOUND. */
export function testLetter(deps: Deps, actor: StaffActor, letterId: string): Promise<Result<null, Failure>> {
  return transact<null, Failure>(deps.db, async (tx) => {
    const found = await findLetter(tx, letterId);
    const to = await findMemberEmail(tx, actor.id);
    if (found === null || to === null) return err({ code: 'LETTER_NOT_FOUND' });
    const { publicUrl } = deps.config;
    const page = `${publicUrl}/#/newsletter/unsubscribe?token=test`;
    const reader = {
      id: `test ${deps.newId()}`,
      to,
      leave: { page, oneClick: `${publicUrl}/api/newsletter/unsubscribe?token=test` },
    };
    const mail = newsletterLetterMail(reader, found.row, deps.brand, publicUrl);
    await deps.jobs.enqueue(tx, 'send-mail', mail);
    recordLetter(tx, deps, actor, 'tested', found.row, found.row);
    return ok(null);
  });
}
