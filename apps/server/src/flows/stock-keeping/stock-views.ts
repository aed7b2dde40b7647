import type { MovementView } from '@ilaneer/contract/staff/stock/movements';
import type { StockView } from '@ilaneer/contract/staff/stock/stock';
import { paise, rupeesFromPaise } from '@ilaneer/domain/money';
import { isIncluded } from '@ilaneer/domain/pricing/price-mode';
import type { LedgerRow, StockRow } from '../../modules/stock/stock.ts';
import { gstPercent, type RateOfHsn } from '../../modules/tax-rate/tax-rate.ts';

export function toStockView(
  { mrpPaise, lowestMrpPaise, hsnCode, ...stock }: StockRow,
  rateOf: RateOfHsn,
): StockView {
  const rate = rateOf(hsnCode);
  const isOnTop = rate !== null && !isIncluded(rate);
  return {
    ...stock,
    mrp: rupeesFromPaise(paise(mrpPaise)),
    lowestMrp: lowestMrpPaise === null ? null : rupeesFromPaise(paise(lowestMrpPaise)),
    gstOnTop: isOnTop ? gstPercent(rate, paise(stock.pricePaise)) : 0,
    isLow: stock.lowStockAt !== null && stock.forSale <= stock.lowStockAt,
  };
}

export function toMovementView(row: LedgerRow): MovementView {
  const { position, kind, quantity, onHand, forSale, paper, reason, note, undoes } = row;
  return {
    position,
    at: row.happenedAt,
    kind,
    quantity,
    onHand,
    forSale,
    batch: row.batchId === null ? null : { id: row.batchId, code: row.batchCode ?? '' },
    order: row.orderId === null ? null : { id: row.orderId, number: row.orderNumber ?? '' },
    paper,
    reason,
    note,
    who: whoOf(row),
    undoes,
    isUndone: row.undone,
  };
}

// The order has its customer; packers see none here.
function whoOf({ actorKind, actorId, actorName }: LedgerRow): string {
  switch (actorKind) {
    case 'shopper':
      return 'A shopper';
    case 'staff':
      return actorName ?? actorId;
    case 'system':
      return actorId === 'clock' ? 'The clock' : 'The shop';
  }
}
