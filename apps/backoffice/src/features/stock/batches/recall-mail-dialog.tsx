import { showRefusal } from '@ilaneer/client/form';
import type { BatchView, previewRecallMail, sendRecallMail } from '@ilaneer/contract/staff/stock/batches';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { TextAreaField } from '@ilaneer/ui/fields/text-area-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { Dialog } from '@ilaneer/ui/layers/dialog';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { request } from '../../../session/staff-api.ts';

type RecallMailDialogProps = { batch: BatchView; onSent: () => unknown; onClose: () => void };

type Words = { subject: string; text: string };

/** Writes to those who received a batch: first the words, then how they read and to how many they go. */
export function RecallMailDialog({ batch, onSent, onClose }: RecallMailDialogProps) {
  const id = useId();
  const { show } = useToast();
  const params = { batchId: batch.id };
  const form = useForm<Words>({ defaultValues: { subject: '', text: '' } });
  const preview = useMutation({
    mutationFn: (body: Words) =>
      request<typeof previewRecallMail>('POST', '/staff/batches/:batchId/recall-mail/preview', {
        params,
        body,
      }),
    onError: (error) => showRefusal(form, ['subject', 'text'], error),
  });
  const send = useMutation({
    mutationFn: (count: number) =>
      request<typeof sendRecallMail>('POST', '/staff/batches/:batchId/recall-mail', {
        params,
        body: { ...form.getValues(), count },
      }),
    onSuccess: async ({ sent }) => {
      await onSent();
      onClose();
      show({
        text: `${sent} ${sent === 1 ? 'mail is' : 'mails are'} on the way`,
        tone: 'success',
        polite: true,
      });
    },
  });
  const seen = preview.data;
  const { errors } = form.formState;
  const mails = seen === undefined ? '' : `${seen.count} ${seen.count === 1 ? 'mail' : 'mails'}`;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      locked={send.isPending}
      title={`Write to who received batch ${batch.code}`}
      description={
        seen === undefined
          ? 'Each order is written to once. Order, item and batch stand below your words by themselves.'
          : `This goes to ${seen.count} ${seen.count === 1 ? 'order' : 'orders'}. It cannot be taken back.`
      }
      footer={
        seen === undefined ? (
          <>
            <Button variant="quiet" disabled={preview.isPending} onClick={onClose}>
              Not now
            </Button>
            <Button type="submit" form={id} busy={preview.isPending}>
              See the mail
            </Button>
          </>
        ) : (
          <>
            <Button variant="quiet" disabled={send.isPending} onClick={() => preview.reset()}>
              Back to the words
            </Button>
            <Button busy={send.isPending} disabled={seen.count === 0} onClick={() => send.mutate(seen.count)}>
              Send {mails}
            </Button>
          </>
        )
      }
    >
      {seen === undefined ? (
        <form
          id={id}
          noValidate
          className="grid gap-3"
          onSubmit={form.handleSubmit((words) => preview.mutate(words))}
        >
          {preview.isError && Object.keys(errors).length === 0 && (
            <Notice tone="error">{preview.error.message}</Notice>
          )}
          <TextField
            label="Subject"
            autoComplete="off"
            maxLength={200}
            error={errors.subject?.message}
            {...form.register('subject')}
          />
          <TextAreaField
            label="Text"
            hint="What is wrong, what to do with the goods, how the money comes back"
            rows={6}
            maxLength={3000}
            error={errors.text?.message}
            {...form.register('text')}
          />
        </form>
      ) : (
        <div className="grid gap-3">
          {send.isError && <Notice tone="error">{send.error.message}</Notice>}
          <p className="font-semibold">{seen.subject}</p>
          <pre className="max-h-96 overflow-auto whitespace-pre-wrap rounded-md border border-line p-3 font-sans text-sm">
            {seen.text}
          </pre>
        </div>
      )}
    </Dialog>
  );
}
