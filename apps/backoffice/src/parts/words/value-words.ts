import { formatMoment } from '@ilaneer/domain/india-day';

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** A value of any field in words, for differences: what is empty says so. */
export function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return '(empty)';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return MOMENT.test(value) ? formatMoment(value) : value;
  if (Array.isArray(value)) return value.length === 0 ? '(none)' : value.map(valueWords).join(', ');
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([name, inner]) => `${name}: ${valueWords(inner)}`)
      .join('; ');
  }
  return String(value);
}
