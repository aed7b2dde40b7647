import type { ParcelEventKind } from '../parcel-event.ts';

/** Numbers of apidocs.shiprocket.in; those left out tell nothing of the parcel's way (PARCEL-34). */
const KINDS: Readonly<Record<number, ParcelEventKind>> = {
  6: 'in transit',
  7: 'delivered',
  9: 'returning',
  10: 'back',
  12: 'lost',
  14: 'returning',
  17: 'out for delivery',
  18: 'in transit',
  21: 'attempt failed',
  22: 'in transit',
  24: 'damaged',
  25: 'damaged',
  38: 'in transit',
  39: 'in transit',
  40: 'returning',
  41: 'returning',
  42: 'in transit',
  44: 'damaged',
  46: 'returning',
};

export function kindOfShiprocket(status: number): ParcelEventKind | null {
  return KINDS[status] ?? null;
}
