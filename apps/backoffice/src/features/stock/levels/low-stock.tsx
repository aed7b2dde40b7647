import type { StockView } from '@ilaneer/contract/staff/stock/stock';
import { Button } from '@ilaneer/ui/buttons/button';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useUndo } from '../../../parts/act/undo.ts';
import { Panel } from '../../../parts/frame/panel.tsx';
import { useMay } from '../../../session/permission.ts';
import type { ShelfActs } from './use-shelf.ts';

type LowStockProps = { stock: StockView; acts: Pick<ShelfActs, 'setLow'> };

export function LowStock({ stock, acts }: LowStockProps) {
  const may = useMay();
  const undo = useUndo();
  const before = stock.lowStockAt;
  const [typed, setTyped] = useState(before === null ? '' : String(before));
  const save = useMutation({
    mutationFn: (next: number | null) => acts.setLow(next, stock.version),
    // Saving bumps the version by one.
    onSuccess: () => undo('Low-stock level saved', () => acts.setLow(before, stock.version + 1)),
  });
  const wanted = typed.trim() === '' ? null : Number(typed);
  const isWrong = wanted !== null && (!Number.isInteger(wanted) || wanted < 0);
  return (
    <Panel title="Low stock">
      {may('stock.adjust') ? (
        <form
          className="flex items-start gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (!isWrong && wanted !== before) save.mutate(wanted);
          }}
        >
          <TextField
            className="flex-1"
            label="Low-stock level"
            hint="Units for sale. If empty, never low."
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            error={isWrong ? 'A whole number, or nothing' : save.error?.message}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button
            type="submit"
            variant="secondary"
            className="mt-6.5"
            busy={save.isPending}
            disabled={wanted === before}
          >
            Save
          </Button>
        </form>
      ) : (
        <p className="text-sm">{before === null ? 'Never' : `At ${before} units or fewer`}</p>
      )}
    </Panel>
  );
}
