import type { Deps } from '../../../deps/deps.ts';
import type { Mailer } from '../../../messages/mailer.ts';
import { findOrderRecipient } from '../recipients-repository.ts';

const DAY_MS = 24 * 3_600_000;
// More than a household orders, too few for mail bombing.
const UNPROVEN_ORDERS_A_DAY = 5;

/** Anyone can type an unverified address: mails of its first few orders a day only. */
export function orderMailer(
  deps: Pick<Deps, 'db'> & { readonly log: Pick<Deps['log'], 'warn'>; readonly mailer: Mailer },
): Mailer {
  return async (mail) => {
    const recipient =
      mail.orderId === undefined
        ? null
        : await findOrderRecipient(deps.db, mail.orderId, {
            withinMs: DAY_MS,
            most: UNPROVEN_ORDERS_A_DAY + 1,
          });
    if (recipient !== null && !recipient.isProven && recipient.turn > UNPROVEN_ORDERS_A_DAY) {
      deps.log.warn(
        { mailId: mail.id, orderId: mail.orderId },
        'an order mail was not sent: too many to an unproven address',
      );
      return;
    }
    await deps.mailer(mail);
  };
}
