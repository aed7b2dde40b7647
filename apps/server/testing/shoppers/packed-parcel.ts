import type { ParcelView } from '@ilaneer/contract/staff/parcels/parcel-views';
import { newAddress } from '@ilaneer/testing/address-form';
import type { TestStaff } from '../staff/test-staff.ts';
import type { TestShop, TestShopper } from '../test-shop.ts';
import { variantWithStock } from './find-variant.ts';
import { PACK, parcelDesk } from './shipped-parcels.ts';
import { placeTestOrder } from './test-order.ts';

/** One pack, 900 g, at the bench; the PIN code chooses its life at an emulated courier. */
export async function packedParcel(
  shop: TestShop,
  shopper: TestShopper,
  staff: Pick<TestStaff, 'call'>,
  {
    pinCode = '682001',
    weightGrams = 900,
  }: { readonly pinCode?: string; readonly weightGrams?: number | null } = {},
): Promise<ParcelView> {
  const item = { ...(await variantWithStock(shop, PACK, 10_000)), quantity: 1 };
  const deliveryAddress = { ...newAddress(), zipCode: pinCode };
  const orderId = await placeTestOrder(shop, shopper, [item], { deliveryAddress });
  const listed = await staff.call('GET', `/orders/${orderId}/parcels`);
  const [waiting] = listed.body.parcels as ParcelView[];
  if (waiting === undefined) throw new Error(JSON.stringify(listed.body));
  const desk = parcelDesk(staff);
  await staff.call('POST', '/packing/claims', { body: { code: waiting.number } });
  const scan = { gestureId: `gesture ${waiting.id}`, code: waiting.lines[0]?.sku };
  await staff.call('POST', `/parcels/${waiting.id}/scans`, { body: scan });
  const closed = await desk.act(waiting.id, 'close', weightGrams === null ? {} : { weightGrams });
  return closed.body.parcel as ParcelView;
}
