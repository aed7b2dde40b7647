import type { sendEnquiry } from '@ilaneer/contract/support/enquiry';
import { type EnquiryForm as Enquiry, validateEnquiry } from '@ilaneer/domain/contact/validate-enquiry';
import { indiaDay } from '@ilaneer/domain/india-day';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { HoneypotField } from '@ilaneer/ui/fields/honeypot-field';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { request } from '../../lib/api-client.ts';
import { ApiError, ConnectionError, TimeoutError } from '../../lib/api-errors.ts';
import { useFieldProblems } from '../../lib/use-field-problems.ts';
import { type EnquiryDraft, toEnquiry } from './enquiry-draft.ts';
import { EnquiryFields } from './enquiry-fields.tsx';

type EnquiryFormProps = {
  readonly id: string;
  readonly productId: string;
  /** Which choice of the product is meant; empty when there is only one. */
  readonly choice: string;
  readonly draft: EnquiryDraft;
  readonly onChange: (part: Partial<EnquiryDraft>) => void;
  readonly onBusy: (busy: boolean) => void;
  readonly onSent: (ticketNumber: string) => void;
};

/** The form of a bulk enquiry; its button stands in the dialog's foot. */
export function EnquiryForm({ id, productId, choice, draft, onChange, onBusy, onSent }: EnquiryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const send = useSendEnquiry();
  const { problems, show, showRefusal, forget } = useFieldProblems(form, FIELDS);
  const [website, setWebsite] = useState('');
  const today = indiaDay(new Date());

  function change(part: Partial<EnquiryDraft>) {
    onChange(part);
    forget(part);
    if (send.isError) send.reset();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (send.isPending) return;
    const enquiry = toEnquiry(draft, choice);
    const found = validateEnquiry(enquiry, today);
    show(found);
    if (found.length > 0) return;
    onBusy(true);
    send.mutate(
      { form: enquiry, productId, website },
      {
        onSuccess: ({ ticketNumber }) => onSent(ticketNumber),
        onError: showRefusal,
        onSettled: () => onBusy(false),
      },
    );
  }

  return (
    <form ref={form} id={id} noValidate onSubmit={submit} className="grid gap-4">
      <EnquiryFields
        draft={draft}
        problems={problems}
        busy={send.isPending}
        today={today}
        onChange={change}
      />
      <HoneypotField value={website} onChange={setWebsite} />
      {send.error !== null && Object.keys(problems).length === 0 && (
        <Notice tone="error">{enquiryProblem(send.error)}</Notice>
      )}
    </form>
  );
}

const FIELDS = [
  'quantity',
  'neededBy',
  'purpose',
  'name',
  'phone',
  'email',
  'pincode',
  'gstin',
] as const satisfies readonly (keyof EnquiryDraft)[];

type SentEnquiry = {
  readonly form: Enquiry;
  readonly productId: string;
  /** The field that people don't see. */
  readonly website: string;
};

/** Sends an enquiry about a product; what comes back names the ticket. */
function useSendEnquiry() {
  return useMutation({
    mutationFn: ({ form, productId, website }: SentEnquiry) =>
      request<typeof sendEnquiry>('POST', '/enquiries', { body: { ...form, productId, website } }),
  });
}

/** Why an enquiry could not be sent; what was typed stays. */
function enquiryProblem(error: Error): string {
  if (error instanceof ConnectionError || error instanceof TimeoutError) return error.message;
  if (!(error instanceof ApiError)) return 'An unexpected error occurred. Please try again.';
  if (error.reply === null || error.status >= 500) return 'Server error. Please try again later.';
  return error.reply.message;
}
