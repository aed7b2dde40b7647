import { NEWSLETTER_CONSENT } from '@ilaneer/domain/newsletter/consent';
import { newsletterEmailProblem } from '@ilaneer/domain/newsletter/email-problem';
import { confirmSubscription as decide, needsConfirmation } from '@ilaneer/domain/newsletter/subscription';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { typedEmail } from '@ilaneer/domain/text/typed-text';
import { transact, transactAll } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { idOfToken, type SecretDeps } from '../../deps/secrets.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { storeWords, withdrawConsents } from '../consent/consent.ts';
import { hashToken, makeConfirmLink, makeLeaveLinks } from './links.ts';
import { confirmMail, newsletterWelcomeMail } from './newsletter-mails.ts';
import { lockSubscription, lockSubscriptionOfLink, updateSubscription } from './repository.ts';
import { toSubscription } from './views.ts';

/** Stores consent time and text version; subscribers get no mail. Errors: bad fields. */
export async function subscribe(deps: Deps, typed: string): Promise<Result<null, Failure>> {
  const problem = newsletterEmailProblem(typed);
  if (problem !== null) return err(invalid([problem]));
  const email = typedEmail(typed);
  await transactAll(deps.db, async (tx) => {
    const at = deps.now();
    const asked = {
      textVersion: NEWSLETTER_CONSENT.version,
      wordsHash: await storeWords(tx, { words: NEWSLETTER_CONSENT.text, language: 'en' }, at),
      requestedAt: at,
      confirmedAt: null,
      unsubscribedAt: null,
      bouncedAt: null,
      updatedAt: at,
    };
    const { id, ...row } = await lockSubscription(tx, { ...asked, id: deps.newId(), email, createdAt: at });
    if (!needsConfirmation(toSubscription({ id, ...row }))) return;
    await updateSubscription(tx, id, asked);
    const confirmUrl = await makeConfirmLink(tx, deps, id);
    const leave = await makeLeaveLinks(tx, deps, id);
    const links = { id: deps.newId(), to: email, confirmUrl, leave };
    const mail = confirmMail(links, deps.brand, deps.config.publicUrl);
    await deps.jobs.enqueue(tx, 'send-mail', mail);
  });
  return ok(null);
}

/** Welcomes once. Errors: NEWSLETTER_LINK_INVALID. */
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
    const mail = newsletterWelcomeMail(reader, deps.brand, deps.config.publicUrl);
    await deps.jobs.enqueue(tx, 'send-mail', mail);
    return ok(null);
  });
}

/** Of the newsletter, or of an account's offers. Idempotent. Errors: NEWSLETTER_LINK_INVALID. */
export function unsubscribe(deps: Deps & SecretDeps, token: string): Promise<Result<null, Failure>> {
  return transact<null, Failure>(deps.db, async (tx) => {
    const at = deps.now();
    const userId = idOfToken(deps.keys, 'offers', token);
    if (userId !== null) {
      const ended = { place: 'mail', device: null, at } as const;
      await withdrawConsents(tx, deps, { userId, purposes: ['emails'] }, ended);
      return ok(null);
    }
    const row = await lockSubscriptionOfLink(tx, { hash: hashToken(token), purpose: 'unsubscribe' });
    if (row === null) return err({ code: 'NEWSLETTER_LINK_INVALID' });
    if (row.unsubscribedAt === null)
      await updateSubscription(tx, row.id, { unsubscribedAt: at, updatedAt: at });
    return ok(null);
  });
}
