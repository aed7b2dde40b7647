import type { BillView, PurchaseRowView, PurchaseView } from '@ilaneer/contract/staff/stock/purchases';
import type { MovedView, StockValueReply, StockValueRow } from '@ilaneer/contract/staff/stock/stock-value';
import { paise, rupeesFromPaise, sumPaise } from '@ilaneer/domain/money';
import {
  addAmounts,
  addMoved,
  type CostAmounts,
  type MovedUnits,
  NO_AMOUNTS,
  NOTHING_MOVED,
} from '@ilaneer/domain/stock-value/cost-pool';
import { costOfLine } from '@ilaneer/domain/stock-value/supplier-bill';
import { averageCost, type StockPeriod } from '@ilaneer/domain/stock-value/value-stock';
import type { listBills, PurchasedGoods, PurchaseRow } from '../../modules/stock/stock.ts';
import type { ValuedVariant } from './read-stock-value.ts';
import type { ShelfOnDay } from './value-repository.ts';

const SKUS_NAMED = 10;

export function toValueRow(
  { value: { closing }, hsnCode: _, ...named }: ValuedVariant,
  shelves: readonly ShelfOnDay[],
): StockValueRow {
  const oldest = shelves.find(({ variantId, units }) => variantId === named.variantId && units > 0);
  const { batchId = null, code = null, bestBefore = null } = oldest ?? {};
  const average = averageCost(closing);
  return {
    ...named,
    units: closing.units,
    withoutCost: closing.withoutCost,
    average: average === null ? null : rupeesFromPaise(average),
    value: rupeesFromPaise(closing.amounts.cost),
    oldest:
      batchId === null || code === null || bestBefore === null ? null : { id: batchId, code, bestBefore },
  };
}

export function toStockAccount(
  variants: readonly ValuedVariant[],
  { from, to }: StockPeriod,
): Pick<StockValueReply, 'from' | 'to' | 'account' | 'reversal' | 'missing'> {
  const sum = (of: (value: ValuedVariant['value']) => MovedUnits) =>
    variants.reduce((total, { value }) => addMoved(total, of(value)), NOTHING_MOVED);
  const sold = sum((value) => value.sold);
  const losses = sum((value) => value.losses.reduce(addMoved, NOTHING_MOVED));
  const lateCost = variants.reduce<CostAmounts>(
    (total, { value }) => addAmounts(total, value.lateCost),
    NO_AMOUNTS,
  ).cost;
  const missing = variants.filter(({ value: { closing } }) => closing.withoutCost !== 0);
  const { igst, cgst } = losses.amounts;
  return {
    ...{ from, to },
    account: {
      opening: toMovedView(sum((value) => value.opening)),
      received: toMovedView(sum((value) => value.received)),
      corrections: toMovedView(sum((value) => value.corrections)),
      sold: toMovedView(sold),
      losses: toMovedView(losses),
      lateCost: rupeesFromPaise(lateCost),
      costOfGoodsSold: rupeesFromPaise(sumPaise(sold.amounts.cost, lateCost)),
      closing: toMovedView(sum((value) => value.closing)),
    },
    reversal: {
      igst: rupeesFromPaise(igst),
      cgst: rupeesFromPaise(cgst),
      sgst: rupeesFromPaise(cgst),
    },
    missing: { variants: missing.length, first: missing.slice(0, SKUS_NAMED).map(({ sku }) => sku) },
  };
}

function toMovedView({ units, withoutCost, amounts }: MovedUnits): MovedView {
  return { units, withoutCost, cost: rupeesFromPaise(amounts.cost) };
}

export function toPurchaseRow({
  id,
  number,
  receivedOn,
  units,
  supplierName,
  billNumber,
  billedOn,
  costPaise,
}: PurchaseRow): PurchaseRowView {
  const cost = costPaise === null ? null : inRupees(costPaise);
  return { id, number, receivedOn, units, supplierName, billNumber, billedOn, cost };
}

export function toPurchaseView(
  purchase: PurchaseRow,
  goods: readonly PurchasedGoods[],
  bills: Awaited<ReturnType<typeof listBills>>,
  more: { readonly lockedThrough: string | null; readonly names: ReadonlyMap<string, string> },
): PurchaseView {
  const skus = new Map(goods.map(({ variantId, sku }) => [variantId, sku]));
  return {
    ...toPurchaseRow(purchase),
    note: purchase.note,
    who: purchase.who,
    goods: [...goods],
    bills: bills.map(({ bill, lines }) => ({
      revision: bill.revision,
      supplierName: bill.supplierName,
      supplierGstin: bill.supplierGstin,
      number: bill.number,
      billedOn: bill.billedOn,
      freight: inRupees(bill.freightPaise),
      bookedOn: bill.bookedOn,
      reason: bill.reason,
      who: more.names.get(bill.actorId) ?? 'The shop',
      recordedAt: bill.recordedAt.toISOString(),
      lines: lines.map((line) => toLineView(line, skus.get(line.variantId) ?? line.variantId)),
    })),
    lockedThrough: more.lockedThrough,
    version: purchase.revision ?? 0,
  };
}

type StoredLine = Awaited<ReturnType<typeof listBills>>[number]['lines'][number];

function toLineView(stored: StoredLine, sku: string): BillView['lines'][number] {
  const { variantId, quantity, gstBasisPoints, claimsTax } = stored;
  const line = {
    ...{ variantId, quantity, gstBasisPoints, claimsTax },
    amount: paise(stored.amountPaise),
    freight: paise(stored.freightPaise),
    igst: paise(stored.igstPaise),
    cgst: paise(stored.cgstPaise),
    sgst: paise(stored.sgstPaise),
  };
  return {
    ...{ variantId, sku, quantity, claimsTax, gstRate: gstBasisPoints / 100 },
    amount: rupeesFromPaise(line.amount),
    freight: rupeesFromPaise(line.freight),
    igst: rupeesFromPaise(line.igst),
    cgst: rupeesFromPaise(line.cgst),
    sgst: rupeesFromPaise(line.sgst),
    cost: rupeesFromPaise(costOfLine(line).cost),
  };
}

function inRupees(amount: number): number {
  return rupeesFromPaise(paise(amount));
}
