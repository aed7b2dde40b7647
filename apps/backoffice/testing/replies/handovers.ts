import type { HandoverParcelView, HandoverView } from '@ilaneer/contract/staff/parcels/handovers';

export const EMPTY_HANDOVER: HandoverView = {
  id: 'hand-1',
  number: 17,
  courier: 'DTDC',
  state: 'open',
  openedAt: '2026-11-30T11:00:00.000Z',
  closedAt: null,
  scanned: 0,
  handedOver: 0,
  refused: 0,
  handedTo: '',
  canAskForPickup: false,
  pickupAskedAt: null,
  parcels: [],
};

export const HANDOVER_PARCEL: HandoverParcelView = {
  parcelId: 'parcel-1',
  number: 'OD10001-1',
  trackingNumber: 'KL123456',
  weightGrams: 900,
  toCollect: null,
  result: null,
  refusal: null,
};

export const FILLED_HANDOVER: HandoverView = { ...EMPTY_HANDOVER, scanned: 1, parcels: [HANDOVER_PARCEL] };
