import { resolveBy, showRefusal } from '@ilaneer/client/form';
import type { StaffReviewView } from '@ilaneer/contract/staff/messages/reviews';
import { reviewAnswerProblems } from '@ilaneer/domain/review/validate-review';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { TextAreaField } from '@ilaneer/ui/fields/text-area-field';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useDraft } from '../../parts/form/use-draft.ts';
import { Panel } from '../../parts/frame/panel.tsx';
import { staleText } from './review-actions.tsx';
import { useReviewActs } from './use-review.ts';

/** REVIEW-8. */
export function AnswerPanel({ review }: { review: StaffReviewView }) {
  const acts = useReviewActs(review);
  const values = { answer: review.answer ?? '' };
  const form = useForm({
    defaultValues: values,
    resolver: resolveBy((typed) => reviewAnswerProblems(typed.answer)),
    reValidateMode: 'onSubmit',
  });
  const draft = useDraft(`review-answer.${review.id}`, form, { version: 0, values });
  const send = useMutation({
    mutationFn: ({ answer }: typeof values) => acts.answer(answer),
    onSuccess: (_, typed) => {
      draft.drop();
      form.reset(typed);
    },
    onError: (error) => showRefusal(form, ['answer'], error),
  });
  const problem = form.formState.errors.answer?.message;
  return (
    <Panel title="Answer of the shop" note="Shown below the review">
      <form
        noValidate
        onSubmit={form.handleSubmit((typed) => {
          if (!send.isPending) send.mutate(typed);
        })}
        className="grid gap-3"
      >
        {send.isError && problem === undefined && <Notice tone="error">{staleText(send.error)}</Notice>}
        <TextAreaField
          {...form.register('answer', {
            onChange: () => {
              form.clearErrors();
              if (send.isError) send.reset();
            },
          })}
          label="Answer"
          hideLabel
          rows={4}
          error={problem}
        />
        <div>
          <Button type="submit" size="sm" busy={send.isPending}>
            {review.answer === null ? 'Publish the answer' : 'Replace the answer'}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
