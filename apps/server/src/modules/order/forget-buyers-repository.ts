import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { users } from '../../db/schema/account/account.ts';
import { orders } from '../../db/schema/order/order.ts';
import { returns } from '../../db/schema/order/return.ts';

/** What stays of a delivery address: the place of supply, which the tax is about. */
const NOBODY = {
  fullName: 'Deleted account',
  phone: '',
  email: null,
  addressLine1: '',
  addressLine2: '',
} as const;

/**
 * Takes name, address and what they wrote off the orders of deleted accounts, as far as nothing is under way to them
 * any more.
 */
export async function forgetBuyersOfFinishedOrders(db: Database): Promise<void> {
  await db.execute(sql`
    update ${orders} set
      delivery_address = delivery_address || ${JSON.stringify(NOBODY)}::jsonb,
      cancel_feedback = null
    where ${orders.status} in ('delivered', 'cancelled')
      and ${orders.deliveryAddress} ->> 'fullName' <> ${NOBODY.fullName}
      and ${orders.userId} in (select ${users.id} from ${users} where ${users.deletedAt} is not null)
  `);
  await db.execute(sql`
    update ${returns} set note = ''
    where ${returns.note} <> ''
      and ${returns.userId} in (select ${users.id} from ${users} where ${users.deletedAt} is not null)
  `);
}
