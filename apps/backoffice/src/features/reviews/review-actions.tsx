import { ApiError } from '@ilaneer/client/api-errors';
import type { StaffReviewView } from '@ilaneer/contract/staff/messages/reviews';
import {
  REFUSAL_REASONS,
  REFUSAL_WORDS,
  type RefusalReason,
  transitReview,
} from '@ilaneer/domain/review/review-life';
import { Button } from '@ilaneer/ui/buttons/button';
import { RadioGroup } from '@ilaneer/ui/fields/radio-group';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../parts/act/form-dialog.tsx';
import { useOneAtATime } from '../../parts/act/use-one-at-a-time.ts';
import { usePageActions } from '../../parts/frame/page-actions.ts';
import { refusalText } from '../../parts/words/refusal-text.ts';
import { useReviewActs } from './use-review.ts';

const REASONS = REFUSAL_REASONS.map((value) => ({ value, label: REFUSAL_WORDS[value] }));

/** REVIEW-4. */
export function ReviewActions({ review }: { review: StaffReviewView }) {
  const { publish } = useReviewActs(review);
  const [busy, oneAtATime] = useOneAtATime();
  const [refuses, setRefuses] = useState(false);
  const { show } = useToast();
  const canPublish = transitReview(review.state, 'publish') !== null;
  const canRefuse = transitReview(review.state, 'refuse') !== null;
  const run = () =>
    void oneAtATime(async () => {
      try {
        await publish();
        show({ text: 'The review is published', tone: 'success', polite: true });
      } catch (error) {
        show({ text: staleText(error), tone: 'error' });
      }
    });
  usePageActions([
    ...(canPublish ? [{ label: 'Publish', keys: 'p', run }] : []),
    ...(canRefuse ? [{ label: 'Refuse', keys: 'f', run: () => setRefuses(true) }] : []),
  ]);
  return (
    <>
      {canRefuse && (
        <Button size="sm" variant="secondary" disabled={busy} onClick={() => setRefuses(true)}>
          Refuse
        </Button>
      )}
      {canPublish && (
        <Button size="sm" busy={busy} onClick={run}>
          Publish
        </Button>
      )}
      {refuses && <RefuseDialog review={review} onClose={() => setRefuses(false)} />}
    </>
  );
}

function RefuseDialog({ review, onClose }: { review: StaffReviewView; onClose: () => void }) {
  const { refuse } = useReviewActs(review);
  const [reason, setReason] = useState<RefusalReason | null>(null);
  const [isMissing, setMissing] = useState(false);
  const send = useMutation({ mutationFn: refuse, onSuccess: onClose });
  return (
    <FormDialog
      onClose={onClose}
      size="sm"
      title="Refuse this review"
      description="Reasons of IS 19000. The author reads the reason, and the shop publishes how often each was given. Few stars are no reason."
      onSubmit={(event) => {
        event.preventDefault();
        if (reason === null) setMissing(true);
        else send.mutate(reason);
      }}
      busy={send.isPending}
      submitLabel="Refuse"
      danger
      error={send.isError && staleText(send.error)}
    >
      <RadioGroup
        label="Reason"
        options={REASONS}
        value={reason}
        onValueChange={(chosen) => {
          setReason(chosen);
          setMissing(false);
        }}
        disabled={send.isPending}
        error={isMissing && 'Choose a reason'}
      />
    </FormDialog>
  );
}

export function staleText(error: unknown): string {
  return error instanceof ApiError && error.reply?.code === 'VERSION_STALE'
    ? 'This review has changed. The current version is shown.'
    : refusalText(error);
}
