import { randomUUID } from 'node:crypto';
import { systemActor } from '@ilaneer/domain/actor/actor';
import { addDays, indiaDay } from '@ilaneer/domain/india-day';
import type { Database } from '../../db/connect.ts';
import { type GoodsReceived, writeReceipt } from '../../flows/stock-keeping/stock-keeping.ts';
import type { ContentProduct } from './content-files.ts';

const DAYS_A_MONTH = 30;
/** What share of its life each batch has behind it, and its share of the goods, in percent. */
const BATCHES = [
  { letter: 'A', age: 40, goods: 40 },
  { letter: 'B', age: 10, goods: 60 },
] as const;

/** How long food keeps, where it keeps for months; what is delivered fresh has no batches in the sample shop. */
export function keepsDays({ merchandise, shelfLife }: Pick<ContentProduct, 'merchandise' | 'shelfLife'>) {
  const months = merchandise ? null : /^(\d+) months/.exec(shelfLife)?.[1];
  return months === null || months === undefined ? null : Number(months) * DAYS_A_MONTH;
}

/** The sample shop's food comes in, an older and a newer batch of each, as staff would receive it. */
export async function loadSampleBatches(
  tx: Database,
  products: readonly ContentProduct[],
  at: Date,
): Promise<void> {
  const today = indiaDay(at);
  const lines = products.flatMap((product) => {
    const life = keepsDays(product);
    if (life === null) return [];
    return product.variants.flatMap(({ id, stock, mrpPaise }) =>
      BATCHES.map(({ letter, age, goods }) => {
        const packedOn = addDays(today, -Math.round((life * age) / 100));
        const first = Math.floor((stock * BATCHES[0].goods) / 100);
        return {
          variantId: id,
          quantity: goods === BATCHES[0].goods ? first : stock - first,
          batch: {
            code: `${letter}${packedOn.slice(2).replaceAll('-', '')}`,
            packedOn,
            bestBefore: addDays(packedOn, life),
            mrpPaise,
          },
        };
      }),
    );
  });
  const goods: GoodsReceived = {
    note: 'Opening of the sample shop',
    idempotencyKey: null,
    lines: lines.filter(({ quantity }) => quantity > 0),
  };
  const deps = { now: () => at, newId: randomUUID };
  const received = await writeReceipt(tx, deps, systemActor('shop'), goods);
  if (!received.ok) throw new Error(`the sample shop's goods were refused: ${received.error.message}`);
}
