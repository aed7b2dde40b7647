import { and, eq } from 'drizzle-orm';
import { tickets } from '../../src/db/schema/content/ticket.ts';
import { parcelDesk, shippedParcels } from '../shoppers/shipped-parcels.ts';
import type { TestShop, TestShopper } from '../test-shop.ts';
import type { TestStaff } from './test-staff.ts';

/** A shipped parcel whose delivery failed, with its row of the inbox. */
export async function failedParcel(
  shop: TestShop,
  shopper: TestShopper,
  staff: Pick<TestStaff, 'call'>,
): Promise<{
  readonly orderId: string;
  readonly parcelId: string;
  readonly number: string;
  readonly messageId: string;
}> {
  const { orderId, parcels } = await shippedParcels(shop, shopper, staff);
  const [parcel] = parcels;
  if (parcel === undefined) throw new Error('the order has no parcel');
  const failed = await parcelDesk(staff).move(parcel.id, 'attempt-failed', { reason: 'not at home' });
  if (failed.status !== 200) throw new Error(JSON.stringify(failed.body));
  const [row] = await shop.db
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(eq(tickets.kind, 'delivery'), eq(tickets.parcelId, parcel.id)));
  if (row === undefined) throw new Error('the failed delivery is not in the inbox');
  return { orderId, parcelId: parcel.id, number: parcel.number, messageId: row.id };
}
