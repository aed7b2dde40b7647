import type { VariantRowView } from '@ilaneer/contract/staff/catalogue/catalogue-fields';
import { cx } from '@ilaneer/ui/text/cx';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import {
  type Cell,
  cellAfter,
  cellProblem,
  cellText,
  type Edits,
  PRICE_COLUMNS,
  withCell,
  withPasted,
} from './sheet-cells.ts';

const HEADS = { price: 'Price', originalPrice: 'Before discount', mrp: 'MRP' } as const;
const cellClass = 'h-8 border-line border-b px-2 text-sm';

type SheetGridProps = {
  rows: readonly VariantRowView[];
  edits: Edits;
  /** What the server said of rows that it refused. */
  refused: Readonly<Record<string, string>>;
  canWrite: boolean;
  onEdit: (edits: Edits) => void;
  onUndo: (() => void) | null;
  onRedo: (() => void) | null;
};

/** Prices as a sheet: arrows, Enter and Tab go, typing or F2 edits, Esc takes back, Ctrl+V pastes from a sheet. */
export function SheetGrid({ rows, edits, refused, canWrite, onEdit, onUndo, onRedo }: SheetGridProps) {
  const [at, setAt] = useState<Cell>({ row: 0, column: 0 });
  const [draft, setDraft] = useState<string | null>(null);
  const grid = useRef<HTMLTableElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isEditing = draft !== null;
  useEffect(() => {
    if (isEditing) input.current?.focus();
  }, [isEditing]);
  const focus = (cell: Cell) => {
    setAt(cell);
    grid.current?.querySelector<HTMLElement>(`[data-cell="${cell.row} ${cell.column}"]`)?.focus();
  };
  const write = (cell: Cell, text: string) => {
    const [variant, column] = [rows[cell.row], PRICE_COLUMNS[cell.column]];
    if (variant !== undefined && column !== undefined) onEdit(withCell(edits, variant, column, text));
  };
  const finish = () => {
    if (draft !== null) write(at, draft);
    setDraft(null);
  };
  const editKeys = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') {
      event.preventDefault();
      setDraft(null);
      focus(at);
    } else if (event.key === 'Enter' || event.key === 'Tab') {
      event.preventDefault();
      finish();
      focus(cellAfter(event.key, event.shiftKey, at, rows.length) ?? at);
    }
  };
  const gridKeys = (event: KeyboardEvent) => {
    if (isEditing) return;
    const held = event.ctrlKey || event.metaKey;
    const back = held && event.key.toLowerCase() === 'z' && !event.shiftKey ? onUndo : null;
    const forth =
      held && (event.key === 'y' || (event.key.toLowerCase() === 'z' && event.shiftKey)) ? onRedo : null;
    const step = back ?? forth;
    if (step !== null) {
      event.preventDefault();
      step();
      return;
    }
    if (held || event.altKey) return;
    const next = cellAfter(event.key, event.shiftKey, at, rows.length);
    if (next !== null) {
      event.preventDefault();
      event.stopPropagation();
      focus(next);
    } else if (canWrite && (event.key === 'F2' || /^[\d.]$/.test(event.key))) {
      event.preventDefault();
      event.stopPropagation();
      const [variant, column] = [rows[at.row], PRICE_COLUMNS[at.column]];
      if (variant === undefined || column === undefined) return;
      setDraft(event.key === 'F2' ? cellText(variant, column, edits) : event.key);
    } else if (canWrite && (event.key === 'Delete' || event.key === 'Escape')) {
      const [variant, column] = [rows[at.row], PRICE_COLUMNS[at.column]];
      if (variant !== undefined && column !== undefined) write(at, String(variant[column]));
    }
  };
  const paste = (event: ClipboardEvent) => {
    if (isEditing || !canWrite) return;
    event.preventDefault();
    onEdit(withPasted(edits, rows, at, event.clipboardData.getData('text/plain')));
  };
  return (
    <div className="overflow-x-auto rounded-lg border border-line bg-kernel">
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells take the focus is a grid
        role="grid"
        aria-label="Prices"
        className="w-full border-separate border-spacing-0"
        onKeyDown={gridKeys}
        onPaste={paste}
      >
        <thead>
          <tr>
            {['Product', 'Variant', 'SKU'].map((head) => (
              <th
                key={head}
                scope="col"
                className={cx(cellClass, 'bg-row text-left font-medium text-palm-soft text-xs')}
              >
                {head}
              </th>
            ))}
            {PRICE_COLUMNS.map((column) => (
              <th
                key={column}
                scope="col"
                className={cx(cellClass, 'bg-row text-right font-medium text-palm-soft text-xs')}
              >
                {HEADS[column]}, ₹
              </th>
            ))}
            <th scope="col" className={cx(cellClass, 'bg-row text-right font-medium text-palm-soft text-xs')}>
              Stock
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((variant, row) => (
            <tr key={variant.id}>
              <td className={cellClass}>
                <Link to={`/products/${variant.productId}`} tabIndex={-1} className="hover:underline">
                  {variant.productName}
                </Link>
              </td>
              <td className={cx(cellClass, 'text-palm-soft')}>{variant.name}</td>
              <td className={cx(cellClass, 'whitespace-nowrap text-palm-soft')}>
                {variant.sku}
                {refused[variant.id] && (
                  <span className="block whitespace-normal text-hibiscus-dark text-xs">
                    {refused[variant.id]}
                  </span>
                )}
              </td>
              {PRICE_COLUMNS.map((column, index) => {
                const isHere = at.row === row && at.column === index;
                const problem = cellProblem(variant, column, edits);
                const isChanged = edits[variant.id]?.[column] !== undefined;
                return (
                  <td
                    key={column}
                    data-cell={`${row} ${index}`}
                    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid
                    role="gridcell"
                    tabIndex={isHere ? 0 : -1}
                    aria-label={`${HEADS[column]} of ${variant.sku}: ${cellText(variant, column, edits)}${isChanged ? ', changed' : ''}${problem ? `, ${problem}` : ''}`}
                    aria-invalid={problem !== null || undefined}
                    title={problem ?? undefined}
                    onFocus={() => setAt({ row, column: index })}
                    onMouseDown={() => isEditing && !isHere && finish()}
                    onDoubleClick={() => canWrite && setDraft(cellText(variant, column, edits))}
                    className={cx(
                      cellClass,
                      'w-32 cursor-cell text-right tabular-nums',
                      isChanged && 'bg-sun-tint font-semibold',
                      problem && 'bg-hibiscus-tint text-hibiscus-dark underline decoration-wavy',
                    )}
                  >
                    {isHere && draft !== null ? (
                      <input
                        ref={input}
                        aria-label={`${HEADS[column]} of ${variant.sku}`}
                        value={draft}
                        inputMode="decimal"
                        onChange={({ target }) => setDraft(target.value)}
                        onKeyDown={editKeys}
                        onBlur={finish}
                        className="h-7 w-full rounded-xs bg-kernel px-1 text-right ring-2 ring-leaf"
                      />
                    ) : (
                      cellText(variant, column, edits)
                    )}
                  </td>
                );
              })}
              <td className={cx(cellClass, 'text-right tabular-nums')}>{variant.stock}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
