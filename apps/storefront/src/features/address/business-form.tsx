import { clearOnEdit, resolveBy, showRefusal } from '@ilaneer/client/form';
import type { BusinessView } from '@ilaneer/contract/address/business';
import { normaliseGstin } from '@ilaneer/domain/contact/gstin';
import {
  BLANK_BUSINESS,
  BUSINESS_LIMITS,
  type BusinessInput,
  readBusinessDetails,
} from '@ilaneer/domain/tax-document/business-details';
import { stateOfGstin } from '@ilaneer/domain/tax-document/place-of-supply';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useSaveBusiness } from './business.ts';

const FIELDS = ['gstin', 'legalName', 'addressLine1', 'addressLine2', 'pinCode', 'city'] as const;

type BusinessFormProps = {
  readonly saved: BusinessView | null;
  readonly submitLabel: string;
  readonly disabled?: boolean;
  readonly onSaved: (message: string) => void;
  readonly onCancel?: (() => void) | undefined;
  readonly onUnsaved?: (isUnsaved: boolean) => void;
};

export function BusinessForm({
  saved,
  submitLabel,
  disabled = false,
  onSaved,
  onCancel,
  onUnsaved,
}: BusinessFormProps) {
  const save = useSaveBusiness();
  const form = useForm<BusinessInput>({
    defaultValues: saved ?? BLANK_BUSINESS,
    resolver: resolveBy((typed) => {
      const read = readBusinessDetails(typed, []);
      return read.ok ? [] : read.error;
    }),
    reValidateMode: 'onSubmit',
  });
  const { errors, isDirty } = form.formState;
  useEffect(() => {
    onUnsaved?.(isDirty);
    return () => onUnsaved?.(false);
  }, [isDirty, onUnsaved]);
  const state = stateOfGstin(normaliseGstin(useWatch({ control: form.control, name: 'gstin' })));
  const busy = save.isPending || disabled;
  const field = (name: (typeof FIELDS)[number]) => ({
    ...form.register(name, clearOnEdit(form, save, name)),
    maxLength: BUSINESS_LIMITS[name],
    error: errors[name]?.message,
    disabled: busy,
  });
  const isNamed = FIELDS.some((name) => errors[name] !== undefined);
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((typed) =>
        save.mutate(bodyOf(typed), {
          onSuccess: ({ message }) => onSaved(message),
          onError: (error) => showRefusal(form, FIELDS, error),
        }),
      )}
      className="grid gap-4 sm:grid-cols-2"
    >
      <TextField
        {...field('gstin')}
        label="GSTIN"
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint={<span aria-live="polite">{state === null ? '15 characters' : `Registered in ${state}`}</span>}
      />
      <TextField
        {...field('legalName')}
        label="Legal name"
        required
        autoComplete="organization"
        hint="As the GST registration has it"
      />
      <TextField
        {...field('addressLine1')}
        label="Billing address line 1"
        required
        autoComplete="billing address-line1"
        className="sm:col-span-2"
      />
      <TextField
        {...field('addressLine2')}
        label="Billing address line 2 (optional)"
        autoComplete="billing address-line2"
        className="sm:col-span-2"
      />
      <TextField
        {...field('pinCode')}
        label="PIN code"
        required
        inputMode="numeric"
        autoComplete="billing postal-code"
      />
      <TextField {...field('city')} label="City (optional)" autoComplete="billing address-level2" />
      {save.error !== null && !isNamed && (
        <Notice tone="error" className="sm:col-span-2">
          We could not save these details. Please try again.
        </Notice>
      )}
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" variant="secondary" size="sm" busy={save.isPending} disabled={busy}>
          {submitLabel}
        </Button>
        {onCancel !== undefined && (
          <Button variant="quiet" size="sm" disabled={busy} onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}

function bodyOf({ gstin, legalName, addressLine1, addressLine2, city, pinCode }: BusinessInput) {
  return { gstin, legalName, addressLine1, addressLine2, city, pinCode };
}
