import { confirmSubscription as decide } from '@ilaneer/domain/newsletter/subscription';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import { hashToken, makeLeaveLinks } from './links.ts';
import { lockSubscriptionOfLink, updateSubscription } from './repository.ts';
import { toSubscription } from './views.ts';
import { newsletterWelcomeMail } from './welcome-mail.ts';

/** Puts the owner of a mailbox on the list and welcomes them, once. Errors: NEWSLETTER_LINK_INVALID. */
export function confirmSubscription(deps: Deps, token: string): Promise<Result<null, Failure>> {
  return transact<null, Failure>(deps.db, async (tx) => {
    const at = deps.now();
    const row = await lockSubscriptionOfLink(tx, { hash: hashToken(token), purpose: 'confirm' });
    if (row === null) return err({ code: 'NEWSLETTER_LINK_INVALID' });
    const decided = decide(toSubscription(row), at);
    if (!decided.ok) return err({ code: 'NEWSLETTER_LINK_INVALID' });
    if (!decided.value.changed) return ok(null);
    await updateSubscription(tx, row.id, { confirmedAt: at, updatedAt: at });
    const leave = await makeLeaveLinks(tx, deps, row.id);
    const reader = { id: deps.newId(), to: row.email, leave };
    const mail = newsletterWelcomeMail(reader, deps.brand.name, deps.config.publicUrl);
    await deps.jobs.enqueue(tx, 'send-mail', mail);
    return ok(null);
  });
}
