import { showRefusal } from '@ilaneer/client/form';
import type { BatchView } from '@ilaneer/contract/staff/stock/batches';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { Dialog } from '@ilaneer/ui/layers/dialog';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useUndo } from '../../../parts/act/undo.ts';
import type { BatchActs } from './use-batch.ts';

type BlockDialogProps = { batch: BatchView; acts: BatchActs; onClose: () => void };

export function BlockDialog({ batch, acts, onClose }: BlockDialogProps) {
  const id = useId();
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
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      locked={block.isPending}
      size="sm"
      title={`Block batch ${batch.code}`}
      description={
        batch.allocated === 0
          ? 'It is not sold or packed until you unblock it.'
          : `It is not sold or packed any more. ${batch.allocated} units are packed for orders: take them out and repack these orders.`
      }
      footer={
        <>
          <Button variant="quiet" disabled={block.isPending} onClick={onClose}>
            Not now
          </Button>
          <Button type="submit" form={id} variant="danger" busy={block.isPending}>
            Block
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className="grid gap-3"
        onSubmit={form.handleSubmit(({ reason }) => block.mutate(reason))}
      >
        {block.isError && problem === undefined && <Notice tone="error">{block.error.message}</Notice>}
        <TextField
          label="Reason"
          autoComplete="off"
          maxLength={300}
          error={problem}
          {...form.register('reason', {
            validate: (typed) => typed.trim() !== '' || 'Enter a reason',
          })}
        />
      </form>
    </Dialog>
  );
}
