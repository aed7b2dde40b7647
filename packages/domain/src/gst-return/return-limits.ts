import { type Paise, paise } from '../money.ts';

/** In force from an ISO day. */
type Dated<Value> = { readonly from: string; readonly value: Value };

/** GST-RETURN-2: invoices above it, to unregistered buyers of another state, are listed singly. */
const LARGE_INVOICE: readonly Dated<Paise>[] = [
  { from: '2017-07-01', value: paise(25_000_000) },
  { from: '2024-08-01', value: paise(10_000_000) },
];

/** Digits of an HSN code up to an annual turnover, and above it (Notification 78/2020). */
export type HsnDigits = { readonly upTo: Paise; readonly fewer: number; readonly more: number };

const HSN_DIGITS: readonly Dated<HsnDigits>[] = [
  { from: '2017-07-01', value: { upTo: paise(500_000_000), fewer: 2, more: 4 } },
  { from: '2021-04-01', value: { upTo: paise(5_000_000_000), fewer: 4, more: 6 } },
];

/** Parts of the HSN table by buyer. */
const HSN_PARTS: readonly Dated<'together' | 'apart'>[] = [
  { from: '2017-07-01', value: 'together' },
  { from: '2025-05-01', value: 'apart' },
];

export function largeInvoiceAbove(day: string): Paise {
  return inForce(LARGE_INVOICE, day);
}

export function hsnDigits(day: string): HsnDigits {
  return inForce(HSN_DIGITS, day);
}

export function areHsnPartsApart(day: string): boolean {
  return inForce(HSN_PARTS, day) === 'apart';
}

function inForce<Value>(list: readonly Dated<Value>[], day: string): Value {
  const found = list.findLast(({ from }) => from <= day);
  if (found === undefined) throw new RangeError(`no GST before 1 July 2017: ${day}`);
  return found.value;
}
