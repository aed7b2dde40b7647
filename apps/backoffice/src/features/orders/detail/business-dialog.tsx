import { resolveBy, showRefusal } from '@ilaneer/client/form';
import type { StaffOrderView } from '@ilaneer/contract/staff/orders/order-detail';
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
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { AskingDialog } from '../../../parts/act/asking-dialog.tsx';
import { ConflictDialog } from '../../../parts/act/conflict-dialog.tsx';
import { useVersionedSave } from '../../../parts/act/use-versioned-save.ts';
import type { OrderActs } from '../../../parts/order/use-order.ts';

const FIELDS = ['gstin', 'legalName', 'addressLine1', 'addressLine2', 'city', 'pinCode'] as const;

type Values = Record<(typeof FIELDS)[number], string>;

/** Null: billed to the recipient. */
type Seen = { readonly version: number; readonly business: BusinessInput | null };

const LABELS: Readonly<Values> = {
  gstin: 'GSTIN',
  legalName: 'Legal name',
  addressLine1: 'Billing address line 1',
  addressLine2: 'Billing address line 2 (optional)',
  city: 'City (optional)',
  pinCode: 'PIN code',
};

/** ORDER-42. */
export function BusinessDialog({
  order,
  acts,
  onClose,
}: {
  order: StaffOrderView;
  acts: OrderActs;
  onClose: () => void;
}) {
  const id = useId();
  // Fixed at opening: live updates change the page behind.
  const [seen] = useState<Seen>(() => ({ version: order.state.version, business: order.business }));
  const form = useForm<Values>({
    defaultValues: pick(seen.business),
    resolver: resolveBy((values) => {
      const read = readBusinessDetails(values, []);
      return read.ok ? [] : read.error;
    }),
  });
  const { submit, conflict } = useVersionedSave<Seen, Values>({
    valuesOf: ({ business }) => pick(business),
    save: async (business, version) => {
      const saved = await acts.billTo(version, business);
      return { version: saved.version, business };
    },
    onSaved: (_saved, how) => how === 'taken' && void acts.readAgain(),
  });
  const save = useMutation({
    mutationFn: (values: Values) => submit(values, seen),
    onSuccess: (isDone) => isDone && onClose(),
    onError: (error) => showRefusal(form, FIELDS, error),
  });
  const remove = useMutation({
    mutationFn: () => acts.billToNobodyElse(seen.version),
    onSuccess: onClose,
  });
  const state = stateOfGstin(normaliseGstin(useWatch({ control: form.control, name: 'gstin' })));
  const { errors } = form.formState;
  const isBusy = save.isPending || remove.isPending;
  const problem = remove.error ?? (Object.keys(errors).length === 0 ? save.error : null);
  const field = (name: keyof Values) => ({
    label: LABELS[name],
    maxLength: BUSINESS_LIMITS[name],
    autoComplete: 'off',
    error: errors[name]?.message,
    ...form.register(name),
  });
  return (
    <AskingDialog
      onClose={onClose}
      locked={isBusy}
      title={`Business of order ${order.state.orderNumber}`}
      description="The total stays the same. The state of the GSTIN decides between IGST and CGST with SGST. After the invoice is issued, this can't be changed."
      footer={(leave) => (
        <>
          {seen.business !== null && (
            <Button
              variant="quiet"
              className="mr-auto"
              busy={remove.isPending}
              disabled={save.isPending}
              onClick={() => remove.mutate()}
            >
              Bill to the delivery address
            </Button>
          )}
          <Button variant="quiet" disabled={isBusy} onClick={leave}>
            Not now
          </Button>
          <Button type="submit" form={id} busy={save.isPending} disabled={remove.isPending}>
            Save business
          </Button>
        </>
      )}
    >
      <form
        id={id}
        noValidate
        className="grid gap-4 sm:grid-cols-2"
        onSubmit={form.handleSubmit((values) => save.mutate(values))}
      >
        {problem !== null && (
          <Notice tone="error" className="sm:col-span-2">
            {problem.message}
          </Notice>
        )}
        <TextField
          autoCapitalize="characters"
          spellCheck={false}
          hint={<span aria-live="polite">{state === null ? '15 characters' : `Registered in ${state}`}</span>}
          {...field('gstin')}
        />
        <TextField {...field('legalName')} />
        <TextField className="sm:col-span-2" {...field('addressLine1')} />
        <TextField className="sm:col-span-2" {...field('addressLine2')} />
        <TextField {...field('city')} />
        <TextField inputMode="numeric" {...field('pinCode')} />
      </form>
      <ConflictDialog conflict={conflict} thing="this business" labels={LABELS} />
    </AskingDialog>
  );
}

function pick(business: BusinessInput | null): Values {
  const { gstin, legalName, addressLine1, addressLine2, city, pinCode } = business ?? BLANK_BUSINESS;
  return { gstin, legalName, addressLine1, addressLine2, city, pinCode };
}
