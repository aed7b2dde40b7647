import { ApiError } from '@ilaneer/client/api-errors';
import { showRefusal } from '@ilaneer/client/form';
import type { BatchView, previewRecallMail, sendRecallMail } from '@ilaneer/contract/staff/stock/batches';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { Dialog } from '@ilaneer/ui/layers/dialog';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useUnsaved } from '../../../parts/act/use-unsaved.ts';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { request } from '../../../session/staff-api.ts';
import { RecallPreview } from './recall-preview.tsx';
import { NO_WORDS, type RecallWords, RecallWordsForm } from './recall-words-form.tsx';

type RecallMailDialogProps = {
  batch: BatchView;
  draft: RecallWords;
  onDraft: (words: RecallWords) => void;
  /** Sent, here or elsewhere. */
  onWritten: () => unknown;
  onClose: () => void;
};

type Seen = { subject: string; text: string; count: number; words: RecallWords };

export function RecallMailDialog({ batch, draft, onDraft, onWritten, onClose }: RecallMailDialogProps) {
  const id = useId();
  const { show } = useToast();
  const params = { batchId: batch.id };
  const form = useForm<RecallWords>({ defaultValues: draft });
  const [seen, setSeen] = useState<Seen | null>(null);
  const [cameBack, setCameBack] = useState(false);
  // Unsaved draft.
  useUnsaved(form.formState.isDirty, 'this mail');
  const preview = useMutation({
    mutationFn: async (words: RecallWords) => ({
      ...(await request<typeof previewRecallMail>('POST', '/staff/batches/:batchId/recall-mail/preview', {
        params,
        body: words,
      })),
      words,
    }),
    onSuccess: setSeen,
    onError: (error) => showRefusal(form, ['subject', 'text'], error),
  });
  const send = useMutation({
    mutationFn: ({ words, count }: Seen) =>
      request<typeof sendRecallMail>('POST', '/staff/batches/:batchId/recall-mail', {
        params,
        body: { ...words, count },
      }),
    onSuccess: async ({ sent }) => {
      await onWritten();
      onDraft(NO_WORDS);
      onClose();
      show({
        text: `${sent} ${sent === 1 ? 'mail is' : 'mails are'} on the way`,
        tone: 'success',
        polite: true,
      });
    },
    onError: (error, { words }) => {
      if (!isStale(error)) return;
      void onWritten();
      preview.mutate(words);
    },
  });
  const isBusy = send.isPending || preview.isPending;
  const leave = () => {
    onDraft(form.getValues());
    onClose();
  };
  const goBack = () => {
    setSeen(null);
    setCameBack(true);
    preview.reset();
    send.reset();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || leave()}
      locked={send.isPending}
      title={`Write to who received batch ${batch.code}`}
      description={
        seen === null
          ? 'Each order is written to once. Order, item and batch stand below your words by themselves.'
          : seen.count === 0
            ? 'There is nobody to write to.'
            : `This goes to ${ordersOf(seen.count)}. It cannot be taken back.`
      }
      footer={
        seen === null ? (
          <>
            <Button key="not now" variant="quiet" disabled={isBusy} onClick={leave}>
              Not now
            </Button>
            <Button key="see" type="submit" form={id} busy={isBusy}>
              See the mail
            </Button>
          </>
        ) : seen.count === 0 ? (
          <Button key="close" onClick={leave}>
            Close
          </Button>
        ) : (
          <>
            <Button key="back" variant="quiet" disabled={isBusy} onClick={goBack}>
              Back to the words
            </Button>
            <Button
              key="send"
              busy={isBusy}
              // Double clicks keep the focus.
              onMouseDown={(event) => event.detail > 1 && event.preventDefault()}
              onClick={() => send.mutate(seen)}
            >
              {`Send ${seen.count} ${seen.count === 1 ? 'mail' : 'mails'}`}
            </Button>
          </>
        )
      }
    >
      {seen === null ? (
        <RecallWordsForm
          {...{ id, form, cameBack }}
          error={preview.error}
          onSubmit={(words) => preview.mutate(words)}
        />
      ) : (
        <div className="grid gap-3">
          {seen.count === 0 ? (
            <Notice tone="error">
              Each order that received some of this batch has been written to already. Nothing was sent now.
            </Notice>
          ) : (
            send.isError && <Notice tone="error">{refusalOf(send.error, seen.count)}</Notice>
          )}
          {preview.isError && <Notice tone="error">{refusalText(preview.error)}</Notice>}
          <RecallPreview subject={seen.subject} text={seen.text} />
        </div>
      )}
    </Dialog>
  );
}

function ordersOf(count: number): string {
  return `${count} ${count === 1 ? 'order' : 'orders'}`;
}

function isStale(error: Error): boolean {
  return error instanceof ApiError && error.reply?.code === 'VERSION_STALE';
}

function refusalOf(error: Error, count: number): string {
  if (!isStale(error)) return refusalText(error);
  return `Nothing was sent: some of these orders have been written to meanwhile, or others received some of the batch. It would go to ${ordersOf(count)} now.`;
}
