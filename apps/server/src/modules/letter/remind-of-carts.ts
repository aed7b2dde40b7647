import { transactAll } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import type { SecretDeps } from '../../deps/secrets.ts';
import { offersLeaveLinks } from '../newsletter/newsletter.ts';
import { readCartReminderHours } from '../setting/setting.ts';
import { cartReminderMail } from './cart-reminder-mail.ts';
import { lockForgottenCarts, markReminded } from './cart-reminders-repository.ts';

const HOUR_MS = 3_600_000;
/** A week: older carts stay unmentioned when the owner turns reminders on. */
const LATEST_MS = 7 * 24 * HOUR_MS;
const BATCH = 100;

/** NEWSLETTER-14. Off until the owner sets the hours. */
export async function remindOfCarts(deps: Deps & SecretDeps): Promise<void> {
  const hours = await readCartReminderHours(deps.db);
  if (hours === null) return;
  let reminded: number;
  do {
    reminded = await transactAll(deps.db, async (tx) => {
      const at = deps.now();
      const to = new Date(at.getTime() - hours * HOUR_MS);
      const from = new Date(to.getTime() - LATEST_MS);
      const carts = await lockForgottenCarts(tx, { from, to }, BATCH);
      for (const { userId, email, goods } of carts) {
        await markReminded(tx, userId, at);
        const leave = offersLeaveLinks(deps, userId);
        const reader = { id: deps.newId(), to: email, goods, leave };
        await deps.jobs.enqueue(tx, 'send-mail', cartReminderMail(reader, deps.brand, deps.config.publicUrl));
      }
      return carts.length;
    });
  } while (reminded === BATCH);
}
