import { MAX_LINE_QUANTITY } from '../cart/line-quantity.ts';
import type { OrderStatus } from '../order/status.ts';
import { type Parcelled, packedParcel } from '../parcel/parcel-state.ts';
import { err, ok, type Result } from '../result.ts';

export type EditableLine = {
  readonly position: number;
  readonly variantId: string;
  readonly quantity: number;
  readonly pricePaise: number;
  readonly originalPricePaise: number;
  readonly mrpPaise: number;
};

export type WantedLines = {
  readonly lines: readonly { readonly position: number; readonly quantity: number }[];
  readonly added: readonly { readonly variantId: string; readonly quantity: number }[];
};

export type EditLinesError =
  | { readonly code: 'NOTHING_CHANGED' | 'NOTHING_LEFT' }
  | { readonly code: 'LINE_UNKNOWN' | 'LINE_NAMED_TWICE'; readonly index: number }
  | { readonly code: 'NOT_SOLD' | 'TOO_MANY'; readonly variantId: string };

/** Why the lines of an order can't be changed. */
export type LinesClosed =
  | 'awaits payment'
  | 'packed'
  | 'gone'
  | 'cancelled'
  | 'asked to pay'
  | 'invoiced'
  | 'quoted';

/** Editable until a box is closed (ORDER-34). */
export function linesClosed(order: {
  readonly status: OrderStatus;
  readonly parcels: readonly Parcelled[];
  /** The last edit awaits payment. */
  readonly isAsked: boolean;
  readonly isInvoiced: boolean;
  /** Prices and freight of a quote (QUOTE-7). */
  readonly isQuoted: boolean;
}): LinesClosed | null {
  switch (order.status) {
    case 'pending':
      return 'awaits payment';
    case 'cancelled':
      return 'cancelled';
    case 'shipped':
    case 'in transit':
    case 'delivered':
      return 'gone';
    case 'placed':
    case 'processing': {
      if (order.isInvoiced) return 'invoiced';
      if (order.isQuoted) return 'quoted';
      if (order.isAsked) return 'asked to pay';
      return packedParcel(order.parcels) ? 'packed' : null;
    }
  }
}

/**
 * Kept units keep their price; added ones cost today's, merged into a line of equal terms (ORDER-35). Errors:
 * the invalid request.
 */
export function editLines<Line extends EditableLine>(
  current: readonly Line[],
  wanted: WantedLines,
  todayOf: (variantId: string) => Line | null,
): Result<readonly Line[], EditLinesError> {
  const asked = new Map<number, number>();
  for (const [index, { position, quantity }] of wanted.lines.entries()) {
    if (!current.some((line) => line.position === position)) return err({ code: 'LINE_UNKNOWN', index });
    if (asked.has(position)) return err({ code: 'LINE_NAMED_TWICE', index });
    asked.set(position, quantity);
  }
  const more: { readonly variantId: string; readonly quantity: number }[] = [];
  const kept = current.flatMap((line): Line[] => {
    const quantity = asked.get(line.position) ?? line.quantity;
    if (quantity > line.quantity) {
      more.push({ variantId: line.variantId, quantity: quantity - line.quantity });
    }
    const stays = Math.min(quantity, line.quantity);
    return stays === 0 ? [] : [{ ...line, quantity: stays }];
  });
  let lines: Line[] = kept;
  for (const { variantId, quantity } of [...more, ...wanted.added]) {
    if (quantity === 0) continue;
    const today = todayOf(variantId);
    if (today === null) return err({ code: 'NOT_SOLD', variantId });
    lines = withUnits(lines, current, { ...today, quantity });
    if (unitsOf(lines, variantId) > MAX_LINE_QUANTITY) return err({ code: 'TOO_MANY', variantId });
  }
  if (lines.length === 0) return err({ code: 'NOTHING_LEFT' });
  return isSame(current, lines) ? err({ code: 'NOTHING_CHANGED' }) : ok(lines);
}

/** Units taken from and returned to stock; all positive. */
export function stockOfEdit(
  before: readonly Pick<EditableLine, 'variantId' | 'quantity'>[],
  after: readonly Pick<EditableLine, 'variantId' | 'quantity'>[],
): {
  readonly taken: readonly { readonly variantId: string; readonly quantity: number }[];
  readonly back: readonly { readonly variantId: string; readonly quantity: number }[];
} {
  const ids = [...new Set([...before, ...after].map(({ variantId }) => variantId))];
  const changes = ids.map((variantId) => ({
    variantId,
    quantity: unitsOf(after, variantId) - unitsOf(before, variantId),
  }));
  return {
    taken: changes.filter(({ quantity }) => quantity > 0),
    back: changes.flatMap((one) => (one.quantity < 0 ? [{ ...one, quantity: -one.quantity }] : [])),
  };
}

function withUnits<Line extends EditableLine>(
  lines: readonly Line[],
  current: readonly Line[],
  added: Line,
): Line[] {
  const same = lines.find((line) => costsTheSame(line, added));
  if (same !== undefined) {
    return lines.map((line) =>
      line === same ? { ...line, quantity: line.quantity + added.quantity } : line,
    );
  }
  // Positions are never reused, since records refer to them.
  const last = Math.max(0, ...[...current, ...lines].map(({ position }) => position));
  return [...lines, { ...added, position: last + 1 }];
}

function costsTheSame(one: EditableLine, other: EditableLine): boolean {
  return (
    one.variantId === other.variantId &&
    one.pricePaise === other.pricePaise &&
    one.originalPricePaise === other.originalPricePaise &&
    one.mrpPaise === other.mrpPaise
  );
}

function unitsOf(lines: readonly Pick<EditableLine, 'variantId' | 'quantity'>[], variantId: string): number {
  return lines.reduce((sum, line) => sum + (line.variantId === variantId ? line.quantity : 0), 0);
}

function isSame(before: readonly EditableLine[], after: readonly EditableLine[]): boolean {
  return (
    before.length === after.length &&
    before.every((line) =>
      after.some((one) => one.position === line.position && one.quantity === line.quantity),
    )
  );
}
