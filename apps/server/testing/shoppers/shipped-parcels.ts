import type { ParcelView } from '@ilaneer/contract/staff/parcels/parcel-views';
import type { TestStaff } from '../staff/test-staff.ts';
import type { TestShop, TestShopper } from '../test-shop.ts';
import { variantWithStock } from './find-variant.ts';
import { placeTestOrder } from './test-order.ts';

export const PACK = 'tender-coconut-water-pack_V01';
export const BOTTLE = 'virgin-coconut-oil-bottle_V01';

export type Split = readonly { readonly position: number; readonly quantity: number }[];

/** Calls of a packer on one parcel, at its version. */
export function parcelDesk(staff: Pick<TestStaff, 'call'>) {
  const read = async (parcelId: string): Promise<ParcelView> =>
    (await staff.call('GET', `/parcels/${parcelId}`)).body.parcel as ParcelView;
  const act = async (parcelId: string, step: string, body: object = {}) =>
    staff.call('POST', `/parcels/${parcelId}/${step}`, { body, version: (await read(parcelId)).version });
  const move = (parcelId: string, wanted: string, more: object = {}) =>
    act(parcelId, 'moves', { move: wanted, ...more });
  return { read, act, move };
}

/** Two packs and a bottle, in as many parcels as `splits` and the rest; all shipped. */
export async function shippedParcels(
  shop: TestShop,
  shopper: TestShopper,
  staff: Pick<TestStaff, 'call'>,
  splits: readonly Split[] = [],
): Promise<{ readonly orderId: string; readonly parcels: readonly ParcelView[] }> {
  const orderId = await placeTestOrder(shop, shopper, await twoKinds(shop));
  return { orderId, parcels: await shipInParcels(staff, orderId, splits) };
}

export async function twoKinds(shop: TestShop) {
  return [
    { ...(await variantWithStock(shop, PACK, 1_000)), quantity: 2 },
    { ...(await variantWithStock(shop, BOTTLE, 1_000)), quantity: 1 },
  ];
}

export async function shipInParcels(
  staff: Pick<TestStaff, 'call'>,
  orderId: string,
  splits: readonly Split[] = [],
  /** Of the parcels, in their order; the others stay as they are. */
  { from = 0, to = Number.POSITIVE_INFINITY } = {},
): Promise<readonly ParcelView[]> {
  const desk = parcelDesk(staff);
  const listed = async () =>
    (await staff.call('GET', `/orders/${orderId}/parcels`)).body.parcels as ParcelView[];
  const [first] = await listed();
  if (first === undefined) throw new Error('the order has no parcel');
  for (const lines of splits) await desk.act(first.id, 'split', { lines });
  for (const [index, parcel] of (await listed()).slice(from, to).entries()) {
    await packParcel(staff, parcel);
    const shipment = { courier: 'Delhivery', trackingNumber: `AWB-${parcel.number}-${index + 1}` };
    const shipped = await desk.act(parcel.id, 'shipment', shipment);
    if (shipped.status !== 200) throw new Error(JSON.stringify(shipped.body));
  }
  return listed();
}

/** Two packs and a bottle, claimed, scanned and closed. */
export async function packedParcel(
  shop: TestShop,
  shopper: TestShopper,
  staff: Pick<TestStaff, 'call'>,
): Promise<ParcelView> {
  const orderId = await placeTestOrder(shop, shopper, await twoKinds(shop));
  const [parcel] = (await staff.call('GET', `/orders/${orderId}/parcels`)).body.parcels as ParcelView[];
  if (parcel === undefined) throw new Error('the order has no parcel');
  return packParcel(staff, parcel);
}

async function packParcel(staff: Pick<TestStaff, 'call'>, parcel: ParcelView): Promise<ParcelView> {
  const desk = parcelDesk(staff);
  await staff.call('POST', '/packing/claims', { body: { code: parcel.number } });
  for (const { sku, quantity, position } of parcel.lines) {
    for (let unit = 1; unit <= quantity; unit += 1) {
      const gestureId = `gesture ${parcel.id} ${position} ${unit}`;
      await staff.call('POST', `/parcels/${parcel.id}/scans`, { body: { gestureId, code: sku } });
    }
  }
  const closed = await desk.act(parcel.id, 'close', { weightGrams: 900 });
  if (closed.status !== 200) throw new Error(JSON.stringify(closed.body));
  return closed.body.parcel as ParcelView;
}
