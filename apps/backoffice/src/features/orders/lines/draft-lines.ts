import type { PartOf } from '@ilaneer/contract/message/call';
import type { StaffOrderView } from '@ilaneer/contract/staff/orders/order-detail';
import type { OrderGoodsView, previewOrderLines } from '@ilaneer/contract/staff/orders/order-lines';
import { unitsProblem } from '@ilaneer/domain/cart/line-quantity';

export type WantedLines = Omit<PartOf<typeof previewOrderLines, 'body'>, 'version'>;

export type DraftLine = {
  readonly key: string;
  readonly position: number | null;
  readonly before: number;
} & Omit<StaffOrderView['lines'][number], 'position' | 'total' | 'gstRate'>;

export type LineDifference = { readonly line: DraftLine; readonly before: number; readonly now: number };

export function draftOf(order: StaffOrderView): readonly DraftLine[] {
  return order.lines.map(({ total: _total, gstRate: _rate, ...line }) => ({
    ...line,
    key: String(line.position),
    before: line.quantity,
  }));
}

/** Adds a unit to the matching line, or a new line. */
export function withGoods(lines: readonly DraftLine[], goods: OrderGoodsView): readonly DraftLine[] {
  const known = lines.findIndex(({ variantId }) => variantId === goods.variantId);
  const line = lines[known];
  if (line !== undefined) return lines.with(known, { ...line, quantity: line.quantity + 1 });
  const { productId: _product, forSale: _stock, ...shown } = goods;
  return [...lines, { ...shown, key: goods.variantId, position: null, before: 0, quantity: 1 }];
}

/** Keeps invalid quantities; removes an added line at zero. */
export function withQuantity(
  lines: readonly DraftLine[],
  key: string,
  quantity: number,
): readonly DraftLine[] {
  return lines.flatMap((line) => {
    if (line.key !== key) return [line];
    return line.position === null && quantity === 0 ? [] : [{ ...line, quantity }];
  });
}

export function lineProblem({ position, quantity }: DraftLine): string | null {
  return unitsProblem(quantity, position === null ? 1 : 0);
}

/** Null if nothing changed or a quantity is invalid. */
export function wantedOf(lines: readonly DraftLine[]): WantedLines | null {
  if (lines.some((line) => lineProblem(line) !== null)) return null;
  const changed = lines.flatMap(({ position, quantity, before }) =>
    position !== null && quantity !== before ? [{ position, quantity }] : [],
  );
  const added = lines.flatMap(({ position, variantId, quantity }) =>
    position === null ? [{ variantId, quantity }] : [],
  );
  return changed.length + added.length === 0 ? null : { lines: changed, added };
}

export function differenceOf(before: readonly DraftLine[], now: readonly DraftLine[]): LineDifference[] {
  const gone = before.filter((line) => sameIn(now, line) === undefined);
  const changed = now.map((line) => ({ line, before: sameIn(before, line)?.before ?? 0, now: line.before }));
  return [...changed, ...gone.map((line) => ({ line, before: line.before, now: 0 }))].filter(
    (one) => one.before !== one.now,
  );
}

/** The current lines with the typed quantities; lines removed meanwhile stay removed. */
export function onTopOf(now: readonly DraftLine[], mine: readonly DraftLine[]): readonly DraftLine[] {
  const own = mine.filter(({ position, quantity, before }) => position === null || quantity !== before);
  const kept = now.map((line) => {
    const wish = sameIn(own, line);
    return wish === undefined ? line : { ...line, quantity: wish.quantity };
  });
  const added = own.filter(
    ({ position, variantId }) => position === null && now.every((line) => line.variantId !== variantId),
  );
  return [...kept, ...added];
}

function sameIn(lines: readonly DraftLine[], { variantId, price }: DraftLine): DraftLine | undefined {
  return lines.find((line) => line.variantId === variantId && line.price === price);
}
