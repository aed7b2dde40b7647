import type { eraseMessages } from '@ilaneer/contract/support/track-ticket';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { request } from '../../lib/api-client.ts';

/** PRIVACY-16. */
export function EraseMessages({ link }: { readonly link: string }) {
  const [isAsked, setAsked] = useState(false);
  const question = useRef<HTMLParagraphElement>(null);
  const erase = useMutation({
    mutationFn: () => request<typeof eraseMessages>('POST', '/erase-messages', { body: { link } }),
  });
  useEffect(() => {
    if (isAsked || erase.isSuccess) question.current?.focus();
  }, [isAsked, erase.isSuccess]);

  if (erase.isSuccess) {
    return (
      <p ref={question} tabIndex={-1} role="status" className="outline-none">
        {erase.data.message} The law makes us hold them for a year, locked away; then they are gone for good.
      </p>
    );
  }
  if (!isAsked) {
    return (
      <Button variant="quiet" size="sm" className="-ml-3 justify-self-start" onClick={() => setAsked(true)}>
        Erase what I wrote to you
      </Button>
    );
  }
  return (
    <section
      aria-label="Erase your messages"
      className="grid gap-4 rounded-xl bg-kernel p-5 shadow-sm sm:p-8"
    >
      <p ref={question} tabIndex={-1} className="outline-none">
        We erase every message and enquiry that came to us from your email address without an account, with
        name, phone number and words. What is open is closed without an answer.
      </p>
      {erase.isError && <Notice tone="error">{erase.error.message}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setAsked(false)}>
          Keep them
        </Button>
        <Button variant="danger" busy={erase.isPending} busyLabel="Erasing..." onClick={() => erase.mutate()}>
          Erase my messages
        </Button>
      </div>
    </section>
  );
}
