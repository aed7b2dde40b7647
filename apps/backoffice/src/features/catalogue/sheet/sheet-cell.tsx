import { cx } from '@ilaneer/ui/text/cx';
import type { KeyboardEvent, RefObject } from 'react';
import { Link } from 'react-router';
import {
  cellConflict,
  cellProblem,
  cellText,
  type Edits,
  type SheetColumn,
  type SheetRow,
} from './sheet-cells.ts';

export const HEADS: Readonly<Record<SheetColumn, string>> = {
  price: 'Price',
  originalPrice: 'Before discount',
  mrp: 'MRP',
  onHand: 'On hand',
};
export const cellClass = 'h-8 border-line border-b px-2 text-sm';

type SheetCellProps = {
  row: SheetRow;
  column: SheetColumn;
  place: string;
  edits: Edits;
  refused: string | undefined;
  isHere: boolean;
  draft: string | null;
  input: RefObject<HTMLInputElement | null>;
  onFocus: () => void;
  onOpen: () => void;
  onDraft: (text: string) => void;
  onKeys: (event: KeyboardEvent) => void;
  onLeave: () => void;
};

export function SheetCell({
  row,
  column,
  place,
  edits,
  refused,
  isHere,
  draft,
  input,
  onFocus,
  onOpen,
  onDraft,
  onKeys,
  onLeave,
}: SheetCellProps) {
  const text = cellText(row, column, edits);
  const isChanged = edits[row.id]?.typed[column] !== undefined;
  const problem = cellProblem(row, column, edits) ?? refused ?? cellConflict(row, column, edits);
  const elsewhere = column === 'onHand' ? row.elsewhere : null;
  const words = [
    `${HEADS[column]} of ${row.sku}: ${elsewhere === null ? text : `${elsewhere} ${text}`}`,
    ...(isChanged ? ['changed'] : []),
    ...(problem === null ? [] : [problem]),
    ...(elsewhere === null ? [] : ['F2 opens its stock']),
  ];
  return (
    <td
      data-cell={place}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid
      role="gridcell"
      tabIndex={isHere ? 0 : -1}
      aria-label={words.join(', ')}
      aria-invalid={problem !== null || undefined}
      title={problem ?? undefined}
      onFocus={onFocus}
      onDoubleClick={onOpen}
      className={cx(
        cellClass,
        'w-20 cursor-cell text-right tabular-nums lg:w-32 lg:whitespace-nowrap',
        isChanged && 'bg-sun-tint font-semibold',
        problem && 'bg-hibiscus-tint text-hibiscus-dark underline decoration-wavy',
      )}
    >
      {draft === null ? (
        <>
          {elsewhere !== null && (
            <Link
              to={`/stock/${row.id}`}
              tabIndex={-1}
              className="block font-normal text-palm-soft text-xs underline underline-offset-2 lg:mr-2 lg:inline lg:whitespace-nowrap"
            >
              {elsewhere}
            </Link>
          )}{' '}
          {text}
        </>
      ) : (
        <input
          ref={input}
          aria-label={`${HEADS[column]} of ${row.sku}`}
          value={draft}
          inputMode={column === 'onHand' ? 'numeric' : 'decimal'}
          onChange={({ target }) => onDraft(target.value)}
          onKeyDown={onKeys}
          onBlur={onLeave}
          className="h-7 w-full rounded-xs bg-kernel px-1 text-right ring-2 ring-leaf"
        />
      )}
    </td>
  );
}
