import type { MovementKind } from '@ilaneer/domain/stock/movement';
import type { LossReason } from '@ilaneer/domain/stock-value/stock-flow';
import type { MovedGoods, ReversalRow, ValuedShelf } from '../../stock-value/stock-value.ts';
import { amount, type Column, count, own, text } from './columns.ts';

const KINDS: Readonly<Record<MovementKind, string>> = {
  opening: 'Opening',
  receive: 'Received',
  adjust: 'Adjusted',
  count: 'Counted',
  'write off': 'Written off',
  reserve: 'Ordered',
  release: 'Released',
  ship: 'Sent',
  return: 'Returned',
  hold: 'Held back',
  unhold: 'For sale again',
};

const REASONS: Readonly<Record<LossReason, string>> = {
  damaged: 'Damaged',
  expired: 'Expired',
  lost: 'Lost',
  'sample or own use': 'Sample or own use',
  recalled: 'Recalled',
  count: 'Missing in a count',
  other: 'Other',
};

/** Goods in and out with the balance, as the stock accounts of GST rule 56(2) ask. */
export const MOVEMENT_COLUMNS: readonly Column<MovedGoods>[] = [
  own('Moved at', ({ happenedAt }) => happenedAt),
  text('SKU', ({ sku }) => sku),
  text('Product', ({ productName }) => productName),
  text('Variant', ({ variantName }) => variantName),
  text('Batch', ({ batchCode }) => batchCode),
  own('Movement', ({ kind }) => KINDS[kind]),
  count('Units in', ({ quantity }) => (quantity > 0 ? quantity : null)),
  count('Units out', ({ quantity }) => (quantity < 0 ? 0 - quantity : null)),
  count('Units on hand after', ({ onHand }) => onHand),
  own('Order', ({ orderNumber }) => orderNumber),
  own('Receipt or count', ({ paper }) => paper),
  own('Reason', ({ reason }) => reason),
  text('Note', ({ note }) => note),
  own('Reverses', ({ undoes }) => (undoes === null ? null : String(undoes))),
  own('Entry', ({ position }) => String(position)),
  text('By', ({ actorKind, actorName }) => actorName ?? (actorKind === 'shopper' ? 'Shopper' : 'The shop')),
];

export const STOCK_VALUE_COLUMNS: readonly Column<ValuedShelf>[] = [
  own('At the end of', ({ day }) => day),
  text('SKU', ({ sku }) => sku),
  text('Product', ({ productName }) => productName),
  text('Variant', ({ variantName }) => variantName),
  own('HSN code', ({ hsnCode }) => hsnCode),
  text('Batch', ({ code }) => code),
  own('Best before', ({ bestBefore }) => bestBefore),
  count('Units', ({ units }) => units),
  amount('Average cost in ₹', ({ average }) => average),
  amount('Value in ₹', ({ value }) => value),
  count('Units of the variant without a cost', ({ withoutCost }) => withoutCost),
];

/** CGST Act, s. 17(5)(h) (STOCK-14). */
export const REVERSAL_COLUMNS: readonly Column<ReversalRow>[] = [
  own('Date', ({ loss }) => loss.day),
  text('SKU', ({ sku }) => sku),
  text('Product', ({ productName }) => productName),
  text('Variant', ({ variantName }) => variantName),
  own('HSN code', ({ hsnCode }) => hsnCode),
  own('Reason', ({ loss }) => REASONS[loss.reason]),
  count('Units', ({ loss }) => loss.units),
  count('Units without a cost', ({ loss }) => loss.withoutCost),
  amount('Cost in ₹', ({ loss }) => loss.amounts.cost),
  amount('IGST to reverse in ₹', ({ loss }) => loss.amounts.igst),
  amount('CGST to reverse in ₹', ({ loss }) => loss.amounts.cgst),
  amount('SGST to reverse in ₹', ({ loss }) => loss.amounts.cgst),
];
