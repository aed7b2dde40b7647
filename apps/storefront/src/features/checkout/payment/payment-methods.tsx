import { formatPrice } from '@ilaneer/client/format-price';
import { FieldError } from '@ilaneer/ui/fields/field-frame';
import { RadioGroup, type RadioOption } from '@ilaneer/ui/fields/radio-group';
import { type ReactNode, useId } from 'react';
import { CardEntry } from './card-entry.tsx';
import type { PaymentMethod } from './payment-method.ts';
import { SavedCardsFailed } from './payment-options.tsx';
import type { PaymentChoice } from './use-payment-choice.ts';

type PaymentMethodsProps = {
  readonly methods: readonly PaymentMethod[];
  readonly choice: PaymentChoice;
  readonly disabled: boolean;
  readonly giftCard?: ReactNode;
  readonly cash?: ReactNode;
};

type MethodOption = Pick<RadioOption<PaymentMethod>, 'label' | 'icon'> & { readonly hint: string };

const OPTIONS: Readonly<Record<PaymentMethod, MethodOption>> = {
  'saved-card': { label: 'Saved cards', hint: 'Pay with a card that you saved', icon: 'lock' },
  cod: { label: 'Cash on Delivery', hint: 'Pay the delivery partner when your order arrives', icon: 'coin' },
  card: { label: 'Credit/Debit cards', hint: 'Visa, Mastercard, RuPay', icon: 'card' },
  upi: { label: 'UPI', hint: 'Pay with any UPI app, by code or link', icon: 'qr-code' },
  'gift-card': { label: 'Gift Card', hint: 'Pay all or part with its balance', icon: 'gift' },
};

export function methodOption(
  method: PaymentMethod,
  { options, offReason }: PaymentChoice,
): MethodOption & { disabled: boolean } {
  const reason = offReason(method);
  const fee = method === 'cod' ? (options.data?.cashFee ?? 0) : 0;
  return {
    ...OPTIONS[method],
    ...(fee > 0 && { hint: `${OPTIONS[method].hint}, ${formatPrice(fee)} more` }),
    ...(reason !== null && { hint: reason }),
    disabled: reason !== null,
  };
}

export function methodFields(
  method: PaymentMethod,
  choice: PaymentChoice,
  disabled: boolean,
  cash: ReactNode = null,
): ReactNode {
  if (method === 'cod') return cash;
  if (method === 'saved-card') return <SavedCardChoice choice={choice} disabled={disabled} />;
  return method === 'card' ? <CardEntry choice={choice} disabled={disabled} /> : null;
}

export function PaymentMethods({ methods, choice, disabled, giftCard, cash }: PaymentMethodsProps) {
  return (
    <div ref={choice.form}>
      <RadioGroup<PaymentMethod>
        label="Payment method"
        hideLabel
        value={choice.method}
        onValueChange={choice.setMethod}
        disabled={disabled}
        options={methods
          .filter((method) => method !== 'gift-card' || giftCard !== undefined)
          .filter(choice.isOffered)
          .map((method) => ({
            value: method,
            ...methodOption(method, choice),
            content: method === 'gift-card' ? giftCard : methodFields(method, choice, disabled, cash),
          }))}
      />
    </div>
  );
}

type SavedCardChoiceProps = { readonly choice: PaymentChoice; readonly disabled: boolean };

function SavedCardChoice({ choice, disabled }: SavedCardChoiceProps) {
  const errorId = useId();
  const { options, savedCards } = choice;
  const problem = choice.problemOf('saved-card');
  if (options.data === undefined) {
    return (
      <div className="grid gap-1">
        <SavedCardsFailed options={options} />
        {problem !== undefined && <FieldError id={errorId}>{problem}</FieldError>}
      </div>
    );
  }
  return (
    <RadioGroup
      label="Your saved cards"
      hideLabel
      value={choice.savedCardId}
      onValueChange={choice.setSavedCardId}
      disabled={disabled}
      options={savedCards.map(({ id, network, last4, expiry }) => ({
        value: id,
        label: `${network} ending in ${last4}`,
        hint: expiry === null ? undefined : `Expires ${expiry}`,
        icon: 'card',
      }))}
    />
  );
}
