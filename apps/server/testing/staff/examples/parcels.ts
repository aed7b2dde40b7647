import * as bookingCalls from '@ilaneer/contract/staff/parcels/courier-booking';
import * as eWayCalls from '@ilaneer/contract/staff/parcels/e-way-bill';
import * as documentCalls from '@ilaneer/contract/staff/parcels/packing-documents';
import type { ParcelView } from '@ilaneer/contract/staff/parcels/parcel-views';
import * as calls from '@ilaneer/contract/staff/parcels/parcels';
import { eq } from 'drizzle-orm';
import { orders } from '../../../src/db/schema/order/order.ts';
import { parcelBookings } from '../../../src/db/schema/order/parcel-booking.ts';
import { variantWithStock } from '../../shoppers/find-variant.ts';
import { placeTestOrder } from '../../shoppers/test-order.ts';
import { type ExampleKit, staffExamples } from '../staff-example.ts';

const PACK = 'tender-coconut-water-pack_V01';
const SHIPMENT = { courier: 'Delhivery', trackingNumber: '1490819283' };

export const parcelExamples = staffExamples(calls, {
  getPackingQueue: { prepare: async (kit) => ({ query: { search: (await waiting(kit)).orderNumber } }) },
  listOrderParcels: { prepare: async (kit) => ({ params: { orderId: (await waiting(kit)).orderId } }) },
  getParcel: { prepare: async (kit) => ({ params: { parcelId: (await waiting(kit)).id } }) },
  claimParcel: {
    prepare: async (kit) => ({ body: { code: (await waiting(kit)).number } }),
    countsOnce: 'PARCEL_CLAIMED',
  },
  releaseParcel: { prepare: async (kit) => seen(await claimed(kit)) },
  scanIntoParcel: {
    countsOnce: 'answers alike',
    // Claimed; its scanner reads twice.
    isOwn: true,
    prepare: async (kit) => {
      const { id, lines } = await claimed(kit);
      return { params: { parcelId: id }, body: { gestureId: 'gesture-1', code: lines[0]?.sku ?? '' } };
    },
  },
  endInterruption: {
    prepare: async (kit) => {
      const { id, orderId } = await filled(kit);
      // Packers may not hold orders.
      const held = { heldAt: new Date(), holdReason: 'Asked to wait' };
      await kit.shop.db.update(orders).set(held).where(eq(orders.id, orderId));
      const stopped = await parcelOf(await kit.staff.call('GET', `/parcels/${id}`));
      const takenOut = stopped.takeOut.map(({ variantId, quantity }) => ({ variantId, quantity }));
      return { ...seen(stopped), body: { takenOut } };
    },
  },
  closeParcel: {
    prepare: async (kit) => ({ ...seen(await filled(kit)), body: { weightGrams: 900 } }),
    // Claimed.
    isOwn: true,
  },
  reopenParcel: {
    prepare: async (kit) => ({ ...seen(await packed(kit)), body: { reason: 'The slip was left out' } }),
  },
  shipParcel: { prepare: async (kit) => ({ ...seen(await packed(kit)), body: SHIPMENT }) },
  moveParcel: {
    prepare: async (kit) => {
      const shipped = await change(kit, await packed(kit), 'shipment', SHIPMENT);
      return { ...seen(shipped), body: { move: 'deliver' } };
    },
  },
  inspectParcel: {
    prepare: async (kit) => {
      const shipped = await change(kit, await packed(kit), 'shipment', SHIPMENT);
      const back = await change(kit, shipped, 'moves', { move: 'back' });
      return { ...seen(back), body: { restock: [{ position: 1, quantity: 1 }] } };
    },
  },
  splitParcel: {
    prepare: async (kit) => ({
      ...seen(await waiting(kit)),
      body: { lines: [{ position: 1, quantity: 1 }] },
    }),
  },
  mergeParcel: {
    prepare: async (kit) => {
      const parcel = await waiting(kit);
      const split = { lines: [{ position: 1, quantity: 1 }] };
      const answer = await kit.staff.call('POST', `/parcels/${parcel.id}/split`, {
        body: split,
        version: parcel.version,
      });
      const [, other] = answer.body.parcels as ParcelView[];
      return seen(other ?? parcel);
    },
    slowerError: 'PARCEL_NOT_FOUND',
  },
});

export const packingDocumentExamples = staffExamples(documentCalls, {
  printPackingDocuments: {
    prepare: async (kit) => ({
      body: { parcelIds: [(await waiting(kit)).id], kinds: ['label'], format: 'zpl' },
    }),
  },
});

export const courierBookingExamples = staffExamples(bookingCalls, {
  listCouriers: { prepare: async () => ({}) },
  bookParcel: {
    prepare: async (kit) => ({
      ...seen(await packed(kit)),
      body: { courier: 'delhivery', weightGrams: 900 },
    }),
  },
  cancelBooking: { prepare: async (kit) => seen(await booked(kit)) },
  printCourierLabel: { prepare: async (kit) => ({ params: { parcelId: (await booked(kit)).id } }) },
});

export const eWayBillExamples = staffExamples(eWayCalls, {
  putEWayBill: {
    prepare: async (kit) => ({
      params: { orderId: (await waiting(kit)).orderId },
      body: { number: '1234 5678 9012', madeOn: '2026-01-01' },
    }),
    countsOnce: 'answers alike',
  },
  downloadEWayBill: { prepare: async (kit) => ({ params: { orderId: (await waiting(kit)).orderId } }) },
});

/** Of its own job nothing is left to do. */
async function booked(kit: ExampleKit): Promise<ParcelView> {
  const { id: parcelId, number: reference } = await packed(kit);
  const at = kit.shop.deps.now();
  await kit.shop.db.insert(parcelBookings).values({
    ...{ parcelId, attempt: 1, courier: 'delhivery', reference, state: 'booked', weightGrams: 900 },
    ...{ tries: 1, awb: `59${reference.replace(/\D/g, '')}`, handle: '', createdAt: at, updatedAt: at },
    ...{ actorKind: 'staff', actorId: kit.staff.id },
  });
  return parcelOf(await kit.staff.call('GET', `/parcels/${parcelId}`));
}

async function waiting({ shop, staff }: ExampleKit): Promise<ParcelView> {
  const pack = await variantWithStock(shop, PACK, 1_000);
  const orderId = await placeTestOrder(shop, await shop.newShopper(), [{ ...pack, quantity: 2 }]);
  const { body } = await staff.call('GET', `/orders/${orderId}/parcels`);
  const [parcel] = body.parcels as ParcelView[];
  if (parcel === undefined) throw new Error(`an order has no parcel: ${JSON.stringify(body)}`);
  return parcel;
}

async function claimed(kit: ExampleKit): Promise<ParcelView> {
  const { number: code } = await waiting(kit);
  return parcelOf(await kit.staff.call('POST', '/packing/claims', { body: { code } }));
}

async function filled(kit: ExampleKit): Promise<ParcelView> {
  const parcel = await claimed(kit);
  const code = parcel.lines[0]?.sku ?? '';
  for (const gestureId of ['gesture-1', 'gesture-2']) {
    await kit.staff.call('POST', `/parcels/${parcel.id}/scans`, { body: { gestureId, code } });
  }
  return parcelOf(await kit.staff.call('GET', `/parcels/${parcel.id}`));
}

async function packed(kit: ExampleKit): Promise<ParcelView> {
  return change(kit, await filled(kit), 'close', {});
}

async function change({ staff }: ExampleKit, { id, version }: ParcelView, step: string, body: object) {
  return parcelOf(await staff.call('POST', `/parcels/${id}/${step}`, { body, version }));
}

function parcelOf({ body }: { readonly body: Record<string, unknown> }): ParcelView {
  return body.parcel as ParcelView;
}

function seen({ id: parcelId, version }: ParcelView) {
  return { params: { parcelId }, version };
}
