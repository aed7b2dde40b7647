import { resolveBy, showRefusal } from '@ilaneer/client/form';
import type { declineQuote } from '@ilaneer/contract/quote';
import { declineProblems } from '@ilaneer/domain/quote/quote-form';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { TextAreaField } from '@ilaneer/ui/fields/text-area-field';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { request } from '../../lib/api-client.ts';

type DeclineQuoteProps = { readonly link: string; readonly onSettled: () => void };

/** The reason is read by staff, who can answer with another quote (QUOTE-6). */
export function DeclineQuote({ link, onSettled }: DeclineQuoteProps) {
  const form = useForm({ defaultValues: { reason: '' }, resolver: resolveBy(declineProblems) });
  const problem = form.formState.errors.reason?.message;
  const decline = useMutation({
    mutationFn: ({ reason }: { reason: string }) =>
      request<typeof declineQuote>('POST', '/quote-links/decline', { body: { link, reason } }),
    onSuccess: onSettled,
    onError: (error) => showRefusal(form, ['reason'], error),
  });
  return (
    <details className="rounded-xl bg-kernel p-5 shadow-sm sm:p-8">
      <summary className="cursor-pointer font-semibold">Decline this quote</summary>
      <form
        noValidate
        className="mt-4 grid gap-4"
        onSubmit={form.handleSubmit((typed) => decline.mutate(typed))}
      >
        <TextAreaField
          {...form.register('reason')}
          label="Why does it not suit you?"
          hint="We read it, and may send you another quote."
          rows={3}
          error={problem}
        />
        {decline.isError && problem === undefined && <Notice tone="error">{decline.error.message}</Notice>}
        <Button type="submit" variant="secondary" busy={decline.isPending} className="justify-self-start">
          Decline
        </Button>
      </form>
    </details>
  );
}
