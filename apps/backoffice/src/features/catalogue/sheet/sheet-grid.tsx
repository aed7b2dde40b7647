import { useToast } from '@ilaneer/ui/layers/toast';
import { cx } from '@ilaneer/ui/text/cx';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Refused } from './save-sheet.ts';
import { cellClass, HEADS, SheetCell } from './sheet-cell.tsx';
import {
  type Cell,
  cellAfter,
  cellProblem,
  cellText,
  type Edits,
  type IsOpen,
  SHEET_COLUMNS,
  type SheetRow,
  withCell,
  withPasted,
} from './sheet-cells.ts';

type SheetGridProps = {
  rows: readonly SheetRow[];
  edits: Edits;
  refused: Refused;
  isOpen: IsOpen;
  onEdit: (edits: Edits) => void;
  onSave: (edits: Edits) => void;
  onUndo: (() => void) | null;
  onRedo: (() => void) | null;
};

export function SheetGrid({ rows, edits, refused, isOpen, onEdit, onSave, onUndo, onRedo }: SheetGridProps) {
  const [at, setAt] = useState<Cell>({ row: 0, column: 0 });
  const [draft, setDraft] = useState<string | null>(null);
  const navigate = useNavigate();
  const { show } = useToast();
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
  const written = (cell: Cell, text: string): Edits => {
    const [row, column] = [rows[cell.row], SHEET_COLUMNS[cell.column]];
    if (row === undefined || column === undefined || !isOpen(row, column)) return edits;
    return withCell(edits, row, column, text);
  };
  const write = (cell: Cell, text: string) => {
    const next = written(cell, text);
    if (next !== edits) onEdit(next);
  };
  /** Opens the counting page if counted elsewhere. */
  const open = (cell: Cell, typed: string | null) => {
    const [row, column] = [rows[cell.row], SHEET_COLUMNS[cell.column]];
    if (row === undefined || column === undefined) return;
    if (isOpen(row, column)) setDraft(typed ?? cellText(row, column, edits));
    else if (column === 'onHand' && row.elsewhere !== null && typed === null)
      void navigate(`/stock/${row.id}`);
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
    } else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') {
      event.preventDefault();
      finish();
      focus(at);
      onSave(written(at, draft ?? ''));
    } else if (event.key === 'Enter' || event.key === 'Tab') {
      event.preventDefault();
      finish();
      focus(cellAfter(event.key, event.shiftKey, at, rows.length) ?? at);
    }
  };
  const isTypedIn = (cell: Cell) => {
    const [row, column] = [rows[cell.row], SHEET_COLUMNS[cell.column]];
    return row !== undefined && column !== undefined && isOpen(row, column);
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
    } else if (event.key === 'F2' || /^[-\d.]$/.test(event.key)) {
      event.preventDefault();
      event.stopPropagation();
      open(at, event.key === 'F2' ? null : event.key);
    } else if (isLetter(event.key) && isTypedIn(at)) {
      event.stopPropagation();
      show({ text: 'A cell takes a number: type its digits, or press F2 to change them', tone: 'error' });
    } else if (event.key === 'Delete' || event.key === 'Escape') {
      const [row, column] = [rows[at.row], SHEET_COLUMNS[at.column]];
      if (row !== undefined && column !== undefined) write(at, cellText(row, column, {}));
    }
  };
  const paste = (event: ClipboardEvent) => {
    if (isEditing) return;
    event.preventDefault();
    onEdit(withPasted(edits, rows, at, event.clipboardData.getData('text/plain'), isOpen));
  };
  return (
    <div className="relative overflow-x-auto rounded-lg border border-line bg-kernel">
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells take the focus is a grid
        role="grid"
        aria-label="Prices and stock"
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
                className={cx(
                  cellClass,
                  'bg-row text-left font-medium text-palm-soft text-xs',
                  head === 'Variant' && 'max-lg:hidden',
                )}
              >
                {head}
              </th>
            ))}
            {SHEET_COLUMNS.map((column) => (
              <th
                key={column}
                scope="col"
                className={cx(cellClass, 'bg-row text-right font-medium text-palm-soft text-xs')}
              >
                {column === 'onHand' ? HEADS[column] : `${HEADS[column]}, ₹`}
              </th>
            ))}
            <th scope="col" className={cx(cellClass, 'bg-row text-right font-medium text-palm-soft text-xs')}>
              For sale
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((variant, row) => {
            const said = saidOf(variant, edits, refused);
            return (
              <tr key={variant.id}>
                <td className={cx(cellClass, 'max-lg:min-w-46 max-lg:py-0.5')}>
                  <Link to={`/products/${variant.productId}`} tabIndex={-1} className="hover:underline">
                    {variant.productName}
                  </Link>
                  <span className="block text-palm-soft lg:hidden">{variant.name}</span>
                </td>
                <td className={cx(cellClass, 'text-palm-soft max-lg:hidden')}>{variant.name}</td>
                <td className={cx(cellClass, 'whitespace-nowrap text-palm-soft')}>
                  {variant.sku}
                  {said.length > 0 && (
                    <span className="block w-0 min-w-full whitespace-normal text-hibiscus-dark text-xs">
                      {said.join(' ')}
                    </span>
                  )}
                </td>
                {SHEET_COLUMNS.map((column, index) => {
                  const cell = { row, column: index };
                  const isHere = at.row === row && at.column === index;
                  return (
                    <SheetCell
                      key={column}
                      row={variant}
                      column={column}
                      place={`${row} ${index}`}
                      edits={edits}
                      refused={refused[variant.id]?.[column]}
                      isHere={isHere}
                      draft={isHere ? draft : null}
                      input={input}
                      onFocus={() => setAt(cell)}
                      onOpen={() => open(cell, null)}
                      onDraft={setDraft}
                      onKeys={editKeys}
                      onLeave={finish}
                    />
                  );
                })}
                <td className={cx(cellClass, 'text-right tabular-nums')}>{variant.forSale}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function isLetter(key: string): boolean {
  return /^\p{L}$/u.test(key);
}

function saidOf(row: SheetRow, edits: Edits, refused: Refused): string[] {
  const wrong = SHEET_COLUMNS.flatMap((column) => {
    const problem = edits[row.id] === undefined ? null : cellProblem(row, column, edits);
    return problem === null ? [] : [`${HEADS[column]}: ${problem}.`];
  });
  return [...wrong, ...Object.values(refused[row.id] ?? {})];
}
