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
import { METHODS_BESIDE_GIFT_CARD, METHODS_OF_NEW_ORDERS, paymentDetailsOf } from './payment-method.ts';
import { splitPayment } from './split-payment.ts';
import { usePaymentChoice } from './use-payment-choice.ts';

export type CheckoutPayment = ReturnType<typeof useCheckoutPayment>;

type OrderToPay = {
  readonly total: number;
  readonly units: number;
  readonly phone: string;
};

type PaymentMeans = ReturnType<typeof usePaymentMeans>;

/** Gift card first, then a method. `total`: without the fee of Cash on Delivery, which depends on both. */
export function usePaymentMeans(total: number, noCashAt: string | null) {
  const choice = usePaymentChoice(METHODS_OF_NEW_ORDERS, noCashAt);
  const choiceOfDue = usePaymentChoice(METHODS_BESIDE_GIFT_CARD, noCashAt);
  const card = useGiftCard();
  const isByCard = choice.method === 'gift-card';
  const giftCard = isByCard ? card.applied : null;
  const isDueBesideCard = giftCard !== null && splitPayment(giftCard.balance, total).amountDue > 0;
  const paying = isDueBesideCard ? choiceOfDue : choice;
  const hasCashFee = paying.method === 'cod' && (paying.options.data?.cashFee ?? 0) > 0;
  return { choice, choiceOfDue, card, isByCard, giftCard, isDueBesideCard, paying, hasCashFee };
}

export function useCheckoutPayment(means: PaymentMeans, { total, units, phone }: OrderToPay) {
  const { choice, choiceOfDue, card, isByCard, giftCard, isDueBesideCard, paying } = means;
  const exactly = giftCard === null ? total : splitPayment(giftCard.balance, total).amountDue;
  const roundsCash = paying.method === 'cod' && paying.options.data?.roundsCash === true;
  const due = paiseFromRupees(exactly);
  const roundOff = roundsCash ? cashRoundOff(due) : NO_PAISE;
  const amountDue = rupeesFromPaise(sumPaise(due, roundOff));
  const cash = useCashLimit({ cash: amountDue, units }, phone);
  return {
    choice,
    choiceOfDue,
    card,
    giftCard,
    /** Rupees; rounded for cash. */
    amountDue,
    cashLimit: paying.method === 'cod' && due > 0 ? cash.limit : null,
    /** CHECKOUT-31. */
    isAsked: paying.method === 'cod' && due > 0 && cash.isAsked,
    cash,
    /** Rupees (PAYMENT-23). */
    roundOff: rupeesFromPaise(roundOff),
    details: paymentDetailsOf(paying.method, paying.card),
    atGateway: giftCard === null ? choice.atGateway : choiceOfDue.atGateway,
    isComplete: (): boolean =>
      isByCard ? card.isComplete() && (!isDueBesideCard || choiceOfDue.isComplete()) : choice.isComplete(),
  };
}

export type AppliedGiftCard = GiftCardView & { readonly code: string };

const NO_CODE = 'Please type in the code of your gift card';

/** In memory only. */
function useGiftCard() {
  const check = useCheckGiftCard();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [needsProof, setNeedsProof] = useState(false);
  const [applied, setApplied] = useState<AppliedGiftCard | null>(null);

  /** Removes, explains, focuses. */
  function refuse(text: string | null): void {
    // The field must exist to be focused.
    flushSync(() => {
      setApplied(null);
      setProblem(text);
      setNeedsProof(false);
    });
    field.current?.focus();
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
    code,
    setCode: (typed: string) => {
      setCode(formatGiftCardCode(typed));
      setProblem(null);
      setNeedsProof(false);
    },
    problem,
    needsProof,
    applied,
    isChecking: check.isPending,
    apply,
    remove: () => {
      setCode('');
      refuse(null);
    },
    refuse,
    isComplete: (): boolean => {
      if (applied !== null) return true;
      refuse(code === '' ? NO_CODE : 'Please apply your gift card first');
      return false;
    },
  };
}

// Not cached.
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
