import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { signInStaff } from './staff/signed-in.ts';

const ORDERS = 200;
const HOUR_MS = 3_600_000;

type Parcel = {
  readonly id: string;
  readonly version: number;
  readonly lines: readonly { readonly sku: string; readonly quantity: number }[];
};
type Answer = { readonly verdict?: string; readonly parcel: Parcel };

/**
 * Packs and ships 200 orders with hands that take no time, as one packer, each with a wrong item and a surplus one held
 * under the scanner; then prints their labels and invoices and one pick list in one file.
 */
export async function measurePacking(url: string, pool: pg.Pool): Promise<Readonly<Record<string, number>>> {
  // Orders that were made by SQL have set nothing aside on the shelf.
  await pool.query(`
    alter table product_variants disable trigger product_variants_on_hand_by_hand;
    update product_variants set on_hand = stock + 1000;
    alter table product_variants enable trigger product_variants_on_hand_by_hand`);
  const { post: send } = await signInStaff(url, pool, ['orders.fulfil']);
  const post = async (path: string, body: object, version?: number): Promise<Answer> => {
    const answer: unknown = await (await send(path, body, version)).json();
    if (isAnswer(answer)) return answer;
    throw new Error(`${path}: no parcel`);
  };
  const verdicts: number[] = [];
  const refused = { asked: 0, 'wrong item': 0, surplus: 0 };
  const scan = async ({ id }: Parcel, code: string): Promise<Answer> => {
    const began = performance.now();
    const answer = await post(`/parcels/${id}/scans`, { gestureId: randomUUID(), code });
    verdicts.push(performance.now() - began);
    return answer;
  };
  const ids: string[] = [];
  const began = performance.now();
  for (let index = 0; index < ORDERS; index += 1) {
    let { parcel } = await post('/packing/claims', {});
    refused.asked += 1;
    if ((await scan(parcel, 'NOT-IN-THIS-ORDER')).verdict === 'wrong item') refused['wrong item'] += 1;
    for (const { sku, quantity } of parcel.lines) {
      for (let unit = 0; unit < quantity; unit += 1) await scan(parcel, sku);
    }
    const surplus = await scan(parcel, parcel.lines[0]?.sku ?? '');
    if (surplus.verdict === 'surplus') refused.surplus += 1;
    ({ parcel } = await post(`/parcels/${parcel.id}/close`, { weightGrams: 900 }, surplus.parcel.version));
    const shipment = { courier: 'Delhivery', trackingNumber: `BENCH${index}` };
    await post(`/parcels/${parcel.id}/shipment`, shipment, parcel.version);
    ids.push(parcel.id);
  }
  const tookMs = performance.now() - began;
  const printing = performance.now();
  const kinds = ['pick-list', 'label', 'invoice'];
  const printed = await send('/packing/documents', { parcelIds: ids, kinds });
  const file = await printed.arrayBuffer();
  const sorted = verdicts.toSorted((one, other) => one - other);
  return {
    'orders an hour': Math.round((ORDERS / tookMs) * HOUR_MS),
    'scan to verdict p95 in ms': Math.round((sorted[Math.floor(sorted.length * 0.95)] ?? 0) * 10) / 10,
    'wrong and surplus items held under the scanner': 2 * refused.asked,
    'of them refused': refused['wrong item'] + refused.surplus,
    '200 labels, 200 invoices and a pick list in ms': Math.round(performance.now() - printing),
    'size of that file in KB': Math.round(file.byteLength / 1024),
  };
}

// The shop's own schemas vouch for what stands in it.
function isAnswer(answer: unknown): answer is Answer {
  return typeof answer === 'object' && answer !== null && 'parcel' in answer && answer.parcel !== null;
}
