import { normaliseEmail } from '@ilaneer/domain/account/email';
import { NEWSLETTER_CONSENT } from '@ilaneer/domain/newsletter/consent';
import { newsletterEmailProblem } from '@ilaneer/domain/newsletter/email-problem';
import { CONFIRM_WITHIN_DAYS, needsConfirmation } from '@ilaneer/domain/newsletter/subscription';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { AppDeps } from '../../app-deps.ts';
import { transactAll } from '../../db/transact.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { makeConfirmLink, makeLeaveLinks } from './links.ts';
import { toMail } from './newsletter-mail.ts';
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
    const mail = toMail({
      id: `newsletter-confirm ${env.newId()}`,
      to: email,
      subject: `Please confirm: news from ${env.brand.name}`,
      paragraphs: [
        'Namaskaram,',
        `somebody, we hope you, asked for the ${env.brand.name} newsletter at this address. Please confirm that it was you: the link works for ${CONFIRM_WITHIN_DAYS} days.`,
        'It was not you? Then do nothing, and we will not write again.',
      ],
      action: { label: 'Confirm my subscription', url: confirmUrl },
      brandName: env.brand.name,
      leave: await makeLeaveLinks(env, tx, id),
    });
    await env.jobs.enqueue(tx, 'send-mail', mail);
  });
  return ok(null);
}
