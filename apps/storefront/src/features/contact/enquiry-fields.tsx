import { clearOnEdit } from '@ilaneer/client/form';
import { ENQUIRY_LIMITS } from '@ilaneer/domain/contact/validate-enquiry';
import { indiaDay } from '@ilaneer/domain/india-day';
import { ButtonGroup } from '@ilaneer/ui/buttons/button-group';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { type EnquiryDraft, PURPOSES } from './enquiry-draft.ts';

type EnquiryFieldsProps = {
  readonly form: UseFormReturn<EnquiryDraft>;
  readonly call: { readonly isPending: boolean; readonly isError: boolean; readonly reset: () => void };
};

export function EnquiryFields({ form, call }: EnquiryFieldsProps) {
  const chosen = useWatch({ control: form.control, name: 'purpose' });
  const field = (name: (typeof ENQUIRY_FIELDS)[number]) => ({
    ...form.register(name, clearOnEdit(form, call, name)),
    error: form.formState.errors[name]?.message,
    readOnly: call.isPending,
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
        min={indiaDay(new Date())}
        hint="So that it reaches you in time."
      />
      <ButtonGroup
        className="sm:col-span-2"
        label="What is it for?"
        options={PURPOSES.map((value) => ({ value, label: value, disabled: call.isPending }))}
        value={PURPOSES.find((value) => value === chosen) ?? null}
        onValueChange={(purpose) => {
          form.setValue('purpose', purpose);
          clearOnEdit(form, call, 'purpose').onChange();
        }}
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

export const ENQUIRY_FIELDS = [
  'quantity',
  'neededBy',
  'purpose',
  'name',
  'phone',
  'email',
  'pincode',
  'gstin',
] as const satisfies readonly (keyof EnquiryDraft)[];
