import { formatPrice } from '@ilaneer/client/format-price';
import { formatMoment } from '@ilaneer/domain/india-day';

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** Fields that hold rupees, as the wire and the audit log have them. */
const MONEY = new Set([
  'amount',
  'asked',
  'byHand',
  'charge',
  'freeFrom',
  'left',
  'mrp',
  'originalPrice',
  'price',
  'refunded',
  'total',
]);

/** A value of any field in words, for differences: what is empty says so. */
export function valueWords(value: unknown, field = ''): string {
  if (typeof value === 'number' && MONEY.has(field)) return formatPrice(value);
  if (value === null || value === undefined || value === '') return '(empty)';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return MOMENT.test(value) ? formatMoment(value) : value;
  if (Array.isArray(value))
    return value.length === 0 ? '(none)' : value.map((one) => valueWords(one)).join(', ');
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([name, inner]) => `${name}: ${valueWords(inner, name)}`)
      .join('; ');
  }
  return String(value);
}
