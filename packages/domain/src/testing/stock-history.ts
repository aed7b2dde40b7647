import { paise } from '../money.ts';
import type { ReceiptCost } from '../stock-value/stock-book.ts';
import type { MovedOnDay } from '../stock-value/value-stock.ts';

export function moved(
  day: string,
  kind: MovedOnDay['kind'],
  quantity: number,
  more: Partial<MovedOnDay> = {},
): MovedOnDay {
  return { day, kind, quantity, reason: null, receiptId: null, isUndo: false, ...more };
}

export function costed(
  receiptId: string,
  bookedOn: string,
  units: number,
  cost: number,
  igst = 0,
): ReceiptCost {
  return { receiptId, bookedOn, units, amounts: { cost: paise(cost), igst: paise(igst), cgst: paise(0) } };
}

export function received(day: string, receiptId: string, quantity: number): MovedOnDay {
  return moved(day, 'receive', quantity, { receiptId });
}
