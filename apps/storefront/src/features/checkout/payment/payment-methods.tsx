import { RadioGroup, type RadioOption } from '@ilaneer/ui/fields/radio-group';
import type { ReactNode } from 'react';
import { CardEntry } from './card-entry.tsx';
import type { PaymentWay } from './payment-method.ts';
import { SavedCardChoice } from './saved-card-choice.tsx';
import type { PaymentChoice } from './use-payment-choice.ts';

type PaymentMethodsProps = {
  /** Which ways are offered, in their order. */
  readonly ways: readonly PaymentWay[];
  readonly choice: PaymentChoice;
  readonly disabled: boolean;
  /** The gift card's fields; without them that way is left out. */
  readonly giftCard?: ReactNode;
};

type WayOption = Pick<RadioOption<PaymentWay>, 'label' | 'icon'> & { readonly hint: string };

// The labels of part 2 section 2, 'Checkout: payment step'.
const OPTIONS: Readonly<Record<PaymentWay, WayOption>> = {
  'saved-card': { label: 'Saved cards', hint: 'Pay with a card that you saved', icon: 'lock' },
  cod: { label: 'Cash on Delivery', hint: 'Pay the delivery partner when your order arrives', icon: 'coin' },
  card: { label: 'Credit/Debit cards', hint: 'Visa, Mastercard, RuPay', icon: 'card' },
  upi: { label: 'UPI', hint: 'Pay with any UPI app, by code or link', icon: 'qr-code' },
  'gift-card': { label: 'Gift Card', hint: 'Pay all or part with its balance', icon: 'gift' },
};
const IS_AT_GATEWAY: Readonly<Record<PaymentWay, boolean>> = {
  'saved-card': true,
  cod: false,
  card: true,
  upi: true,
  'gift-card': false,
};
const NOT_SET_UP = 'Online payment is not set up here.';

/** Whether a way to pay can be chosen here, and in which words it is offered. */
export function wayOption(way: PaymentWay, { options }: PaymentChoice): WayOption & { disabled: boolean } {
  const isOff = IS_AT_GATEWAY[way] && options.data?.online === false;
  return { ...OPTIONS[way], ...(isOff && { hint: NOT_SET_UP }), disabled: isOff };
}

/** What choosing a way to pay opens: the fields of a card, the saved cards. */
export function wayContent(way: PaymentWay, choice: PaymentChoice, disabled: boolean): ReactNode {
  if (way === 'saved-card') return <SavedCardChoice choice={choice} disabled={disabled} />;
  return way === 'card' ? <CardEntry choice={choice} disabled={disabled} /> : null;
}

/** The ways to pay; the chosen one opens what it needs. */
export function PaymentMethods({ ways, choice, disabled, giftCard }: PaymentMethodsProps) {
  return (
    <div ref={choice.form}>
      <RadioGroup<PaymentWay>
        label="Payment method"
        hideLabel
        value={choice.way}
        onValueChange={choice.setWay}
        disabled={disabled}
        options={ways
          .filter((way) => way !== 'gift-card' || giftCard !== undefined)
          .filter(choice.isOffered)
          .map((way) => ({
            value: way,
            ...wayOption(way, choice),
            content: way === 'gift-card' ? giftCard : wayContent(way, choice, disabled),
          }))}
      />
    </div>
  );
}
