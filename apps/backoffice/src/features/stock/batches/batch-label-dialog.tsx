import { showRefusal } from '@ilaneer/client/form';
import type { BatchView } from '@ilaneer/contract/staff/stock/batches';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ConflictDialog } from '../../../parts/act/conflict-dialog.tsx';
import { FormDialog } from '../../../parts/act/form-dialog.tsx';
import { useUndo } from '../../../parts/act/undo.ts';
import { useVersionedSave } from '../../../parts/act/use-versioned-save.ts';
import type { BatchActs } from './use-batch.ts';

type BatchLabelDialogProps = { batch: BatchView; acts: BatchActs; onClose: () => void };

type Values = { code: string; packedOn: string; bestBefore: string; mrp: string };

const LABELS = { code: 'Code', packedOn: 'Packed on', bestBefore: 'Best before', mrp: 'MRP' };

const valuesOf = ({ code, packedOn, bestBefore, mrp }: BatchView): Values => ({
  code,
  packedOn,
  bestBefore,
  mrp: String(mrp),
});

export function BatchLabelDialog({ batch, acts, onClose }: BatchLabelDialogProps) {
  const undo = useUndo();
  // Base for conflicts.
  const [base] = useState(batch);
  const form = useForm<Values>({ defaultValues: valuesOf(base) });
  const send = ({ mrp, ...typed }: Values, version: number) =>
    acts.change({ ...typed, mrp: Number(mrp) }, version);
  const { submit, conflict } = useVersionedSave<BatchView, Values>({
    valuesOf,
    save: send,
    onSaved: (saved, how) => {
      onClose();
      if (how === 'saved') undo(`Batch ${saved.code} corrected`, () => send(valuesOf(base), saved.version));
    },
  });
  const save = useMutation({
    mutationFn: (values: Values) => submit(values, base),
    onError: (error) => showRefusal(form, ['code', 'packedOn', 'bestBefore', 'mrp'], error),
  });
  const { errors } = form.formState;
  return (
    <>
      <FormDialog
        open={conflict === null}
        onClose={onClose}
        size="sm"
        title={`Correct batch ${base.code}`}
        description="As printed on the goods. A batch that is then too old is taken off sale immediately."
        onSubmit={form.handleSubmit((values) => save.mutate(values))}
        busy={save.isPending}
        submitLabel="Save"
        className="grid gap-3"
        error={save.isError && Object.keys(errors).length === 0 && save.error.message}
      >
        <TextField
          label={LABELS.code}
          autoComplete="off"
          error={errors.code?.message}
          {...form.register('code')}
        />
        <TextField
          label={LABELS.packedOn}
          type="date"
          error={errors.packedOn?.message}
          {...form.register('packedOn')}
        />
        <TextField
          label={LABELS.bestBefore}
          type="date"
          error={errors.bestBefore?.message}
          {...form.register('bestBefore')}
        />
        <TextField
          label={LABELS.mrp}
          prefix="₹"
          inputMode="decimal"
          autoComplete="off"
          error={errors.mrp?.message}
          {...form.register('mrp')}
        />
      </FormDialog>
      <ConflictDialog conflict={conflict} thing="this batch" labels={LABELS} />
    </>
  );
}
