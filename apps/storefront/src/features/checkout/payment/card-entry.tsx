import { formatCvv, formatExpiry } from '@ilaneer/domain/payment/card-fields';
import { CheckboxField } from '@ilaneer/ui/fields/checkbox-field';
import { TextField } from '@ilaneer/ui/fields/text-field';
import { Icon } from '@ilaneer/ui/text/icon';
import { PageLink } from '../../../lib/page-link.tsx';
import type { PaymentChoice } from './use-payment-choice.ts';

type CardEntryProps = { readonly choice: PaymentChoice; readonly disabled: boolean };

/** Fields only where the gateway does not ask (PAYMENT-21). */
export function CardEntry({ choice, disabled }: CardEntryProps) {
  return (
    <div className="grid gap-4 border-leaf/25 border-t pt-4">
      {choice.asksForCard ? (
        <CardFieldsToCheck choice={choice} disabled={disabled} />
      ) : (
        <p className="flex items-start gap-2 text-palm-soft text-sm">
          <Icon name="shield" className="size-5 shrink-0 text-leaf-dark" />
          You give your card on the next page, at our payment partner. No part of it passes through this shop.
        </p>
      )}
      <CheckboxField
        label="Save this card securely"
        hint={
          choice.canSaveCard ? (
            'Our payment partner keeps it as a token, and asks for your consent. Remove it in your account any time.'
          ) : (
            <>
              To save cards, please{' '}
              <PageLink to="/account" className="font-semibold text-leaf-dark underline underline-offset-4">
                confirm your email address or mobile number
              </PageLink>{' '}
              first.
            </>
          )
        }
        checked={choice.savesCard && choice.canSaveCard}
        disabled={disabled || !choice.canSaveCard}
        onCheckedChange={choice.setSavesCard}
      />
    </div>
  );
}

function CardFieldsToCheck({ choice, disabled }: CardEntryProps) {
  const { card, setCard, problemOf } = choice;
  return (
    <>
      <p className="flex items-start gap-2 text-palm-soft text-sm">
        <Icon name="shield" className="size-5 shrink-0 text-leaf-dark" />
        We check these first, so that a mistake shows before you give the card number on the next page, at our
        payment partner. The CVV stays on this page.
      </p>
      <TextField
        label="Card holder name"
        name="cardName"
        autoComplete="cc-name"
        required
        maxLength={100}
        value={card.cardName}
        error={problemOf('cardName')}
        disabled={disabled}
        onChange={(event) => setCard({ cardName: event.target.value })}
      />
      <div className="grid grid-cols-[3fr_2fr] gap-4 sm:grid-cols-2">
        <TextField
          label="Expiry (MM/YY)"
          name="expDate"
          autoComplete="cc-exp"
          inputMode="numeric"
          placeholder="MM/YY"
          required
          maxLength={5}
          value={card.expDate}
          error={problemOf('expDate')}
          disabled={disabled}
          onChange={(event) => setCard({ expDate: formatExpiry(event.target.value) })}
        />
        <TextField
          label="CVV"
          name="cvv"
          type="password"
          autoComplete="cc-csc"
          inputMode="numeric"
          required
          maxLength={4}
          value={card.cvv}
          error={problemOf('cvv')}
          disabled={disabled}
          onChange={(event) => setCard({ cvv: formatCvv(event.target.value) })}
        />
      </div>
    </>
  );
}
