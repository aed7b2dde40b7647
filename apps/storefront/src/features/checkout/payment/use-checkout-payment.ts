import { ApiError } from '@ilaneer/client/api-errors';
import type { checkGiftCard, GiftCardView } from '@ilaneer/contract/gift-card';
import { formatGiftCardCode } from '@ilaneer/domain/gift-card/gift-card';
import { NO_PAISE, paiseFromRupees, rupeesFromPaise, sumPaise } from '@ilaneer/domain/money';
import { cashRoundOff } from '@ilaneer/domain/order/cash-round-off';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { request } from '../../../lib/api-client.ts';
import { useCashLimit } from './cash-limit.tsx';
import { paymentDetailsOf } from './payment-method.ts';
import { splitPayment } from './split-payment.ts';
import { usePaymentChoice } from './use-payment-choice.ts';

/** How an order is paid. */
export type CheckoutPayment = ReturnType<typeof useCheckoutPayment>;

type OrderToPay = {
  /** In rupees. */
  readonly total: number;
  readonly units: number;
  /** The mobile number of the delivery address. */
  readonly phone: string;
};

/** How an order is paid: by gift card first when the shopper chose one, what is due beside it by a method. */
export function useCheckoutPayment({ total, units, phone }: OrderToPay) {
  const choice = usePaymentChoice('cod');
  const choiceOfDue = usePaymentChoice('cod');
  const card = useGiftCard();
  const isByCard = choice.method === 'gift-card';
  const giftCard = isByCard ? card.applied : null;
  const exactly = giftCard === null ? total : splitPayment(giftCard.balance, total).amountDue;
  const isDueBesideCard = giftCard !== null && exactly > 0;
  const paying = isDueBesideCard ? choiceOfDue : choice;
  const roundsCash = paying.method === 'cod' && paying.options.data?.roundsCash === true;
  const due = paiseFromRupees(exactly);
  const roundOff = roundsCash ? cashRoundOff(due) : NO_PAISE;
  const amountDue = rupeesFromPaise(sumPaise(due, roundOff));
  const cash = useCashLimit({ cash: amountDue, units }, phone);
  return {
    choice,
    choiceOfDue,
    card,
    /** The gift card that is applied and chosen, or null. */
    giftCard,
    /** What is left to pay beside it, in rupees; of cash the rounded amount. */
    amountDue,
    /** Why it can't be paid on delivery, where that is chosen; else null. */
    cashLimit: paying.method === 'cod' && due > 0 ? cash.limit : null,
    cash,
    /** What cash is rounded by, in rupees; 0 where nothing is (PAYMENT-23). */
    roundOff: rupeesFromPaise(roundOff),
    details: paymentDetailsOf(paying.method, paying.card),
    /** What the gateway is asked for, for what is due; null when it is not asked. */
    atGateway: giftCard === null ? choice.atGateway : choiceOfDue.atGateway,
    /** Whether all that the chosen method needs is there; shows what is missing. */
    isComplete: (): boolean =>
      isByCard ? card.isComplete() && (!isDueBesideCard || choiceOfDue.isComplete()) : choice.isComplete(),
  };
}

/** A card that the shopper applied, with the code that goes with the order. */
export type AppliedGiftCard = GiftCardView & { readonly code: string };

const NO_CODE = 'Please type in the code of your gift card';

/** The gift card that the shopper pays with, for as long as the page is open and nowhere else. */
function useGiftCard() {
  const check = useCheckGiftCard();
  const field = useRef<HTMLInputElement>(null);
  // While an order is under way the field takes no focus; it does as soon as it can.
  const wantsFocus = useRef(false);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [needsProof, setNeedsProof] = useState(false);
  const [applied, setApplied] = useState<AppliedGiftCard | null>(null);

  /** Takes the card off, says why, and puts the focus where that can be set right. */
  function refuse(text: string | null): void {
    // At once: the field comes back with this, and takes the focus.
    flushSync(() => {
      setApplied(null);
      setProblem(text);
      setNeedsProof(false);
    });
    field.current?.focus();
    wantsFocus.current = document.activeElement !== field.current;
  }

  function apply(): void {
    if (check.isPending) return;
    if (code === '') {
      refuse(NO_CODE);
      return;
    }
    check.mutate(code, {
      onSuccess: (card) => setApplied({ ...card, code }),
      onError: (error) => {
        refuse(error.message);
        setNeedsProof(asksForProof(error));
      },
    });
  }

  return {
    field,
    wantsFocus,
    code,
    setCode: (typed: string) => {
      setCode(formatGiftCardCode(typed));
      setProblem(null);
      setNeedsProof(false);
    },
    problem,
    /** What is missing is set right on the account page. */
    needsProof,
    applied,
    isChecking: check.isPending,
    apply,
    remove: () => {
      setCode('');
      refuse(null);
    },
    refuse,
    /** Whether there is a card to pay with; says what is missing. */
    isComplete: (): boolean => {
      if (applied !== null) return true;
      refuse(code === '' ? NO_CODE : 'Please apply your gift card first');
      return false;
    },
  };
}

// Neither the code nor the answer is cached.
function useCheckGiftCard() {
  return useMutation({
    gcTime: 0,
    mutationFn: async (code: string) => {
      const reply = await request<typeof checkGiftCard>('POST', '/gift-cards/check', { body: { code } });
      return reply.giftCard;
    },
  });
}

function asksForProof(error: Error): boolean {
  const data = error instanceof ApiError ? error.reply?.data : undefined;
  return typeof data === 'object' && data !== null && 'needsProof' in data && data.needsProof === true;
}
