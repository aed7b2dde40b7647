import type { subscribeToNewsletter } from '@ilaneer/contract/newsletter';
import { NEWSLETTER_CONSENT } from '@ilaneer/domain/newsletter/consent';
import { newsletterEmailProblem } from '@ilaneer/domain/newsletter/email-problem';
import { Button } from '@ilaneer/ui/buttons/button';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { Icon } from '@ilaneer/ui/text/icon';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { request } from '../../lib/api-client.ts';
import { brand } from '../../lib/content.ts';
import { NoticeElsewhere } from '../../lib/notice-elsewhere.tsx';
import { PageLink } from '../../lib/page-link.tsx';

/** NEWSLETTER-1. Without the form library, since it is on every page. */
export function NewsletterBox() {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const subscribe = useSubscribe();

  function send(event: FormEvent) {
    event.preventDefault();
    if (subscribe.isPending) return;
    const found = newsletterEmailProblem(email);
    setProblem(found?.message ?? null);
    if (found === null) subscribe.mutate(email.trim());
    else field.current?.focus();
  }

  const error = problem ?? subscribe.error?.message;
  return (
    <section
      aria-labelledby="newsletter"
      className="on-light grid gap-x-16 gap-y-6 rounded-xl bg-tender p-6 sm:p-10 lg:grid-cols-2 lg:items-center lg:px-14"
    >
      <div>
        <h2 id="newsletter" className="text-3xl">
          {brand().texts.newsletterTitle || 'Our newsletter'}
        </h2>
        <p className="mt-3 max-w-[46ch]">{NEWSLETTER_CONSENT.text}</p>
        <PageLink
          to="/privacy-policy"
          className="mt-1 inline-flex min-h-touch items-center font-semibold underline underline-offset-4"
        >
          Privacy Policy
        </PageLink>
        <NoticeElsewhere className="ml-4" />
      </div>
      {subscribe.isSuccess ? (
        <Asked message={subscribe.data.message} />
      ) : (
        <form noValidate onSubmit={send} className="flex flex-col gap-3 sm:flex-row">
          <TextField
            ref={field}
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            label="Your email address"
            error={error}
            value={email}
            onChange={({ target }) => {
              setEmail(target.value);
              setProblem(null);
              if (subscribe.isError) subscribe.reset();
            }}
            className="flex-1"
          />
          {/* Aligns with the field, not its label. */}
          <div className="sm:pt-7.5">
            <Button type="submit" wide busy={subscribe.isPending}>
              Subscribe
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}

function Asked({ message }: { readonly message: string }) {
  const words = useRef<HTMLParagraphElement>(null);
  // Its button disappeared.
  useEffect(() => words.current?.focus(), []);
  return (
    <p ref={words} tabIndex={-1} role="status" className="flex items-start gap-3 text-lg outline-none">
      <Icon name="mail" className="mt-0.5 shrink-0" />
      {message}
    </p>
  );
}

function useSubscribe() {
  return useMutation({
    mutationFn: (email: string) =>
      request<typeof subscribeToNewsletter>('POST', '/newsletter/subscribe', { body: { email } }),
  });
}
