import { formatPrice, formatRoundOff } from '@ilaneer/client/format-price';
import { formatLastDay } from '@ilaneer/domain/gift-card/expiry';
import { Button } from '@ilaneer/ui/buttons/button';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { Figure } from '@ilaneer/ui/text/figure';
import { Icon } from '@ilaneer/ui/text/icon';
import type { FormEvent, ReactNode } from 'react';
import { PageLink } from '../../../lib/page-link.tsx';
import { METHODS_BESIDE_GIFT_CARD } from './payment-method.ts';
import { methodFields, methodOption } from './payment-methods.tsx';
import { splitPayment } from './split-payment.ts';
import type { AppliedGiftCard, CheckoutPayment } from './use-checkout-payment.ts';
import type { PaymentChoice } from './use-payment-choice.ts';

type GiftCardEntryProps = {
  readonly payment: CheckoutPayment;
  readonly total: number;
  readonly cash: ReactNode;
  readonly disabled: boolean;
};

/** Code, balance and split (GIFT-CARD-2). */
export function GiftCardEntry({ payment, total, cash, disabled }: GiftCardEntryProps) {
  const { card, choiceOfDue } = payment;
  const { applied, code, problem, isChecking, field } = card;

  function submit(event: FormEvent) {
    event.preventDefault();
    card.apply();
  }

  if (applied === null) {
    return (
      <form
        noValidate
        onSubmit={submit}
        className="grid gap-3 border-leaf/25 border-t pt-4 sm:grid-cols-[1fr_auto] sm:items-start"
      >
        <TextField
          ref={field}
          label="Gift card code"
          name="giftCardCode"
          placeholder="ABCD-EFGH-JKLM-NPQR"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={30}
          value={code}
          error={problem}
          disabled={disabled}
          onChange={(event) => card.setCode(event.target.value)}
        />
        <Button type="submit" variant="secondary" busy={isChecking} disabled={disabled} className="sm:mt-7">
          Apply
        </Button>
        {card.needsProof && (
          <PageLink
            to="/account"
            className="inline-flex min-h-touch w-fit items-center font-semibold text-leaf-dark text-sm underline underline-offset-4"
          >
            Go to your account page
          </PageLink>
        )}
      </form>
    );
  }
  const split = splitPayment(applied.balance, total);
  return (
    <div className="grid gap-4 border-leaf/25 border-t pt-4">
      <AppliedCard card={applied} disabled={disabled} onRemove={card.remove} />
      {split.amountDue === 0 ? (
        <p role="status" className="font-medium text-leaf-dark">
          Pays all of your order. {stayText(split.left)}
        </p>
      ) : (
        <>
          <p role="status" className="font-medium">
            The gift card pays <Figure>{formatPrice(split.paid)}</Figure>.{' '}
            <Figure>{formatPrice(split.amountDue)}</Figure> is left to pay: please choose how.
          </p>
          <AmountDuePayment choice={choiceOfDue} cash={cash} disabled={disabled} />
        </>
      )}
    </div>
  );
}

type AmountDuePaymentProps = Pick<GiftCardEntryProps, 'cash' | 'disabled'> & {
  readonly choice: PaymentChoice;
};

function AmountDuePayment({ choice, cash, disabled }: AmountDuePaymentProps) {
  const offered = METHODS_BESIDE_GIFT_CARD.filter(choice.isOffered);
  const fee = choice.options.data?.cashFee ?? 0;
  return (
    <div ref={choice.form} className="grid gap-4">
      <SelectField
        label="Pay the rest by"
        value={choice.method}
        disabled={disabled}
        onChange={(event) => {
          const method = offered.find((one) => one === event.target.value);
          if (method !== undefined) choice.setMethod(method);
        }}
      >
        {offered.map((method) => {
          const { label, disabled: isClosed } = methodOption(method, choice);
          const withFee = fee > 0 && method === 'cod' ? `${label} (${formatPrice(fee)} more)` : label;
          return (
            <option key={method} value={method} disabled={isClosed}>
              {withFee}
            </option>
          );
        })}
      </SelectField>
      {methodFields(choice.method, choice, disabled, cash)}
    </div>
  );
}

type PaidRowsProps = {
  readonly payment: Pick<CheckoutPayment, 'giftCard' | 'roundOff' | 'amountDue'>;
  readonly total: number;
};

export function PaidRows({ payment: { giftCard, roundOff, amountDue }, total }: PaidRowsProps) {
  if (giftCard === null && roundOff === 0) return null;
  return (
    <>
      {giftCard !== null && (
        <div className="flex items-baseline justify-between gap-4">
          <dt className="text-palm-soft">Gift card ••{giftCard.last4}</dt>
          <dd className="font-semibold text-leaf-dark">
            <Figure>{`−${formatPrice(splitPayment(giftCard.balance, total).paid)}`}</Figure>
          </dd>
        </div>
      )}
      {roundOff !== 0 && (
        <div className="flex items-baseline justify-between gap-4">
          <dt className="text-palm-soft">Round-off</dt>
          <dd>
            <Figure>{formatRoundOff(roundOff)}</Figure>
          </dd>
        </div>
      )}
      <div className="flex items-baseline justify-between gap-4 font-bold">
        <dt>{giftCard === null ? 'To pay in cash' : 'Left to pay'}</dt>
        <dd>
          <Figure>{formatPrice(amountDue)}</Figure>
        </dd>
      </div>
    </>
  );
}

type AppliedCardProps = {
  readonly card: AppliedGiftCard;
  readonly disabled: boolean;
  readonly onRemove: () => void;
};

function AppliedCard({ card, disabled, onRemove }: AppliedCardProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 rounded-md bg-kernel py-1.5 pr-1.5 pl-4">
      <Icon name="gift" className="hidden shrink-0 text-leaf-dark sm:block" />
      <div className="grow whitespace-nowrap py-1 text-sm">
        <p className="font-bold">Gift card ••{card.last4}</p>
        <p>
          Balance <Figure>{formatPrice(card.balance)}</Figure>
        </p>
        <p className="text-palm-soft">Valid until {formatLastDay(new Date(card.expiresAt))}</p>
      </div>
      <Button variant="quiet" size="sm" className="ml-auto" disabled={disabled} onClick={onRemove}>
        Remove<span className="sr-only"> gift card ••{card.last4}</span>
      </Button>
    </div>
  );
}

function stayText(left: number): string {
  return left === 0 ? 'Nothing stays on the card.' : `${formatPrice(left)} stay on the card.`;
}
