import { ApiError } from '@ilaneer/client/api-errors';
import { showRefusal } from '@ilaneer/client/form';
import type { ParcelView } from '@ilaneer/contract/staff/parcels/parcel-views';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../../parts/act/form-dialog.tsx';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import * as calls from './bench-calls.ts';

type ReopenDialogProps = {
  parcel: ParcelView;
  onClose: () => void;
  onReopened: (parcel: ParcelView) => void;
};

export function ReopenDialog({ parcel, onClose, onReopened }: ReopenDialogProps) {
  const form = useForm({ defaultValues: { reason: '' } });
  const [problem, setProblem] = useState<string | null>(null);
  const queries = useQueryClient();
  const { show } = useToast();
  const submit = form.handleSubmit(async ({ reason }) => {
    setProblem(null);
    try {
      const opened = await calls.reopen(parcel, reason.trim());
      onClose();
      onReopened(opened);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      if (hasMovedOn(error)) {
        await queries.invalidateQueries({ queryKey: ['parcel', parcel.id] });
        const text = `${parcel.number} was changed elsewhere in the meantime, so it was not reopened. Its current state is shown.`;
        show({ text, tone: 'error' });
        return onClose();
      }
      setProblem(refusalText(error));
      showRefusal(form, ['reason'], error);
    }
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <FormDialog
      onClose={onClose}
      title={`Reopen ${parcel.number}`}
      description="You continue packing it. Its contents stay counted."
      onSubmit={(event) => void submit(event)}
      busy={isSubmitting}
      leaveLabel="Leave it closed"
      leaveVariant="secondary"
      submitLabel="Reopen"
      className="grid gap-3"
      error={problem !== null && errors.reason === undefined && problem}
    >
      <TextField
        label="Reason"
        autoComplete="off"
        maxLength={500}
        error={errors.reason?.message}
        {...form.register('reason')}
      />
    </FormDialog>
  );
}

/** Stale or shipped: a retry would be refused too. */
function hasMovedOn(error: Error): boolean {
  const code = error instanceof ApiError ? error.reply?.code : undefined;
  return code === 'VERSION_STALE' || code === 'PARCEL_STEP_NOT_ALLOWED';
}
