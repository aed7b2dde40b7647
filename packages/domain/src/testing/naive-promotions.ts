import type { Benefit } from '../promotion/benefits/benefits.ts';
import type { GoodsScope, PromotionLine } from '../promotion/benefits/goods.ts';
import type { Promotion, PromotionContext } from '../promotion/promotion.ts';

// Slow and obvious, with no code of the engine: the property tests compare the two.

type Piece = { readonly line: PromotionLine; left: number };
type Naive = { readonly total: number; readonly discountOf: ReadonlyMap<string, number> };
type NaiveTotal = (discountOf: ReadonlyMap<string, number>, isDeliveryFree: boolean) => number;

export function naivePromotions(
  promotions: readonly Promotion[],
  lines: readonly PromotionLine[],
  context: PromotionContext,
  totalOf: NaiveTotal,
): Naive {
  const fitting = promotions.filter((promotion) => fits(promotion, lines, context));
  const outcomes = subsets(fitting)
    .filter((subset) => isLawful(subset, fitting))
    .map((subset) => trimmed(subset, lines, context, totalOf));
  return outcomes.reduce((best, one) => (one.total < best.total ? one : best));
}

function fits(promotion: Promotion, lines: readonly PromotionLine[], context: PromotionContext): boolean {
  const use = context.useOf(promotion);
  const goods = lines.filter((line) => isFor(promotion.goods, line));
  let pieces = 0;
  let value = 0;
  for (const { price, quantity } of goods) {
    pieces += quantity;
    value += price * quantity;
  }
  if (!promotion.active || pieces === 0) return false;
  if (promotion.code !== null && promotion.code !== context.code) return false;
  if (promotion.firstOrderOnly && !context.isFirstOrder) return false;
  if (promotion.segmentId !== null && !context.segmentIds.includes(promotion.segmentId)) return false;
  const { pinCode } = context;
  const isThere = promotion.pinAreas.some((area) => pinCode?.slice(0, area.length) === area);
  if (promotion.pinAreas.length > 0 && !isThere) return false;
  if (context.hasCoupon && !promotion.withCoupon) return false;
  if (promotion.totalLimit !== null && use.inAll >= promotion.totalLimit) return false;
  if (promotion.perShopperLimit !== null && use.byShopper >= promotion.perShopperLimit) return false;
  if (promotion.minimumQuantity !== null && pieces < promotion.minimumQuantity) return false;
  if (promotion.minimumTotal !== null && value < promotion.minimumTotal) return false;
  return promotion.budget === null || use.spent < promotion.budget;
}

function isFor(scope: GoodsScope, line: PromotionLine): boolean {
  if (scope.exceptProductIds.includes(line.productId)) return false;
  const isUnlimited = scope.productIds.length + scope.categoryIds.length === 0;
  const isNamed = scope.productIds.includes(line.productId);
  return isUnlimited || isNamed || scope.categoryIds.some((id) => line.categoryIds.includes(id));
}

function subsets(list: readonly Promotion[]): Promotion[][] {
  const [first, ...others] = list;
  if (first === undefined) return [[]];
  const rest = subsets(others);
  return [...rest.map((subset) => [first, ...subset]), ...rest];
}

function isLawful(subset: readonly Promotion[], fitting: readonly Promotion[]): boolean {
  if (subset.length === 0) return true;
  if (subset.some(({ combining }) => combining.kind === 'alone')) return subset.length === 1;
  const groupOf = ({ combining }: Promotion) => (combining.kind === 'group' ? combining.group : null);
  for (const promotion of fitting) {
    if (promotion.combining.kind === 'all' && !subset.includes(promotion)) return false;
    const group = groupOf(promotion);
    if (group !== null && subset.filter((one) => groupOf(one) === group).length !== 1) return false;
  }
  return true;
}

/** Drops what costs more than it saves, one by one. */
function trimmed(
  subset: readonly Promotion[],
  lines: readonly PromotionLine[],
  context: PromotionContext,
  totalOf: NaiveTotal,
): Naive {
  const whole = evaluated(subset, lines, context, totalOf);
  let best: { readonly without: readonly Promotion[]; readonly total: number } | null = null;
  for (const dropped of sorted(subset)) {
    const without = subset.filter((one) => one !== dropped);
    const { total } = evaluated(without, lines, context, totalOf);
    if (total < whole.total && (best === null || total <= best.total)) best = { without, total };
  }
  return best === null ? whole : trimmed(best.without, lines, context, totalOf);
}

function sorted(promotions: readonly Promotion[]): Promotion[] {
  const left = [...promotions];
  const list: Promotion[] = [];
  while (left.length > 0) {
    let first = 0;
    left.forEach((one, index) => {
      const lowest = left[first];
      if (lowest === undefined) return;
      const isBefore = one.priority === lowest.priority ? one.id < lowest.id : one.priority < lowest.priority;
      if (isBefore) first = index;
    });
    list.push(...left.splice(first, 1));
  }
  return list;
}

function evaluated(
  subset: readonly Promotion[],
  lines: readonly PromotionLine[],
  context: PromotionContext,
  totalOf: NaiveTotal,
): Naive {
  const pieces: Piece[] = [];
  const byVariant = [...lines].sort((one, other) => one.variantId.localeCompare(other.variantId));
  for (const line of byVariant) {
    for (let count = 0; count < line.quantity; count += 1) pieces.push({ line, left: line.price });
  }
  let isDeliveryFree = false;
  for (const promotion of sorted(subset)) {
    if (promotion.benefit.kind === 'free-delivery') isDeliveryFree = true;
    const offs = offsOf(promotion.benefit, promotion.goods, pieces);
    const sum = offs.reduce((total, off) => total + off, 0);
    const { spent } = context.useOf(promotion);
    if (promotion.budget !== null && sum > promotion.budget - spent) continue;
    pieces.forEach((piece, index) => {
      piece.left -= offs[index] ?? 0;
    });
  }
  const discountOf = new Map<string, number>();
  for (const { line, left } of pieces) {
    discountOf.set(line.variantId, (discountOf.get(line.variantId) ?? 0) + line.price - left);
  }
  const total = totalOf(discountOf, isDeliveryFree);
  // An order of ₹0 cannot be paid.
  return { total: total === 0 ? Number.POSITIVE_INFINITY : total, discountOf };
}

function offsOf(benefit: Benefit, goods: GoodsScope, pieces: readonly Piece[]): number[] {
  const offs = pieces.map(() => 0);
  const chosen = pieces.filter(({ line }) => isFor(goods, line));
  const sum = chosen.reduce((total, { left }) => total + left, 0);
  const take = (piece: Piece, off: number) => {
    offs[pieces.indexOf(piece)] = off;
  };
  switch (benefit.kind) {
    case 'percent': {
      const off = partOf(sum, benefit.basisPoints);
      share(benefit.cap === null ? off : Math.min(off, benefit.cap), chosen, take);
      return offs;
    }
    case 'amount':
      share(Math.min(benefit.amount, sum), chosen, take);
      return offs;
    case 'amount-each':
      for (const piece of chosen) take(piece, Math.min(piece.left, benefit.amount));
      return offs;
    case 'fixed-price':
      for (const piece of chosen) take(piece, Math.max(0, piece.left - benefit.price));
      return offs;
    case 'buy-get': {
      const { gets } = benefit;
      const bought = chosen.filter(({ line }) => gets === null || !isFor(gets, line));
      const prizes = gets === null ? [] : pieces.filter(({ line }) => isFor(gets, line));
      const most = benefit.mostTimes ?? 1_000;
      for (let time = 0; time < most; time += 1) {
        const group = takeDearest(bought, gets === null ? benefit.buy + benefit.get : benefit.buy);
        if (group === null) return offs;
        const cheapest = gets === null ? group : prizes;
        for (let count = 0; count < benefit.get; count += 1) {
          const piece = takeCheapest(cheapest);
          if (piece !== null) take(piece, partOf(piece.left, benefit.basisPoints));
        }
      }
      return offs;
    }
    case 'cheapest-free': {
      if (chosen.length < benefit.from) return offs;
      for (let count = 0; count < benefit.free; count += 1) {
        const piece = takeCheapest(chosen);
        if (piece !== null) take(piece, piece.left);
      }
      return offs;
    }
    case 'tiers': {
      const listed = chosen.reduce((total, { line }) => total + line.price, 0);
      const reached = benefit.by === 'quantity' ? chosen.length : listed;
      let percent = 0;
      for (const { from, basisPoints } of benefit.tiers) if (reached >= from) percent = basisPoints;
      share(partOf(sum, percent), chosen, take);
      return offs;
    }
    case 'set-price': {
      for (;;) {
        const set: Piece[] = [];
        for (const part of benefit.parts) {
          const fitting = chosen.filter((piece) => !set.includes(piece) && isFor(part.goods, piece.line));
          const taken = takeDearest(fitting, part.quantity);
          if (taken === null) return offs;
          set.push(...taken);
        }
        const price = set.reduce((total, { left }) => total + left, 0);
        share(Math.max(0, price - benefit.price), sameOrder(set, pieces), take);
        for (const piece of set) chosen.splice(chosen.indexOf(piece), 1);
      }
    }
    case 'free-delivery':
      return offs;
  }
}

function partOf(amount: number, basisPoints: number): number {
  return Number((2n * BigInt(amount) * BigInt(basisPoints) + 10_000n) / 20_000n);
}

/** Removes the dearest pieces, of equal ones the first; null if there are too few. */
function takeDearest(pieces: Piece[], count: number): Piece[] | null {
  if (pieces.length < count) return null;
  return Array.from({ length: count }, () => {
    const most = Math.max(...pieces.map(({ left }) => left));
    const index = pieces.findIndex(({ left }) => left === most);
    return pieces.splice(index, 1)[0] as Piece;
  });
}

/** Removes the cheapest piece, of equal ones the last; null if there is none. */
function takeCheapest(pieces: Piece[]): Piece | null {
  const least = Math.min(...pieces.map(({ left }) => left));
  const index = pieces.findLastIndex(({ left }) => left === least);
  return index < 0 ? null : (pieces.splice(index, 1)[0] ?? null);
}

function sameOrder(some: readonly Piece[], pieces: readonly Piece[]): Piece[] {
  return pieces.filter((piece) => some.includes(piece));
}

/** To lines, then to the pieces of each; odd paise go where most is missing. */
function share(total: number, pieces: readonly Piece[], take: (piece: Piece, off: number) => void): void {
  const lines = [...new Set(pieces.map(({ line }) => line))];
  const ofLine = (line: PromotionLine) => pieces.filter((piece) => piece.line === line);
  const weights = lines.map((line) => ofLine(line).reduce((sum, { left }) => sum + left, 0));
  const parts = handedOut(total, weights);
  lines.forEach((line, index) => {
    const ofPieces = handedOut(
      parts[index] ?? 0,
      ofLine(line).map(({ left }) => left),
    );
    ofLine(line).forEach((piece, place) => {
      take(piece, ofPieces[place] ?? 0);
    });
  });
}

function handedOut(total: number, weights: readonly number[]): number[] {
  const sum = BigInt(weights.reduce((whole, weight) => whole + weight, 0));
  if (sum === 0n) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(total) * BigInt(weight));
  const given = exact.map((part) => part / sum);
  const missing = () => exact.map((part, index) => part - (given[index] ?? 0n) * sum);
  while (given.reduce((whole, part) => whole + part, 0n) < BigInt(total)) {
    const lacks = missing();
    const index = lacks.findIndex((lack) => lacks.every((other) => other <= lack));
    given[index] = (given[index] ?? 0n) + 1n;
  }
  return given.map(Number);
}
