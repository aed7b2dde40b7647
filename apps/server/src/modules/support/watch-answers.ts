import { indiaDay } from '@ilaneer/domain/india-day';
import { alarmsSince } from '@ilaneer/domain/support/ticket';
import type { Deps } from '../../deps/deps.ts';
import { listWaitingTickets } from './desk-repository.ts';
import { messagesWaitMail } from './shop-mails.ts';

/**
 * Mails the support address and the owners once messages have waited for 36 of the promised 48 hours: again when another
 * one has, and each day until all are answered (SUPPORT-9).
 */
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
