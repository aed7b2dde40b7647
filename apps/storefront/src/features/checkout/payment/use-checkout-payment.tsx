import type { ReactNode } from 'react';
import { GiftCardEntry } from '../gift-card/gift-card-entry.tsx';
import { GiftCardRows } from '../gift-card/gift-card-rows.tsx';
import { splitPayment } from '../gift-card/split-payment.ts';
import { useGiftCard } from '../gift-card/use-gift-card.ts';
import { RestPayment } from './amount-due-payment.tsx';
import { paymentDetailsOf, WAYS_BESIDE_GIFT_CARD, WAYS_OF_NEW_ORDERS } from './payment-method.ts';
import { PaymentMethods } from './payment-methods.tsx';
import { usePaymentChoice } from './use-payment-choice.ts';

/** How an order is paid, with a gift card before anything else when the shopper chose one. */
export function useCheckoutPayment() {
  const choice = usePaymentChoice('cod');
  const restChoice = usePaymentChoice('cod');
  const card = useGiftCard();
  const isByCard = choice.way === 'gift-card';
  const applied = isByCard ? card.applied : null;

  /** The payment of a total in rupees. */
  function payTotal(total: number) {
    const rest = applied === null ? total : splitPayment(applied.balance, total).rest;
    const isRestChosen = applied !== null && rest > 0;
    const paying = isRestChosen ? restChoice : choice;
    return {
      details: paymentDetailsOf(paying.way, paying.card),
      giftCard: applied,
      /** What is left to pay, in rupees. */
      rest,
      isComplete: (): boolean =>
        isByCard ? card.isComplete() && (!isRestChosen || restChoice.isComplete()) : choice.isComplete(),
      rows: applied !== null && <GiftCardRows card={applied} total={total} />,
      methods: (disabled: boolean): ReactNode => (
        <PaymentMethods
          ways={WAYS_OF_NEW_ORDERS}
          choice={choice}
          disabled={disabled}
          giftCard={
            <GiftCardEntry
              choice={card}
              total={total}
              disabled={disabled}
              rest={<RestPayment ways={WAYS_BESIDE_GIFT_CARD} choice={restChoice} disabled={disabled} />}
            />
          }
        />
      ),
    };
  }

  return {
    payTotal,
    /** What the gateway is asked for, for what is left; null when it is not asked. */
    atGateway: isByCard && applied !== null ? restChoice.atGateway : choice.atGateway,
    refuseGiftCard: card.refuse,
  };
}
