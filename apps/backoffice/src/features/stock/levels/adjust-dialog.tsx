import { ApiError } from '@ilaneer/client/api-errors';
import type { BatchView } from '@ilaneer/contract/staff/stock/batches';
import type { StockView } from '@ilaneer/contract/staff/stock/stock';
import { indianDigits } from '@ilaneer/domain/indian-digits';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../../parts/act/form-dialog.tsx';
import { useUndo } from '../../../parts/act/undo.ts';
import { REASON_WORDS, WRITE_OFF_REASON_WORDS } from '../stock-words.tsx';
import type { ShelfActs } from './use-shelf.ts';

type AdjustDialogProps = {
  kind: 'adjust' | 'write off';
  stock: StockView;
  batches: readonly BatchView[];
  acts: ShelfActs;
  onClose: () => void;
};

const MOST_UNITS = 999_999;

type Values = { shelf: string; figure: string; reason: string; note: string };

export function AdjustDialog({ kind, stock, batches, acts, onClose }: AdjustDialogProps) {
  const undo = useUndo();
  const isAdjust = kind === 'adjust';
  // Base for conflicts.
  const [shelves] = useState(() => shelvesOf(stock, batches));
  const form = useForm<Values>({
    defaultValues: {
      shelf: shelves[0]?.value ?? '',
      figure: '',
      reason: isAdjust ? 'wrong entry' : 'damaged',
      note: '',
    },
  });
  const values = form.watch();
  const shelf = shelves.find(({ value }) => value === values.shelf) ?? shelves[0];
  const figure = values.figure.trim() === '' ? null : Number(values.figure);
  const there = shelf?.onHand ?? 0;
  const isPossible = figureProblem(values.figure, kind, there) === null;
  const after = figure === null || !isPossible ? null : isAdjust ? figure : there - figure;
  const save = useMutation({
    mutationFn: async ({ note, reason }: Values) => {
      const known = REASON_WORDS.find(([one]) => one === reason)?.[0] ?? 'other';
      const why = { batchId: shelf?.batchId ?? null, reason: known, note: note.trim() };
      const units = figure ?? 0;
      return isAdjust
        ? acts.adjust({ ...why, change: { to: units, expected: there } })
        : acts.writeOff({ ...why, quantity: units });
    },
    onSuccess: (movement) => {
      onClose();
      if (movement === null) return;
      undo(isAdjust ? `${stock.sku} set to ${after}` : `${figure} written off`, () =>
        acts.undo(movement.position),
      );
    },
    onError: (error) => {
      if (codeOf(error) !== 'STOCK_TOO_LOW') return;
      form.setError('figure', { type: 'server', message: error.message }, { shouldFocus: true });
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      size="sm"
      title={isAdjust ? `Adjust ${stock.sku}` : `Write off ${stock.sku}`}
      onSubmit={form.handleSubmit((typed) => save.mutate(typed))}
      busy={save.isPending}
      submitLabel={isAdjust ? 'Adjust' : 'Write off'}
      className="grid gap-3"
      error={save.isError && codeOf(save.error) !== 'STOCK_TOO_LOW' && wordsOf(save.error)}
    >
      {shelves.length > 1 && (
        <SelectField label="Which goods" {...form.register('shelf', { deps: 'figure' })}>
          {shelves.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        label={isAdjust ? 'Actual quantity' : 'Quantity'}
        inputMode="numeric"
        autoComplete="off"
        hint={
          after === null || after < 0
            ? `Recorded stock: ${there}`
            : `Recorded stock: ${there}; then: ${after}`
        }
        error={form.formState.errors.figure?.message}
        {...form.register('figure', {
          validate: (typed) => figureProblem(typed, kind, there) ?? true,
        })}
      />
      <SelectField label="Reason" {...form.register('reason')}>
        {(isAdjust ? REASON_WORDS : WRITE_OFF_REASON_WORDS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField label="Note (optional)" autoComplete="off" maxLength={300} {...form.register('note')} />
    </FormDialog>
  );
}

function shelvesOf(stock: StockView, batches: readonly BatchView[]) {
  const ofBatches = batches
    .filter(({ onHand, state }) => onHand > 0 || state !== 'empty')
    .map(({ id, code, onHand }) => ({ value: id, batchId: id, label: `Batch ${code} (${onHand})`, onHand }));
  const rest = {
    value: 'none',
    batchId: null,
    label: `Without a batch (${stock.withoutBatch})`,
    onHand: stock.withoutBatch,
  };
  return stock.withoutBatch > 0 || ofBatches.length === 0 ? [...ofBatches, rest] : ofBatches;
}

function figureProblem(typed: string, kind: AdjustDialogProps['kind'], there: number): string | null {
  const figure = typed.trim();
  if (!/^\d+$/.test(figure)) return 'A whole number';
  if (kind === 'write off') {
    if (Number(figure) === 0) return 'At least 1';
    if (there === 0) return 'None in stock';
    if (Number(figure) > there) return `Only ${there} in stock`;
  }
  return Number(figure) > MOST_UNITS ? `At most ${indianDigits(MOST_UNITS)} units` : null;
}

function codeOf(error: Error): string | undefined {
  return error instanceof ApiError ? error.reply?.code : undefined;
}

function wordsOf(error: Error): string {
  return codeOf(error) === 'VERSION_STALE'
    ? 'The stock has changed in the meantime, so nothing was saved. Close this and try again.'
    : error.message;
}
