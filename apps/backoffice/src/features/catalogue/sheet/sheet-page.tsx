import type { VariantRowView } from '@ilaneer/contract/staff/catalogue/catalogue-fields';
import type { listStaffVariants } from '@ilaneer/contract/staff/catalogue/products';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useUndo } from '../../../parts/act/undo.ts';
import { usePageActions } from '../../../parts/frame/page-actions.ts';
import { PageHeader } from '../../../parts/frame/page-header.tsx';
import { FilterBar } from '../../../parts/list/filter-bar.tsx';
import { useList } from '../../../parts/list/use-list.ts';
import { useListState } from '../../../parts/list/use-list-state.ts';
import { countWords } from '../../../parts/words/count-words.ts';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { useMay } from '../../../session/permission.ts';
import { request } from '../../../session/staff-api.ts';
import { type PriceForm, type PriceResult, savePrices } from '../catalogue-calls.ts';
import { cellProblem, cellText, type Edits, PRICE_COLUMNS } from './sheet-cells.ts';
import { SheetGrid } from './sheet-grid.tsx';
import { useEdits } from './use-edits.ts';

const SPEC = { filters: {}, sorts: ['name'] } as const;
const STALE = 'Somebody else has changed this row. It shows what is there now; yours is kept.';

/** Prices of many variants at once. */
export function Component() {
  const may = useMay();
  const { show } = useToast();
  const undoLater = useUndo();
  const queries = useQueryClient();
  const list = useListState(SPEC);
  const page = useList('product', list, ({ search, after }, signal) =>
    request<typeof listStaffVariants>('GET', '/staff/variants', {
      query: { ...(search !== undefined && { search }), ...(after !== undefined && { after }) },
      signal,
    }),
  );
  const { edits, set, restart, undo, redo } = useEdits();
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const rows = page.data?.rows ?? [];
  const changed = rows.filter(({ id }) => edits[id] !== undefined);
  const isWrong = changed.some((row) =>
    PRICE_COLUMNS.some((column) => cellProblem(row, column, edits) !== null),
  );
  const save = useMutation({
    mutationFn: () => savePrices(changed.map((row) => formOf(row, edits))),
    onSuccess: async (results) => {
      const failed = results.filter(({ ok }) => !ok);
      setRefused(
        Object.fromEntries(
          failed.map(({ variantId, problems: [first] }) => [variantId, first?.message ?? STALE]),
        ),
      );
      restart(
        Object.fromEntries(
          Object.entries(edits).filter(([id]) => failed.some(({ variantId }) => variantId === id)),
        ),
      );
      await queries.invalidateQueries({ queryKey: ['product'] });
      const saved = results.filter(({ ok }) => ok);
      if (saved.length > 0) undoLater(savedWords(saved.length), () => putBack(changed, saved));
      if (failed.length > 0)
        show({ text: `${failed.length} of ${results.length} rows were refused`, tone: 'error' });
    },
  });
  const putBack = async (before: readonly VariantRowView[], saved: readonly PriceResult[]) => {
    const forms = before.flatMap(({ id, price, originalPrice, mrp }) => {
      const now = saved.find(({ variantId }) => variantId === id)?.variant;
      return now ? [{ variantId: id, version: now.version, price, originalPrice, mrp }] : [];
    });
    const results = await savePrices(forms);
    await queries.invalidateQueries({ queryKey: ['product'] });
    if (results.some(({ ok }) => !ok)) throw new Error('Some prices were changed again meanwhile.');
  };
  usePageActions([
    {
      label: 'Save prices',
      needs: 'prices.write',
      keys: '$mod+s',
      run: () => changed.length > 0 && !isWrong && save.mutate(),
    },
  ]);
  return (
    <>
      <PageHeader
        title="Price sheet"
        about="Arrows, Enter and Tab go; type or F2 to edit, Esc to take back. Paste from any sheet. Prices are before GST."
        actions={
          may('prices.write') && (
            <>
              <Button variant="quiet" size="sm" disabled={undo === null} onClick={() => undo?.()}>
                Undo
              </Button>
              <Button variant="quiet" size="sm" disabled={redo === null} onClick={() => redo?.()}>
                Redo
              </Button>
              <Button
                size="sm"
                busy={save.isPending}
                disabled={changed.length === 0 || isWrong}
                onClick={() => save.mutate()}
              >
                {changed.length === 0
                  ? 'Save'
                  : `Save ${changed.length === 1 ? '1 row' : `${changed.length} rows`}`}
              </Button>
            </>
          )
        }
      />
      <FilterBar list={list} searchFor="Name, SKU or barcode" />
      {save.isError && (
        <Notice tone="error" className="mb-3">
          {refusalText(save.error)}
        </Notice>
      )}
      {page.isPending && <Skeleton className="h-96" />}
      {page.isError && !page.data && (
        <StatePanel kind="error" title="The sheet can't be shown" text={refusalText(page.error)} />
      )}
      {page.data && rows.length === 0 && <StatePanel kind="empty" title="No variants found" />}
      {rows.length > 0 && (
        <>
          <SheetGrid
            {...{ rows, edits, refused }}
            canWrite={may('prices.write')}
            onEdit={set}
            onUndo={undo}
            onRedo={redo}
          />
          <div className="flex items-center gap-3 py-3 text-palm-soft text-sm">
            <p role="status" className="flex-1">
              {page.data?.count && countWords(page.data.count, 'variant')}
            </p>
            <Button
              variant="quiet"
              size="sm"
              disabled={list.turnBack === null || changed.length > 0}
              onClick={() => list.turnBack?.()}
            >
              Back
            </Button>
            <Button
              variant="quiet"
              size="sm"
              disabled={!page.data?.next || changed.length > 0}
              onClick={() => page.data?.next && list.turnTo(page.data.next)}
            >
              Next
            </Button>
          </div>
        </>
      )}
    </>
  );
}

function formOf(row: VariantRowView, edits: Edits): PriceForm {
  const amount = (column: (typeof PRICE_COLUMNS)[number]) => Number(cellText(row, column, edits));
  return {
    variantId: row.id,
    version: row.version,
    price: amount('price'),
    originalPrice: amount('originalPrice'),
    mrp: amount('mrp'),
  };
}

function savedWords(count: number): string {
  return count === 1 ? 'Price changed' : `${count} prices changed`;
}
