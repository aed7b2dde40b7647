import { systemActor } from '@ilaneer/domain/actor/actor';
import { addDays, indiaDay } from '@ilaneer/domain/india-day';
import type { Database } from '../../db/connect.ts';
import { adjustManyIn, type GoodsReceived, receiveGoodsIn } from '../../flows/stock-keeping/stock-keeping.ts';
import type { Failure } from '../../http/failure.ts';
import type { ContentProduct } from './content-files.ts';
import { refused, type SampleDeps } from './sample-deps.ts';

type SampleVariant = ContentProduct['variants'][number];
type ReceivedLine = GoodsReceived['lines'][number];

const NOTE = 'Opening of the sample shop';
/** Shorter shelf lives arrive fresh. */
const FRESH_DAYS = 60;
/** Elapsed shelf life and share of stock per batch, percent. */
const BATCHES = [
  { letter: 'A', age: 40, goods: 40 },
  { letter: 'B', age: 10, goods: 60 },
] as const;
const FRESH = [{ letter: 'A', age: 0, goods: 100 }] as const;

/** Food in batches, long-lasting food in two; without batches (they age) by count. */
export async function loadSampleGoods(
  tx: Database,
  deps: SampleDeps,
  products: readonly ContentProduct[],
  { hasBatches }: { readonly hasBatches: boolean },
): Promise<void> {
  const today = indiaDay(deps.now());
  const inBatches = (product: ContentProduct) => hasBatches && !product.merchandise;
  const lines = products.flatMap((product) =>
    product.variants.flatMap((variant): ReceivedLine[] => {
      if (inBatches(product)) return batchesOf(product, variant, today);
      return product.merchandise ? [{ variantId: variant.id, quantity: variant.stock, batch: null }] : [];
    }),
  );
  const goods = { note: NOTE, idempotencyKey: null, lines: lines.filter(({ quantity }) => quantity > 0) };
  const received = await receiveGoodsIn(tx, deps, systemActor('shop'), goods);
  if (!received.ok) throw new Error(refusedGoods(received.error, goods.lines));
  const counted = products.flatMap((product) =>
    product.merchandise || hasBatches ? [] : product.variants.filter(({ stock }) => stock > 0),
  );
  if (counted.length === 0) return;
  const moves = counted.map(({ id, sku, stock }) => ({
    shelf: { variantId: id, onHand: 0, forSale: 0, batches: [] },
    batch: null,
    label: sku,
    quantity: stock,
    reason: 'count' as const,
    note: NOTE,
  }));
  const set = await adjustManyIn(tx, deps, systemActor('shop'), moves);
  if (!set.ok) throw new Error(refused('goods', set.error));
}

function batchesOf(product: ContentProduct, variant: SampleVariant, today: string): ReceivedLine[] {
  const life = product.shelfLifeDays ?? 0;
  const shares: readonly (typeof BATCHES | typeof FRESH)[number][] = life < FRESH_DAYS ? FRESH : BATCHES;
  const { id: variantId, stock, mrpPaise } = variant;
  let left = stock;
  return shares.map(({ letter, age, goods }, index) => {
    const packedOn = addDays(today, -Math.round((life * age) / 100));
    const quantity = index === shares.length - 1 ? left : Math.floor((stock * goods) / 100);
    left -= quantity;
    return {
      variantId,
      quantity,
      batch: {
        code: `${letter}${packedOn.slice(2).replaceAll('-', '')}`,
        packedOn,
        bestBefore: addDays(packedOn, life),
        mrpPaise,
      },
    };
  });
}

function refusedGoods(failure: Failure, lines: readonly ReceivedLine[]): string {
  const [, index] = /^lines\.(\d+)/.exec(failure.fields?.[0]?.field ?? '') ?? [];
  const line = index === undefined ? undefined : lines[Number(index)];
  return refused(line === undefined ? 'goods' : `goods of ${line.variantId}`, failure);
}
