import { showRefusal } from '@ilaneer/client/form';
import type { StaffOrderView } from '@ilaneer/contract/staff/orders/order-detail';
import { INDIAN_STATES } from '@ilaneer/domain/address/indian-states';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ConflictDialog } from '../act/conflict-dialog.tsx';
import { FormDialog } from '../act/form-dialog.tsx';
import { useVersionedSave } from '../act/use-versioned-save.ts';
import { StateQuestion } from '../address/state-question.tsx';
import { usePinCode } from '../address/use-pin-code.ts';
import type { OrderActs } from './use-order.ts';

export const ADDRESS_FIELDS = [
  'fullName',
  'phone',
  'addressLine1',
  'addressLine2',
  'city',
  'state',
  'zipCode',
] as const;

export type AddressField = (typeof ADDRESS_FIELDS)[number];

export type AddressValues = Record<AddressField, string>;

type Values = AddressValues;

type Seen = { readonly version: number; readonly address: Values };

const LABELS: Readonly<Values> = {
  fullName: 'Full name',
  phone: 'Phone',
  addressLine1: 'Address line 1',
  addressLine2: 'Address line 2',
  city: 'City',
  state: 'State',
  zipCode: 'PIN code',
};

/** Until packed; the total stays. Opens at a field. */
export function AddressDialog({
  order,
  at,
  acts,
  onClose,
  onSaved,
}: {
  order: StaffOrderView;
  at: AddressField;
  acts: OrderActs;
  onClose: () => void;
  onSaved?: (address: Values) => void;
}) {
  const { addressType } = order.address;
  // Fixed at opening: live updates change the page behind.
  const [seen] = useState<Seen>(() => ({ version: order.state.version, address: pick(order.address) }));
  const form = useForm<Values>({ defaultValues: seen.address });
  const { submit, conflict } = useVersionedSave<Seen, Values>({
    valuesOf: ({ address }) => pick(address),
    save: async (values, version) => {
      const saved = await acts.readdress(version, {
        ...values,
        addressType: addressType === 'Office' ? 'Office' : 'Home',
        country: 'India',
        stateConfirmed: confirmedFor === placeOf(values),
      });
      return { version: saved.version, address: values };
    },
    onSaved: (_saved, how) => how === 'taken' && void acts.readAgain(),
  });
  const save = useMutation({
    mutationFn: (values: Values) => submit(values, seen),
    onSuccess: (isDone, values) => {
      if (!isDone) return;
      onSaved?.(values);
      onClose();
    },
    onError: (error) => showRefusal(form, ADDRESS_FIELDS, error),
  });
  const [zipCode, state] = useWatch({ control: form.control, name: ['zipCode', 'state'] });
  const pinCode = usePinCode(zipCode);
  // PIN codes fill the town unless typed.
  const filledFor = useRef(seen.address.zipCode);
  const { setValue } = form;
  useEffect(() => {
    if (pinCode.city === null || filledFor.current === zipCode) return;
    filledFor.current = zipCode;
    setValue('city', pinCode.city, { shouldDirty: true, shouldValidate: true });
  }, [pinCode.city, zipCode, setValue]);
  // For this PIN code and state only.
  const [confirmedFor, setConfirmedFor] = useState<string | null>(null);
  const { errors } = form.formState;
  const first = useRef<HTMLElement>(null);
  const field = (name: AddressField) => {
    const { ref, ...rest } = form.register(name);
    const register = (element: HTMLElement | null) => {
      ref(element);
      if (name === at) first.current = element;
    };
    return { error: errors[name]?.message, ref: register, ...rest };
  };
  return (
    <FormDialog
      onClose={onClose}
      initialFocus={first}
      title={`Address of order ${order.state.orderNumber}`}
      description="The total stays the same. In another state, GST changes between IGST and CGST with SGST."
      onSubmit={form.handleSubmit((values) => save.mutate(values))}
      busy={save.isPending}
      submitLabel="Save address"
      className="grid gap-4 sm:grid-cols-2"
      error={save.isError && Object.keys(errors).length === 0 && save.error.message}
    >
      <TextField label={LABELS.fullName} autoComplete="off" {...field('fullName')} />
      <TextField label={LABELS.phone} inputMode="tel" autoComplete="off" {...field('phone')} />
      <TextField
        label={LABELS.addressLine1}
        autoComplete="off"
        className="sm:col-span-2"
        {...field('addressLine1')}
      />
      <TextField
        label={LABELS.addressLine2}
        autoComplete="off"
        className="sm:col-span-2"
        {...field('addressLine2')}
      />
      <TextField label={LABELS.city} autoComplete="off" {...field('city')} />
      <TextField
        label={LABELS.zipCode}
        inputMode="numeric"
        autoComplete="off"
        hint={<span aria-live="polite">{pinCode.hint}</span>}
        {...field('zipCode')}
      />
      <SelectField label={LABELS.state} {...field('state')}>
        {INDIAN_STATES.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </SelectField>
      <StateQuestion
        zipCode={zipCode}
        state={state}
        pinCodeState={pinCode.state}
        confirmed={confirmedFor === placeOf({ zipCode, state })}
        onConfirm={(yes) => setConfirmedFor(yes ? placeOf({ zipCode, state }) : null)}
        onCorrect={(right) => form.setValue('state', right)}
      />
      <ConflictDialog conflict={conflict} thing="this address" labels={LABELS} />
    </FormDialog>
  );
}

function placeOf({ zipCode, state }: Pick<Values, 'zipCode' | 'state'>): string {
  return `${zipCode} ${state}`;
}

function pick({ fullName, phone, addressLine1, addressLine2, city, state, zipCode }: Values): Values {
  return { fullName, phone, addressLine1, addressLine2, city, state, zipCode };
}
