import { formatPrice } from '@ilaneer/client/format-price';
import { formatMoment } from '@ilaneer/domain/india-day';
import { fieldWords } from './field-words.ts';

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const EMPTY = '(empty)';
const PAISE_A_RUPEE = 100;

const MONEY = new Set([
  'amount',
  'asked',
  'byHand',
  'charge',
  'charges',
  'freeFrom',
  'gross',
  'left',
  'mrp',
  'net',
  'originalPrice',
  'price',
  'refunded',
  'total',
]);

/** For diffs, including empty values. Money in rupees (wire) or paise. */
export function valueWords(value: unknown, field = '', unit: 'rupees' | 'paise' = 'rupees'): string {
  if (typeof value === 'number' && MONEY.has(field)) {
    return formatPrice(unit === 'paise' ? value / PAISE_A_RUPEE : value);
  }
  if (value === null || value === undefined || value === '') return EMPTY;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return MOMENT.test(value) ? formatMoment(value) : value;
  if (Array.isArray(value)) {
    const words = value.map((one) => valueWords(one, '', unit));
    if (words.length === 0) return '(none)';
    return words.join(value.some((one) => typeof one === 'object' && one !== null) ? '\n' : ', ');
  }
  if (typeof value === 'object') return partsOf(value, unit);
  return String(value);
}

function partsOf(value: object, unit: 'rupees' | 'paise'): string {
  const parts = Object.entries(value)
    .map(([name, inner]) => ({ name, inner, words: valueWords(inner, name, unit) }))
    .filter(({ words }) => words !== EMPTY)
    .map(({ name, inner, words }) => {
      const isNested = typeof inner === 'object' && inner !== null && !Array.isArray(inner);
      return `${fieldWords(name)}: ${isNested ? `(${words})` : words}`;
    });
  return parts.length === 0 ? EMPTY : parts.join('; ');
}
