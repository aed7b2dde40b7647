import type { listStaffVariants } from '@ilaneer/contract/staff/catalogue/products';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useUndo } from '../../../parts/act/undo.ts';
import { useUnsaved } from '../../../parts/act/use-unsaved.ts';
import { usePageActions } from '../../../parts/frame/page-actions.ts';
import { PageHeader } from '../../../parts/frame/page-header.tsx';
import { FilterBar } from '../../../parts/list/filter-bar.tsx';
import { useList } from '../../../parts/list/use-list.ts';
import { useListState } from '../../../parts/list/use-list-state.ts';
import { capital } from '../../../parts/words/capital.ts';
import { countWords } from '../../../parts/words/count-words.ts';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { useMay } from '../../../session/permission.ts';
import { request } from '../../../session/staff-api.ts';
import { priceHint, useGoodsTax } from '../goods-tax.tsx';
import { type Refused, type SheetSaved, saveSheet } from './save-sheet.ts';
import { cellProblem, type Edits, type IsOpen, SHEET_COLUMNS, shelfWarnings } from './sheet-cells.ts';
import { SheetGrid } from './sheet-grid.tsx';
import { useSheetRows } from './sheet-rows.ts';
import { useEdits } from './use-edits.ts';

const SPEC = { filters: {}, sorts: ['name'] } as const;

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
  const [refused, setRefused] = useState<Refused>({});
  const rows = useSheetRows(page.data?.rows ?? []);
  const changed = Object.keys(edits).length;
  useUnsaved(changed > 0, 'the sheet');
  const wrongIn = (typed: Edits) =>
    rows
      .filter(({ id }) => typed[id] !== undefined)
      .flatMap((row) => SHEET_COLUMNS.filter((column) => cellProblem(row, column, typed) !== null)).length;
  const wrong = wrongIn(edits);
  const readAgain = async () => {
    await queries.invalidateQueries({ queryKey: ['product'] });
    await queries.invalidateQueries({ queryKey: ['stock'] });
    await queries.invalidateQueries({ queryKey: ['batch'] });
  };
  const save = useMutation({
    mutationFn: saveSheet,
    onSuccess: async (saved, sent) => {
      setRefused(saved.refused);
      restart(saved.left);
      await readAgain();
      if (saved.prices + saved.shelves > 0) {
        undoLater(savedWords(saved), async () => {
          await saved.undo();
          await readAgain();
        });
      }
      const kept = Object.entries(sent).filter(([id]) => saved.refused[id] === undefined);
      for (const text of shelfWarnings(Object.fromEntries(kept))) show({ text, tone: 'error' });
      const failed = Object.keys(saved.refused).length;
      if (failed > 0)
        show({ text: `${failed} of ${Object.keys(sent).length} rows were not saved`, tone: 'error' });
    },
  });
  const saveNow = (typed: Edits) => {
    if (Object.keys(typed).length > 0 && wrongIn(typed) === 0 && !save.isPending) save.mutate(typed);
  };
  const hint = priceHint(useGoodsTax(), null);
  const priceWords = hint === undefined ? '' : `Prices: ${hint.charAt(0).toLowerCase()}${hint.slice(1)}. `;
  const [mayPrice, mayCount] = [may('prices.write'), may('stock.adjust')];
  const isOpen: IsOpen = (row, column) =>
    column === 'onHand' ? mayCount && row.onHand !== null && row.elsewhere === null : mayPrice;
  usePageActions([
    {
      label: 'Save the sheet',
      needs: mayPrice ? 'prices.write' : 'stock.adjust',
      keys: '$mod+s',
      run: () => saveNow(edits),
    },
  ]);
  return (
    <>
      <PageHeader
        title="Price sheet"
        about={`Move with arrows, Enter and Tab; edit by typing or F2, cancel with Esc, save with Ctrl+S. Paste from any spreadsheet. ${priceWords}On hand counts all units on the shelf, reserved or not.`}
        actions={
          (mayPrice || mayCount) && (
            <>
              <span role="status" className="text-hibiscus-dark text-sm">
                {wrong > 0 && `${wrong === 1 ? '1 cell is' : `${wrong} cells are`} wrong`}
              </span>
              <Button variant="quiet" size="sm" disabled={undo === null} onClick={() => undo?.()}>
                Undo
              </Button>
              <Button variant="quiet" size="sm" disabled={redo === null} onClick={() => redo?.()}>
                Redo
              </Button>
              <Button
                size="sm"
                busy={save.isPending}
                disabled={changed === 0 || wrong > 0}
                onClick={() => saveNow(edits)}
              >
                {changed === 0 ? 'Save' : `Save ${changed === 1 ? '1 row' : `${changed} rows`}`}
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
            isOpen={isOpen}
            onEdit={set}
            onSave={saveNow}
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
              disabled={list.turnBack === null || changed > 0}
              onClick={() => list.turnBack?.()}
            >
              Back
            </Button>
            <Button
              variant="quiet"
              size="sm"
              disabled={!page.data?.next || changed > 0}
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

function savedWords({ prices, shelves }: Pick<SheetSaved, 'prices' | 'shelves'>): string {
  const words = [
    ...(prices === 0 ? [] : [prices === 1 ? 'Price changed' : `${prices} prices changed`]),
    ...(shelves === 0 ? [] : [shelves === 1 ? 'shelf set' : `${shelves} shelves set`]),
  ];
  return capital(words.join(', '));
}
