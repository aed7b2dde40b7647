import { showRefusal } from '@ilaneer/client/form';
import type { BatchView } from '@ilaneer/contract/staff/stock/batches';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../../parts/act/form-dialog.tsx';
import { useUndo } from '../../../parts/act/undo.ts';
import type { BatchActs } from './use-batch.ts';

type BlockDialogProps = { batch: BatchView; acts: BatchActs; onClose: () => void };

export function BlockDialog({ batch, acts, onClose }: BlockDialogProps) {
  const undo = useUndo();
  const form = useForm({ defaultValues: { reason: '' } });
  const block = useMutation({
    mutationFn: (reason: string) => acts.block(reason.trim(), batch.version),
    onSuccess: ({ version }) => {
      onClose();
      undo(`Batch ${batch.code} blocked`, () => acts.unblock(version));
    },
    onError: (error) => showRefusal(form, ['reason'], error),
  });
  const problem = form.formState.errors.reason?.message;
  return (
    <FormDialog
      onClose={onClose}
      size="sm"
      title={`Block batch ${batch.code}`}
      description={
        batch.allocated === 0
          ? 'It is not sold or packed until you unblock it.'
          : `It is not sold or packed any more. ${batch.allocated} units are packed for orders: take them out and repack these orders.`
      }
      onSubmit={form.handleSubmit(({ reason }) => block.mutate(reason))}
      busy={block.isPending}
      submitLabel="Block"
      danger
      className="grid gap-3"
      error={block.isError && problem === undefined && block.error.message}
    >
      <TextField
        label="Reason"
        autoComplete="off"
        maxLength={300}
        error={problem}
        {...form.register('reason', {
          validate: (typed) => typed.trim() !== '' || 'Enter a reason',
        })}
      />
    </FormDialog>
  );
}
