import { ApiError } from '@ilaneer/client/api-errors';
import { clearOnEdit, resolveBy, showRefusal } from '@ilaneer/client/form';
import type { sendContactForm } from '@ilaneer/contract/support/contact';
import { joinPhoneNumber } from '@ilaneer/domain/contact/phone-number';
import { CONTACT_LIMITS, validateContact } from '@ilaneer/domain/contact/validate-contact';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { HoneypotField } from '@ilaneer/ui/fields/honeypot-field';
import { PhoneField } from '@ilaneer/ui/fields/phone/phone-field';
import { TextAreaField } from '@ilaneer/ui/fields/text-area-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { Icon } from '@ilaneer/ui/text/icon';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useController, useForm } from 'react-hook-form';
import { request } from '../../lib/api-client.ts';
import { PageLink } from '../../lib/page-link.tsx';
import { countryOfPhone, INDIA, usePhoneCountries } from '../../lib/phone-countries.ts';
import { type ContactDraft, forgetDraft, storeDraft } from './contact-draft.ts';
import { ContactNotice } from './contact-notice.tsx';

type ContactFormProps = {
  readonly initial: ContactDraft | null;
  readonly onSent: (ticketNumber: string) => void;
};

/** `website`: honeypot. */
type ContactEntry = ContactDraft & { readonly website: string };

const BLANK: ContactDraft = { firstName: '', country: 'IN', phone: '', email: '', message: '' };

/** CONTACT-9. Stored until sent. */
export function ContactForm({ initial, onSent }: ContactFormProps) {
  const send = useSendContactForm();
  const form = useForm<ContactEntry>({
    defaultValues: { ...(initial ?? BLANK), website: '' },
    resolver: resolveBy((entry) => validateContact(joined(entry))),
    reValidateMode: 'onSubmit',
  });
  const { errors } = form.formState;
  const sending = send.isPending;

  const textField = (name: 'firstName' | 'email' | 'message') => ({
    ...form.register(name, clearOnEdit(form, send, name)),
    error: errors[name]?.message,
    readOnly: sending,
  });

  // Form order, for focusing the first error.
  const firstName = textField('firstName');
  const { field: phone } = useController({ control: form.control, name: 'phone' });
  const { field: country } = useController({ control: form.control, name: 'country' });
  const number = { country: country.value, number: phone.value };
  const { countries, onReach } = usePhoneCountries(number);

  const fillIn = useEffectEvent(() => {
    // Keeps input typed meanwhile.
    if (initial !== null) form.reset({ ...initial, website: '' }, { keepDirtyValues: true });
  });
  const isKnown = initial !== null;
  useEffect(() => {
    if (!isKnown) return;
    fillIn();
    storeDraft(form.getValues());
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => storeDraft(values) });
  }, [form, isKnown]);

  /** With a foreign dial code. */
  function joined(entry: ContactEntry): ContactEntry {
    const { code, dialCode } = countries.find((one) => one.code === entry.country) ?? INDIA;
    return { ...entry, country: code, phone: joinPhoneNumber(dialCode, entry.phone) };
  }

  function submit(entry: ContactEntry) {
    if (sending) return;
    send.mutate(joined(entry), {
      onSuccess: ({ ticketNumber }) => {
        forgetDraft();
        onSent(ticketNumber);
      },
      onError: (error) => showRefusal(form, FIELDS, error),
    });
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} aria-label="Contact" className="grid gap-5">
      <TextField
        {...firstName}
        label="First name"
        required
        autoComplete="given-name"
        maxLength={CONTACT_LIMITS.name.max}
      />
      <PhoneField
        ref={phone.ref}
        name={phone.name}
        label="Phone"
        required
        countries={countries}
        onReach={onReach}
        value={number}
        onValueChange={(typed) => {
          country.onChange(typed.country);
          phone.onChange(typed.number);
          clearOnEdit(form, send, 'phone').onChange();
        }}
        error={errors.phone?.message}
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
      <HoneypotField {...form.register('website')} />
      {send.error !== null && Object.keys(errors).length === 0 && (
        <Notice tone="error">{contactProblem(send.error)}</Notice>
      )}
      <ContactNotice />
      <Button type="submit" size="lg" wide busy={sending} busyLabel="Sending...">
        Send message
      </Button>
    </form>
  );
}

type ContactSentProps = { readonly ticketNumber: string; readonly onAnother: () => void };

export function ContactSent({ ticketNumber, onAnother }: ContactSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Its button disappeared.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-center gap-4 py-6 text-center sm:py-10">
      <span className="grid size-20 place-items-center rounded-full bg-tender">
        <Icon name="tick" className="size-10" strokeWidth={2.25} />
      </span>
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        We have your message
      </h2>
      <p className="text-pretty">
        Thank you! Your message has been sent successfully. We'll get back to you soon.
      </p>
      <p className="grid gap-1 rounded-lg bg-leaf-tint px-8 py-4">
        <span className="text-palm-soft text-sm">Your ticket number</span>
        <span className="font-bold text-xl tabular-nums">{ticketNumber}</span>
      </p>
      <PageLink
        to={`/track-ticket?ticket=${ticketNumber}`}
        className="font-semibold text-leaf-dark underline underline-offset-4"
      >
        Follow how far it is
      </PageLink>
      <Button variant="quiet" onClick={onAnother}>
        Write another message
      </Button>
    </div>
  );
}

const FIELDS = ['firstName', 'phone', 'email', 'message'] as const;

function useSendContactForm() {
  return useMutation({
    mutationFn: async (message: ContactEntry) => {
      const country = await countryOfPhone({ country: message.country, number: message.phone });
      return request<typeof sendContactForm>('POST', '/contact-form', { body: { ...message, country } });
    },
  });
}

/** CONTACT-3. */
function contactProblem(error: Error): string {
  if (error instanceof ApiError && (error.reply === null || error.status >= 500)) {
    return 'Failed to send email. Please try again later.';
  }
  return error.message;
}
