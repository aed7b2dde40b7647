import type { OrderAddress } from '@ilaneer/domain/order/order-address';
import { FINISHED } from '@ilaneer/domain/order/status';
import type { BilledPerson } from '@ilaneer/domain/tax-document/billed-order';
import type { BusinessDetails } from '@ilaneer/domain/tax-document/business-details';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { users } from '../../db/schema/account/account.ts';
import { oneOf } from '../../db/schema/columns.ts';
import { orders } from '../../db/schema/order/order.ts';
import { bulkMoveOrders, orderNotes } from '../../db/schema/order/order-desk.ts';
import { orderLines } from '../../db/schema/order/order-line.ts';
import { attemptAnswers, parcels } from '../../db/schema/order/parcel.ts';
import { goodwillRefunds } from '../../db/schema/order/payment.ts';
import { paymentRequests } from '../../db/schema/order/payment-request.ts';
import { returns } from '../../db/schema/order/return.ts';
import { eraseReasonsAbout } from '../audit/audit.ts';

/** Fields of the place of supply stay, for tax. */
type Kept = 'city' | 'state' | 'country' | 'pinCode' | 'addressType' | 'stateConfirmed';
const NOBODY = {
  fullName: 'Deleted account',
  phone: '',
  email: null,
  addressLine1: '',
  addressLine2: '',
} as const satisfies Omit<OrderAddress, Kept>;

/** Business counterpart; a sole proprietor's trade name is personal data. */
const NO_BUSINESS = {
  gstin: '',
  legalName: NOBODY.fullName,
  addressLine1: '',
  addressLine2: '',
  city: '',
  pinCode: '',
} as const satisfies Omit<BusinessDetails, 'state'>;

/** Counterpart for the payer of goods sent to another person. */
const NO_PERSON = {
  fullName: NOBODY.fullName,
  phone: '',
  addressLine1: '',
  addressLine2: '',
  city: '',
  pinCode: '',
} as const satisfies Omit<BilledPerson, 'state' | 'country'>;

/** Its buyer's account is deleted. */
export function isAnonymised({ deliveryAddress }: { readonly deliveryAddress: OrderAddress }): boolean {
  return deliveryAddress.fullName === NOBODY.fullName;
}

/** Skips orders with a pending delivery or refund. */
export async function anonymiseBuyersOfFinishedOrders(db: Database, at: Date): Promise<void> {
  await db.execute(sql`
    update ${orders} set
      delivery_address = delivery_address || ${JSON.stringify(NOBODY)}::jsonb,
      business = business || ${JSON.stringify(NO_BUSINESS)}::jsonb,
      bill_to = bill_to || ${JSON.stringify(NO_PERSON)}::jsonb,
      cancel_feedback = null
    where ${oneOf(orders.status, FINISHED)}
      and ${orders.deliveryAddress} ->> 'fullName' <> ${NOBODY.fullName}
      and ${orders.userId} in (select ${users.id} from ${users} where ${users.deletedAt} is not null)
  `);
  await db.execute(sql`
    update ${returns} set note = ''
    where ${returns.note} <> ''
      and ${returns.userId} in (select ${users.id} from ${users} where ${users.deletedAt} is not null)
  `);
  await clearGiftNotes(db);
  await clearAttemptAnswers(db);
  await forgetWordsOfStaff(db, at);
}

const FINISHED_ORDERS = sql`
  select ${orders.id} from ${orders} join ${users} on ${users.id} = ${orders.userId}
  where ${users.deletedAt} is not null and ${oneOf(orders.status, FINISHED)}`;

async function clearGiftNotes(db: Database): Promise<void> {
  await db.execute(sql`
    update ${orderLines} set gift_note = null
    where ${orderLines.giftNote} is not null and ${orderLines.orderId} in (${FINISHED_ORDERS})
  `);
  await db.execute(sql`
    update ${paymentRequests} set change = jsonb_set(change, '{lines}', (
      select jsonb_agg(line || '{"giftNote": null}' order by place)
      from jsonb_array_elements(change -> 'lines') with ordinality as l (line, place)))
    where jsonb_path_exists(change, '$.lines[*].giftNote ? (@ != null)')
      and ${paymentRequests.orderId} in (${FINISHED_ORDERS})
  `);
}

/** Address and phone of one delivery (PARCEL-28). */
async function clearAttemptAnswers(db: Database): Promise<void> {
  await db.execute(sql`
    update ${attemptAnswers} set
      address_line1 = case when address_line1 is not null then '' end,
      address_line2 = case when address_line2 is not null then '' end,
      phone = case when phone is not null then '' end
    where (${attemptAnswers.addressLine1} <> '' or ${attemptAnswers.phone} <> '')
      and ${attemptAnswers.parcelId} in
        (select ${parcels.id} from ${parcels} where ${parcels.orderId} in (${FINISHED_ORDERS}))
  `);
}

const ERASED_NOTE = 'Erased together with the account';

/** Notes and reasons of staff about these orders may name the shopper too. */
async function forgetWordsOfStaff(db: Database, at: Date): Promise<void> {
  await db.execute(sql`
    update ${orderNotes} set text = ${ERASED_NOTE}
    where ${orderNotes.text} <> ${ERASED_NOTE} and ${orderNotes.orderId} in (${FINISHED_ORDERS})
  `);
  await eraseReasonsAbout(
    db,
    sql`
      select f.id from (${FINISHED_ORDERS}) f
      union all select ${parcels.id} from ${parcels} where ${parcels.orderId} in (${FINISHED_ORDERS})
      union all select ${returns.id} from ${returns} where ${returns.orderId} in (${FINISHED_ORDERS})
      union all select ${goodwillRefunds.id} from ${goodwillRefunds} where ${goodwillRefunds.orderId} in (${FINISHED_ORDERS})
      union all select ${bulkMoveOrders.bulkMoveId} from ${bulkMoveOrders} where ${bulkMoveOrders.orderId} in (${FINISHED_ORDERS})`,
    at,
  );
}
