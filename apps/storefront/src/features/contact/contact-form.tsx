import type { sendContactForm } from '@ilaneer/contract/support/contact';
import { joinPhoneNumber } from '@ilaneer/domain/contact/phone-number';
import { CONTACT_LIMITS, validateContact } from '@ilaneer/domain/contact/validate-contact';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { HoneypotField } from '@ilaneer/ui/fields/honeypot-field';
import { PhoneField } from '@ilaneer/ui/fields/phone/phone-field';
import { TextAreaField } from '@ilaneer/ui/fields/text-area-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { request } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-errors.ts';
import { countryOfPhone, INDIA, usePhoneCountries } from '../../lib/phone-countries.ts';
import { useFieldProblems } from '../../lib/use-field-problems.ts';
import { type ContactDraft, forgetDraft, storeDraft } from './contact-draft.ts';

type ContactFormProps = {
  readonly initial: ContactDraft;
  readonly onSent: (ticketNumber: string) => void;
};

/** The contact form (CONTACT-9). What is typed in it is stored until it has been sent. */
export function ContactForm({ initial, onSent }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const send = useSendContactForm();
  const [draft, setDraft] = useState(initial);
  const [website, setWebsite] = useState('');
  const { problems, show, showRefusal, forget } = useFieldProblems(form, FIELDS);
  const phone = { country: draft.country, number: draft.phone };
  const { countries, onReach } = usePhoneCountries(phone);
  const sending = send.isPending;

  useEffect(() => storeDraft(draft), [draft]);

  function change(part: Partial<ContactDraft>) {
    setDraft((before) => ({ ...before, ...part }));
    forget(part);
    if (send.isError) send.reset();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    const country = countries.find(({ code }) => code === draft.country) ?? INDIA;
    const message = { ...draft, phone: joinPhoneNumber(country.dialCode, draft.phone) };
    const found = validateContact(message);
    show(found);
    if (found.length > 0) return;
    send.mutate(
      { ...message, country: country.code, website },
      {
        onSuccess: ({ ticketNumber }) => {
          forgetDraft();
          onSent(ticketNumber);
        },
        onError: showRefusal,
      },
    );
  }

  const textField = (name: 'firstName' | 'email' | 'message') => ({
    name,
    value: draft[name],
    error: problems[name],
    readOnly: sending,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      change({ [name]: event.target.value }),
  });

  return (
    <form ref={form} noValidate onSubmit={submit} aria-label="Contact" className="grid gap-5">
      <TextField
        {...textField('firstName')}
        label="First name"
        required
        autoComplete="given-name"
        maxLength={CONTACT_LIMITS.name.max}
      />
      <PhoneField
        name="phone"
        label="Phone"
        required
        countries={countries}
        onReach={onReach}
        value={phone}
        onValueChange={({ country, number }) => change({ country, phone: number })}
        error={problems.phone}
        autoComplete="tel"
        readOnly={sending}
      />
      <TextField
        {...textField('email')}
        type="email"
        label="Email (optional)"
        autoComplete="email"
        maxLength={CONTACT_LIMITS.email.max}
        hint="For a copy of your message and our answer."
      />
      <TextAreaField
        {...textField('message')}
        label="Message"
        required
        rows={5}
        maxLength={CONTACT_LIMITS.message.max}
      />
      <HoneypotField value={website} onChange={setWebsite} />
      {send.error !== null && Object.keys(problems).length === 0 && (
        <Notice tone="error">{contactProblem(send.error)}</Notice>
      )}
      <Button type="submit" size="lg" wide busy={sending} busyLabel="Sending...">
        Send message
      </Button>
    </form>
  );
}

const FIELDS = ['firstName', 'phone', 'email', 'message'] as const;

type ContactMessage = {
  readonly firstName: string;
  /** With its dial code, unless it is Indian. */
  readonly phone: string;
  readonly email: string;
  readonly message: string;
  readonly country: string;
  /** The field that people don't see. */
  readonly website: string;
};

/** Sends the contact form; what comes back names the ticket. */
function useSendContactForm() {
  return useMutation({
    mutationFn: async (message: ContactMessage) => {
      const country = await countryOfPhone({ country: message.country, number: message.phone });
      return request<typeof sendContactForm>('POST', '/contact-form', { body: { ...message, country } });
    },
  });
}

/** Why the form could not be sent (CONTACT-3); what was typed stays. */
function contactProblem(error: Error): string {
  if (error instanceof ApiError && (error.reply === null || error.status >= 500)) {
    return 'Failed to send email. Please try again later.';
  }
  return error.message;
}
