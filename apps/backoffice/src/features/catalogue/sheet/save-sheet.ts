import type { ReplyOf } from '@ilaneer/contract/message/call';
import type { setStock, undoMovement } from '@ilaneer/contract/staff/stock/stock';
import { request } from '../../../session/staff-api.ts';
import { type PriceResult, savePrices } from '../catalogue-calls.ts';
import { cellText, type Edit, type Edits, PRICE_COLUMNS, type SheetColumn, withCell } from './sheet-cells.ts';
import { sheetRow } from './sheet-rows.ts';

const STALE = 'Somebody else has changed this row. It shows what is there now; yours is kept.';

type StockResult = ReplyOf<typeof setStock>['results'][number];

export type Refused = Readonly<Record<string, Readonly<Partial<Record<SheetColumn, string>>>>>;

export type SheetSaved = {
  readonly prices: number;
  readonly shelves: number;
  readonly left: Edits;
  readonly refused: Refused;
  readonly undo: () => Promise<void>;
};

/** Rows are independent. */
export async function saveSheet(edits: Edits): Promise<SheetSaved> {
  const all = Object.values(edits);
  const priced = all.filter(({ typed }) => PRICE_COLUMNS.some((column) => typed[column] !== undefined));
  const counted = all.filter(({ typed }) => typed.onHand !== undefined);
  const prices = priced.length === 0 ? [] : await savePrices(priced.map(toPriceForm));
  const shelves = counted.length === 0 ? [] : await saveShelves(counted);
  const savedPrices = prices.filter(({ ok }) => ok);
  const savedShelves = shelves.filter(({ ok }) => ok);
  return {
    prices: savedPrices.length,
    shelves: savedShelves.length,
    left: leftOf(all, prices, shelves),
    refused: refusedOf(prices, shelves),
    undo: () => putBack(priced, savedPrices, savedShelves),
  };
}

function toPriceForm({ from, typed }: Edit) {
  const edits = { [from.id]: { from, typed } };
  const amount = (column: (typeof PRICE_COLUMNS)[number]) => Number(cellText(from, column, edits));
  return {
    variantId: from.id,
    version: from.version,
    price: amount('price'),
    originalPrice: amount('originalPrice'),
    mrp: amount('mrp'),
  };
}

async function saveShelves(counted: readonly Edit[]): Promise<StockResult[]> {
  const counts = counted.map(({ from: { id, batchId, onHand }, typed }) => ({
    variantId: id,
    batchId,
    counted: Number(typed.onHand),
    expected: onHand ?? 0,
  }));
  return (await request<typeof setStock>('POST', '/staff/stock', { body: { counts } })).results;
}

function leftOf(
  all: readonly Edit[],
  prices: readonly PriceResult[],
  shelves: readonly StockResult[],
): Edits {
  return all.reduce<Edits>((left, { from, typed }) => {
    const price = prices.find(({ variantId }) => variantId === from.id);
    const shelf = shelves.find(({ variantId }) => variantId === from.id);
    const variant = price?.variant ?? null;
    const now = {
      ...from,
      ...variant,
      ...(shelf?.stock &&
        (({ onHand, forSale, batchId, elsewhere }) => ({ onHand, forSale, batchId, elsewhere }))(
          sheetRow(variant ?? { ...from, barcode: null, stock: 0 }, shelf.stock),
        )),
    };
    const kept: SheetColumn[] = [
      ...(price?.ok === false ? PRICE_COLUMNS : []),
      ...(shelf?.ok === false ? (['onHand'] as const) : []),
    ];
    return kept.reduce((edits, column) => {
      const text = typed[column];
      return text === undefined ? edits : withCell(edits, now, column, text);
    }, left);
  }, {});
}

function refusedOf(prices: readonly PriceResult[], shelves: readonly StockResult[]): Refused {
  const refused: Record<string, Partial<Record<SheetColumn, string>>> = {};
  for (const { variantId, ok, problems } of prices) {
    if (ok) continue;
    const [first] = problems;
    const column = PRICE_COLUMNS.find((one) => one === first?.field) ?? 'price';
    refused[variantId] = { [column]: first?.message ?? STALE };
  }
  for (const { variantId, ok, code, message, stock } of shelves) {
    if (ok) continue;
    const now = stock === null ? '' : ` There are ${stock.onHand} now; yours is kept.`;
    const why = code === 'VERSION_STALE' ? `Somebody else moved some of it.${now}` : message;
    refused[variantId] = { ...refused[variantId], onHand: why ?? 'It could not be set.' };
  }
  return refused;
}

async function putBack(
  before: readonly Edit[],
  prices: readonly PriceResult[],
  shelves: readonly StockResult[],
): Promise<void> {
  const forms = before.flatMap(({ from: { id, price, originalPrice, mrp } }) => {
    const now = prices.find(({ variantId }) => variantId === id)?.variant;
    return now ? [{ variantId: id, version: now.version, price, originalPrice, mrp }] : [];
  });
  const results = forms.length === 0 ? [] : await savePrices(forms);
  for (const { position } of shelves) {
    if (position === null) continue;
    await request<typeof undoMovement>('POST', '/staff/stock-movements/:position/undo', {
      params: { position },
    });
  }
  if (results.some(({ ok }) => !ok)) throw new Error('Some prices were changed again meanwhile.');
}
