import { validateEnquiry } from '@ilaneer/domain/contact/validate-enquiry';
import { indiaDay } from '@ilaneer/domain/india-day';
import { Notice } from '@ilaneer/ui/notice';
import { type FormEvent, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api-errors.ts';
import { enquiryProblem, useSendEnquiry } from '../api/send-enquiry.ts';
import { type EnquiryDraft, toEnquiry } from '../enquiry-draft.ts';
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

type Problems = Readonly<Partial<Record<string, string>>>;

/** The form of a bulk enquiry; its button stands in the dialog's foot. */
export function EnquiryForm({ id, productId, choice, draft, onChange, onBusy, onSent }: EnquiryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const send = useSendEnquiry();
  const [problems, setProblems] = useState<Problems>({});
  const [website, setWebsite] = useState('');
  const today = indiaDay(new Date());

  function change(part: Partial<EnquiryDraft>) {
    onChange(part);
    setProblems((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !Object.hasOwn(part, field))),
    );
    if (send.isError) send.reset();
  }

  function refuse(found: Problems) {
    setProblems(found);
    const first = FIELDS.find((field) => found[field] !== undefined);
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (send.isPending) return;
    const enquiry = toEnquiry(draft, choice);
    const found = byField(validateEnquiry(enquiry, today));
    refuse(found);
    if (Object.keys(found).length > 0) return;
    onBusy(true);
    send.mutate(
      { form: enquiry, productId, website },
      {
        onSuccess: ({ ticketNumber }) => onSent(ticketNumber),
        onError: (error) => {
          if (error instanceof ApiError) refuse(byField(error.reply?.fields ?? []));
        },
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
      {/* Robots fill it in; people never meet it. */}
      <div aria-hidden="true" className="sr-only">
        <label>
          Website
          <input
            name="website"
            value={website}
            onChange={(event) => setWebsite(event.target.value)}
            tabIndex={-1}
            autoComplete="off"
          />
        </label>
      </div>
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

function byField(problems: readonly { readonly field: string; readonly message: string }[]): Problems {
  return Object.fromEntries(problems.toReversed().map(({ field, message }) => [field, message]));
}
