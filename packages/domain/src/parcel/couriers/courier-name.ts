/** Couriers that a shop can set up; others are typed by hand (PARCEL-30). */
export const COURIER_NAMES = ['shiprocket', 'delhivery', 'india-post'] as const;

export type CourierName = (typeof COURIER_NAMES)[number];

/** As written on parcels, labels and in `COURIERS`. */
export const COURIER_TITLES: Readonly<Record<CourierName, string>> = {
  shiprocket: 'Shiprocket',
  delhivery: 'Delhivery',
  'india-post': 'India Post',
};

/** Null for a courier that was typed by hand in other words. */
export function courierTitled(title: string | null): CourierName | null {
  return COURIER_NAMES.find((name) => COURIER_TITLES[name] === title) ?? null;
}
