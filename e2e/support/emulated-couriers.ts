import type { ParcelView } from '@ilaneer/contract/staff/parcels/parcel-views';
import { COURIER_TITLES, type CourierName } from '@ilaneer/domain/parcel/couriers/courier-name';
import { type APIRequestContext, expect } from '@playwright/test';
import type { Order } from './shopper.ts';
import type { staffCalls } from './staff.ts';

type Desk = ReturnType<typeof staffCalls>;

/** Moves the clock of all emulated parcels, whose scans then reach the shop, doubled and shuffled. */
export async function later(request: APIRequestContext, hours: number): Promise<void> {
  const moved = await request.post('/sandbox-couriers/clock', { data: { hours } });
  expect(moved.ok(), await moved.text()).toBe(true);
}

export async function live(request: APIRequestContext, awb: string, life: string): Promise<void> {
  const chosen = await request.post(`/sandbox-couriers/lives/${awb}`, { data: { life } });
  expect(chosen.ok(), await chosen.text()).toBe(true);
}

/** Its only parcel, scanned and closed. */
export async function packed(desk: Desk, { orderId }: Pick<Order, 'orderId'>): Promise<ParcelView> {
  const [parcel] = (await desk('GET', `/orders/${orderId}/parcels`)).body.parcels as ParcelView[];
  if (parcel === undefined) throw new Error('the order has no parcel');
  await desk('POST', '/packing/claims', { body: { code: parcel.number } });
  for (const { sku, quantity, position } of parcel.lines) {
    for (let unit = 1; unit <= quantity; unit += 1) {
      const gestureId = `gesture ${parcel.id} ${position} ${unit}`;
      await desk('POST', `/parcels/${parcel.id}/scans`, { body: { gestureId, code: sku } });
    }
  }
  const { version } = await parcelOf(desk, parcel.id);
  const closed = await desk('POST', `/parcels/${parcel.id}/close`, { body: { weightGrams: 750 }, version });
  expect(closed.status, JSON.stringify(closed.body)).toBe(200);
  return closed.body.parcel as ParcelView;
}

/** Packed, booked and shipped; the courier's number. */
export async function sentWith(desk: Desk, order: Order, courier: CourierName): Promise<string> {
  const { id, version } = await packed(desk, order);
  const asked = await desk('POST', `/parcels/${id}/booking`, { body: { courier }, version });
  expect(asked.status, JSON.stringify(asked.body)).toBe(200);
  await expect.poll(async () => (await parcelOf(desk, id)).booking?.awb ?? '').not.toBe('');
  const booked = await parcelOf(desk, id);
  const trackingNumber = booked.booking?.awb ?? '';
  const body = { courier: COURIER_TITLES[courier], trackingNumber };
  const shipped = await desk('POST', `/parcels/${id}/shipment`, { body, version: booked.version });
  expect(shipped.status, JSON.stringify(shipped.body)).toBe(200);
  return trackingNumber;
}

async function parcelOf(desk: Desk, parcelId: string): Promise<ParcelView> {
  return (await desk('GET', `/parcels/${parcelId}`)).body.parcel as ParcelView;
}
