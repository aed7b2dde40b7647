import type { rateTicket } from '@ilaneer/contract/support/track-ticket';
import { RATINGS } from '@ilaneer/domain/support/ticket';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { request } from '../../lib/api-client.ts';

const WORDS = ['Very bad', 'Bad', 'Fair', 'Good', 'Very good'] as const;

/** By the link of the mail, without a login (SUPPORT-15). */
export function RateAnswer({ link }: { readonly link: string }) {
  const said = useRef<HTMLParagraphElement>(null);
  const rate = useMutation({
    mutationFn: (rating: number | null) =>
      request<typeof rateTicket>('POST', '/rate-ticket', { body: { link, rating } }),
  });
  useEffect(() => {
    if (rate.isSuccess) said.current?.focus();
  }, [rate.isSuccess]);
  if (rate.isSuccess) {
    return (
      <p ref={said} tabIndex={-1} role="status" className="outline-none">
        {rate.data.message}
      </p>
    );
  }
  const press = (rating: number | null) => {
    if (!rate.isPending) rate.mutate(rating);
  };
  return (
    <div className="grid gap-6">
      {rate.isError && <Notice tone="error">{rate.error.message}</Notice>}
      <fieldset className="grid gap-3" disabled={rate.isPending}>
        <legend className="mb-3 font-semibold">How well did we help you?</legend>
        <div className="flex flex-wrap gap-2">
          {RATINGS.map((rating) => (
            <Button
              key={rating}
              variant="secondary"
              aria-label={`${rating}, ${WORDS[rating - 1]}`}
              onClick={() => press(rating)}
            >
              {rating}
            </Button>
          ))}
        </div>
        <p className="text-palm-soft text-sm">1 is very bad, 5 is very good.</p>
      </fieldset>
      <Button variant="secondary" className="justify-self-start" onClick={() => press(null)}>
        It is not solved
      </Button>
    </div>
  );
}
