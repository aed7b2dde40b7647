import { normaliseEmail } from '@ilaneer/domain/account/email';
import { NEWSLETTER_CONSENT } from '@ilaneer/domain/newsletter/consent';
import { newsletterEmailProblem } from '@ilaneer/domain/newsletter/email-problem';
import { needsConfirmation } from '@ilaneer/domain/newsletter/subscription';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { AppDeps } from '../../app-deps.ts';
import { transactAll } from '../../db/transact.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { confirmMail } from './confirm-mail.ts';
import { makeConfirmLink, makeLeaveLinks } from './links.ts';
import { lockSubscription, updateSubscription } from './repository.ts';
import { toSubscription } from './subscription-state.ts';

/** What newsletter use cases work with. */
export type NewsletterEnvironment = Pick<AppDeps, 'db' | 'now' | 'newId' | 'jobs' | 'brand'> & {
  readonly config: Pick<AppDeps['config'], 'publicUrl'>;
};

/**
 * Keeps the request with the consent's time and text version, and mails a link to confirm it; an address that is
 * on the list gets no mail. Errors: bad fields.
 */
export async function subscribe(
  env: NewsletterEnvironment,
  typedEmail: string,
): Promise<Result<null, Failure>> {
  const problem = newsletterEmailProblem(typedEmail);
  if (problem !== null) return err(invalid([problem]));
  const email = normaliseEmail(typedEmail);
  await transactAll(env.db, async (tx) => {
    const at = env.now();
    const asked = {
      textVersion: NEWSLETTER_CONSENT.version,
      requestedAt: at,
      confirmedAt: null,
      unsubscribedAt: null,
      updatedAt: at,
    };
    const { id, ...row } = await lockSubscription(tx, { ...asked, id: env.newId(), email, createdAt: at });
    if (!needsConfirmation(toSubscription({ id, ...row }))) return;
    await updateSubscription(tx, id, asked);
    const confirmUrl = await makeConfirmLink(env, tx, id);
    const leave = await makeLeaveLinks(env, tx, id);
    const links = { id: env.newId(), to: email, confirmUrl, leave };
    const mail = confirmMail(links, env.brand.name, env.config.publicUrl);
    await env.jobs.enqueue(tx, 'send-mail', mail);
  });
  return ok(null);
}
