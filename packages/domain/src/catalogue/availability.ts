/** Wire texts (CATALOGUE-3). */
export const AVAILABILITIES = ['In stock', 'Low stock', 'Out of stock'] as const;

export type Availability = (typeof AVAILABILITIES)[number];

const LOW_STOCK_UP_TO = 4;

/** CATALOGUE-3, by units. */
export function availabilityOf(stock: number): Availability {
  if (stock <= 0) return 'Out of stock';
  return stock <= LOW_STOCK_UP_TO ? 'Low stock' : 'In stock';
}

/** Options of the availability filter (CATALOGUE-11). */
export type AvailabilityFilter = 'all' | 'in-stock' | 'out-of-stock' | 'low-stock';

const FILTERS = { 'In stock': 'in-stock', 'Low stock': 'low-stock', 'Out of stock': 'out-of-stock' } as const;

export function filterOfAvailability(availability: Availability): AvailabilityFilter {
  return FILTERS[availability];
}
