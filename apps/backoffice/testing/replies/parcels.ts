import type { ParcelView } from '@ilaneer/contract/staff/parcels/parcel-views';
import { PICTURE } from './orders.ts';

/** A parcel of two packs that the member at work is packing. */
export const PARCEL: ParcelView = {
  id: 'parcel-1',
  number: 'OD10001-1',
  orderId: 'order-1',
  orderNumber: 'OD10001',
  parcels: 1,
  state: 'packing',
  allowed: ['give back', 'close', 'cancel'],
  claimedBy: { id: 'asha', name: 'Asha Menon' },
  recipient: { name: 'Anu Thomas', city: 'Kochi', state: 'Kerala', pinCode: '682001' },
  placedAt: '2026-11-29T05:38:17.115Z',
  toCollect: 672.6,
  needsEWayBill: false,
  unprintable: [],
  hold: null,
  interruption: null,
  takeOut: [],
  weightGrams: null,
  courier: null,
  trackingNumber: null,
  packedBy: null,
  packedAt: null,
  shippedAt: null,
  deliveredAt: null,
  events: [],
  lines: [
    {
      position: 1,
      name: 'Tender Coconut Water Pack',
      variantName: 'Pack: 6 x 200 ml',
      sku: 'ILN-TCW-P06-NAT',
      barcode: '2008260001452',
      picture: PICTURE,
      quantity: 2,
      packed: 0,
      batches: [{ code: 'A260918', bestBefore: '2027-03-17', quantity: 2 }],
    },
  ],
  version: 2,
};

/** The same, packed and weighed. */
export const PACKED: ParcelView = {
  ...PARCEL,
  state: 'packed',
  allowed: ['reopen', 'ship', 'cancel'],
  claimedBy: null,
  weightGrams: 1_450,
  packedBy: 'Devika Pillai',
  packedAt: '2026-11-29T06:10:00.000Z',
  lines: PARCEL.lines.map((line) => ({ ...line, packed: line.quantity })),
  version: 5,
};
