import { splitPayment } from '../gift-card/split-payment.ts';
import { useGiftCard } from '../gift-card/use-gift-card.ts';
import { paymentDetailsOf } from './payment-method.ts';
import { usePaymentChoice } from './use-payment-choice.ts';

/** How an order is paid. */
export type CheckoutPayment = ReturnType<typeof useCheckoutPayment>;

/** How a total in rupees is paid: by gift card first when the shopper chose one, what is due beside it by a method. */
export function useCheckoutPayment(total: number) {
  const choice = usePaymentChoice('cod');
  const choiceOfDue = usePaymentChoice('cod');
  const card = useGiftCard();
  const isByCard = choice.method === 'gift-card';
  const giftCard = isByCard ? card.applied : null;
  const amountDue = giftCard === null ? total : splitPayment(giftCard.balance, total).amountDue;
  const isDueBesideCard = giftCard !== null && amountDue > 0;
  const paying = isDueBesideCard ? choiceOfDue : choice;
  return {
    choice,
    choiceOfDue,
    card,
    /** The gift card that is applied and chosen, or null. */
    giftCard,
    /** What is left to pay beside it, in rupees. */
    amountDue,
    details: paymentDetailsOf(paying.method, paying.card),
    /** What the gateway is asked for, for what is due; null when it is not asked. */
    atGateway: giftCard === null ? choice.atGateway : choiceOfDue.atGateway,
    /** Whether all that the chosen method needs is there; shows what is missing. */
    isComplete: (): boolean =>
      isByCard ? card.isComplete() && (!isDueBesideCard || choiceOfDue.isComplete()) : choice.isComplete(),
  };
}
