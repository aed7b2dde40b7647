import { ApiError } from '@ilaneer/client/api-errors';
import { resolveBy, showRefusal } from '@ilaneer/client/form';
import type { acceptQuote, QuoteView } from '@ilaneer/contract/quote';
import { normaliseMobile } from '@ilaneer/domain/account/mobile';
import { BLANK_ADDRESS, normaliseAddress, validateAddress } from '@ilaneer/domain/address/validate-address';
import type { FieldProblem } from '@ilaneer/domain/field-problem';
import { readBusinessDetails } from '@ilaneer/domain/tax-document/business-details';
import { stateOfGstin } from '@ilaneer/domain/tax-document/place-of-supply';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { CheckboxField } from '@ilaneer/ui/fields/checkbox-field';
import { RadioGroup } from '@ilaneer/ui/fields/radio-group';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { useMutation } from '@tanstack/react-query';
import { type FieldErrors, get, useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { request } from '../../lib/api-client.ts';

const ADDRESS = ['fullName', 'phone', 'addressLine1', 'addressLine2', 'city'] as const;
const BILLING = [
  'business.addressLine1',
  'business.addressLine2',
  'business.city',
  'business.pinCode',
] as const;

type Values = Record<(typeof ADDRESS)[number], string> & {
  readonly business: { addressLine1: string; addressLine2: string; city: string; pinCode: string };
  /** Bill and goods go to one place. */
  readonly isBilledThere: boolean;
  readonly payment: 'link' | 'cod';
};

const LABELS: Readonly<Record<(typeof ADDRESS)[number] | (typeof BILLING)[number], string>> = {
  fullName: 'Full name',
  phone: 'Phone',
  addressLine1: 'Address line 1',
  addressLine2: 'Address line 2 (optional)',
  city: 'City (optional)',
  'business.addressLine1': 'Billing address line 1',
  'business.addressLine2': 'Billing address line 2 (optional)',
  'business.city': 'Billing city (optional)',
  'business.pinCode': 'Billing PIN code',
};

const WAYS = {
  link: { value: 'link', label: 'Pay online', hint: 'By UPI or card. We keep the goods for 24 hours.' },
  cod: { value: 'cod', label: 'Pay on delivery', hint: 'In cash, within the limit of the law.' },
} as const;

type AcceptQuoteProps = { readonly quote: QuoteView; readonly link: string; readonly onSettled: () => void };

/** The buyer confirms name and address, and gets an order (QUOTE-5). */
export function AcceptQuote({ quote, link, onSettled }: AcceptQuoteProps) {
  const navigate = useNavigate();
  const { buyer, place, payments } = quote;
  const form = useForm<Values>({
    defaultValues: {
      fullName: buyer.name,
      phone: normaliseMobile(buyer.phone),
      addressLine1: place.addressLine1,
      addressLine2: place.addressLine2,
      city: place.city,
      business: { addressLine1: '', addressLine2: '', city: '', pinCode: '' },
      isBilledThere: buyer.gstin === null || stateOfGstin(buyer.gstin) === place.state,
      payment: payments[0] ?? 'cod',
    },
    resolver: resolveBy((typed) => problemsOf(quote, typed)),
    reValidateMode: 'onSubmit',
  });
  const { errors } = form.formState;
  const [isBilledThere, payment] = useWatch({ control: form.control, name: ['isBilledThere', 'payment'] });
  const accept = useMutation({
    mutationFn: ({ business, isBilledThere: isThere, payment: way, ...address }: Values) =>
      request<typeof acceptQuote>('POST', '/quote-links/accept', {
        body: {
          link,
          address: { ...address, state: place.state, zipCode: place.zipCode, country: 'India' },
          billing: isThere ? null : business,
          payment: way,
        },
      }),
    onSuccess: async ({ payLink }) => {
      if (payLink !== null) await navigate(`/pay?link=${encodeURIComponent(payLink)}`);
      else onSettled();
    },
    onError: (error) => {
      const fields = error instanceof ApiError ? (error.reply?.fields ?? []) : [];
      if (fields.some(({ field }) => field.startsWith('business.'))) form.setValue('isBilledThere', false);
      showRefusal(form, [...ADDRESS, ...BILLING], error);
      if (error instanceof ApiError && error.reply?.code === 'QUOTE_CLOSED') onSettled();
    },
  });
  const field = (name: keyof typeof LABELS) => ({
    ...form.register(name, { onChange: () => form.clearErrors(name) }),
    label: LABELS[name],
    error: messageAt(errors, name),
  });
  const isAtAField = [...ADDRESS, ...BILLING].some((name) => messageAt(errors, name) !== undefined);
  return (
    <section aria-labelledby="accept" className="grid gap-5 rounded-xl bg-kernel p-5 shadow-sm sm:p-8">
      <h2 id="accept" className="text-2xl">
        Accept this quote
      </h2>
      <form noValidate className="grid gap-5" onSubmit={form.handleSubmit((typed) => accept.mutate(typed))}>
        <fieldset className="grid gap-4 sm:grid-cols-2" disabled={accept.isPending}>
          <legend className="mb-3 font-semibold">Where should we deliver?</legend>
          <TextField {...field('fullName')} required autoComplete="name" maxLength={100} />
          <TextField {...field('phone')} required inputMode="tel" autoComplete="tel" />
          <TextField
            {...field('addressLine1')}
            required
            autoComplete="address-line1"
            className="sm:col-span-2"
          />
          <TextField {...field('addressLine2')} autoComplete="address-line2" className="sm:col-span-2" />
          <TextField {...field('city')} autoComplete="address-level2" />
          <p className="self-end pb-3">{`${place.state} ${place.zipCode}`}</p>
        </fieldset>
        {buyer.gstin !== null && (
          <fieldset className="grid gap-4 sm:grid-cols-2" disabled={accept.isPending}>
            <legend className="mb-3 font-semibold">{`Tax invoice to ${buyer.businessName}, GSTIN ${buyer.gstin}`}</legend>
            <CheckboxField
              label="The billing address is the delivery address"
              checked={isBilledThere}
              onCheckedChange={(isThere) => form.setValue('isBilledThere', isThere)}
              className="sm:col-span-2"
            />
            {!isBilledThere && (
              <>
                <TextField {...field('business.addressLine1')} required className="sm:col-span-2" />
                <TextField {...field('business.addressLine2')} className="sm:col-span-2" />
                <TextField {...field('business.city')} />
                <TextField {...field('business.pinCode')} required inputMode="numeric" />
              </>
            )}
          </fieldset>
        )}
        <RadioGroup
          label="How would you like to pay?"
          value={payment}
          onValueChange={(way) => form.setValue('payment', way)}
          options={payments.map((way) => WAYS[way])}
          disabled={accept.isPending}
        />
        {accept.isError && !isAtAField && <Notice tone="error">{accept.error.message}</Notice>}
        <Button type="submit" size="lg" busy={accept.isPending} className="justify-self-start">
          Accept and order
        </Button>
      </form>
    </section>
  );
}

/** Nested or flat, as the error came from a rule or from the server. */
function messageAt(errors: FieldErrors<Values>, name: keyof typeof LABELS): string | undefined {
  const error: { readonly message?: string } | undefined = get(errors, name);
  return error?.message;
}

function problemsOf({ buyer, place }: QuoteView, typed: Values): FieldProblem[] {
  const { business, isBilledThere, payment: _, ...address } = typed;
  const goods = validateAddress(
    normaliseAddress({ ...BLANK_ADDRESS, ...address, state: place.state, zipCode: place.zipCode }),
  );
  if (buyer.gstin === null || isBilledThere) return goods;
  const billed = readBusinessDetails({ ...business, gstin: buyer.gstin, legalName: buyer.businessName }, []);
  const wrong = billed.ok ? [] : billed.error;
  return [...goods, ...wrong.map(({ field, message }) => ({ field: `business.${field}`, message }))];
}
