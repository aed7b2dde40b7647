import { indiaDay } from '@ilaneer/domain/india-day';
import { alarmsSince } from '@ilaneer/domain/support/ticket';
import type { Deps } from '../../deps/deps.ts';
import { listWaitingTickets } from './desk-repository.ts';
import { messagesWaitMail } from './shop-mails.ts';

/** Older than 36 of 48 hours: on each new message, and daily (SUPPORT-9). */
export async function watchAnswers(deps: Deps, owners: readonly string[]): Promise<void> {
  const now = deps.now();
  const waiting = await listWaitingTickets(deps.db, alarmsSince(now));
  const newest = waiting.at(-1);
  if (newest === undefined) return;
  const once = `${newest.id} ${indiaDay(now)}`;
  for (const to of new Set([deps.brand.seller.email, ...owners])) {
    const mail = messagesWaitMail({ id: `${once} ${to}`, to }, waiting, deps);
    await deps.jobs.enqueue(deps.db, 'send-mail', mail, { onceAs: mail.id });
  }
}
