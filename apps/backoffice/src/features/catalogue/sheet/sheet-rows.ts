import type { VariantRowView } from '@ilaneer/contract/staff/catalogue/catalogue-fields';
import type { listStock, StockView } from '@ilaneer/contract/staff/stock/stock';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '../../../session/staff-api.ts';
import type { SheetRow } from './sheet-cells.ts';

export function useSheetRows(variants: readonly VariantRowView[]): SheetRow[] {
  const ids = variants.map(({ id }) => id).join(',');
  const stock = useQuery({
    queryKey: ['stock', 'list', 'sheet', ids],
    queryFn: ({ signal }) =>
      request<typeof listStock>('GET', '/staff/stock', { query: { variants: ids }, signal }),
    enabled: ids !== '',
    placeholderData: keepPreviousData,
  });
  const byId = new Map(stock.data?.rows.map((row) => [row.variantId, row]));
  return variants.map((variant) => sheetRow(variant, byId.get(variant.id) ?? null));
}

export function sheetRow(variant: VariantRowView, stock: StockView | null): SheetRow {
  return {
    ...variant,
    onHand: stock?.onHand ?? null,
    forSale: stock?.forSale ?? variant.stock,
    batchId: stock?.onlyBatchId ?? null,
    elsewhere: stock === null ? null : elsewhere(stock),
    shelf: stock,
  };
}

/** Why there is no single count. */
function elsewhere({ batches, onlyBatchId, isFood, onHand }: StockView): string | null {
  if (onlyBatchId !== null) return null;
  if (batches > 1) return `${batches} batches`;
  if (batches === 1) return 'Partly in a batch';
  return isFood && onHand === 0 ? 'Comes with its batch' : null;
}
