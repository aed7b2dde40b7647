import { ENQUIRY_LIMITS } from '@ilaneer/domain/contact/validate-enquiry';
import { ButtonGroup } from '@ilaneer/ui/buttons/button-group';
import { TextField } from '@ilaneer/ui/fields/text-field';
import type { FieldProblems } from '../../lib/use-field-problems.ts';
import { type EnquiryDraft, PURPOSES } from './enquiry-draft.ts';

type EnquiryFieldsProps = {
  readonly draft: EnquiryDraft;
  readonly problems: FieldProblems;
  readonly busy: boolean;
  /** The earliest day that can be asked for, ISO. */
  readonly today: string;
  readonly onChange: (part: Partial<EnquiryDraft>) => void;
};

/** The fields of a bulk enquiry: how many, when and where, for what, and whom to answer. */
export function EnquiryFields({ draft, problems, busy, today, onChange }: EnquiryFieldsProps) {
  const field = (name: keyof EnquiryDraft) => ({
    name,
    value: draft[name],
    error: problems[name],
    readOnly: busy,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onChange({ [name]: event.target.value }),
  });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        {...field('quantity')}
        label="Quantity (optional)"
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        hint="About how many"
      />
      <TextField
        {...field('neededBy')}
        label="Needed by (optional)"
        type="date"
        min={today}
        hint="So that it reaches you in time."
      />
      <ButtonGroup
        className="sm:col-span-2"
        label="What is it for?"
        options={PURPOSES.map((value) => ({ value, label: value, disabled: busy }))}
        value={PURPOSES.find((value) => value === draft.purpose) ?? null}
        onValueChange={(purpose) => onChange({ purpose })}
      />
      <TextField
        {...field('purpose')}
        className="sm:col-span-2"
        label="Purpose"
        required
        autoComplete="off"
        maxLength={ENQUIRY_LIMITS.purpose}
        hint="Choose one above, or tell us in your own words"
      />
      <TextField {...field('name')} label="Name" required autoComplete="name" maxLength={100} />
      <TextField
        {...field('phone')}
        label="Phone"
        required
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={25}
      />
      <TextField
        {...field('email')}
        label="Email"
        required
        type="email"
        autoComplete="email"
        maxLength={255}
        className="sm:col-span-2"
      />
      <TextField
        {...field('pincode')}
        label="PIN code (optional)"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={7}
        hint="Where it goes"
      />
      <TextField
        {...field('gstin')}
        label="GSTIN (optional)"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        hint="For an invoice in your firm's name"
      />
    </div>
  );
}
