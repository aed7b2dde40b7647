import type { FieldProblem } from '@ilaneer/domain/field-problem';
import { type CardFields, validateCardFields } from '@ilaneer/domain/payment/card-fields';
import { useRef, useState } from 'react';
import { firstMethod, type GatewayChoice, isAtGateway, type PaymentMethod } from './payment-method.ts';
import { usePaymentOptions } from './payment-options.tsx';

const NO_CARD: CardFields = { cardName: '', expDate: '', cvv: '' };

export type PaymentChoice = ReturnType<typeof usePaymentChoice>;

const NOT_SET_UP = 'Online payment is not set up here.';

/** The CVV never leaves the browser (PAYMENT-3). `noCashAt`: the PIN code, where no cash is taken. */
export function usePaymentChoice(methods: readonly PaymentMethod[], noCashAt: string | null = null) {
  const options = usePaymentOptions();
  const form = useRef<HTMLDivElement>(null);
  const [wantedMethod, setMethod] = useState<PaymentMethod | null>(null);
  const [card, setCard] = useState(NO_CARD);
  const [savesCard, setSavesCard] = useState(false);
  const [wantedCard, setWantedCard] = useState<string | null>(null);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const canSaveCard = options.data?.canSaveCard !== false;
  // PAYMENT-21.
  const asksForCard = options.data !== undefined && options.data.asksForCard !== false;
  const savedCards = options.data?.savedCards ?? [];
  // Also after a failed load, for a retry (PAYMENT-1).
  const offersSavedCards = savedCards.length > 0 || (options.data === undefined && options.isError);
  const isOffered = (one: PaymentMethod): boolean => one !== 'saved-card' || offersSavedCards;
  const isOnline = options.data?.online !== false;
  const method =
    wantedMethod !== null && isOffered(wantedMethod) && offReason(wantedMethod) === null
      ? wantedMethod
      : firstMethod(methods, { cash: noCashAt === null, online: isOnline });
  const savedCard = savedCards.find(({ id }) => id === wantedCard) ?? savedCards[0];

  /** Null: it can be used. */
  function offReason(one: PaymentMethod): string | null {
    if (one === 'cod') return noCashAt === null ? null : `Not available at ${noCashAt}`;
    return isAtGateway(one) && !isOnline ? NOT_SET_UP : null;
  }

  function isComplete(): boolean {
    const found = findProblems();
    setProblems(found);
    const [problem] = found;
    if (problem === undefined) return true;
    form.current
      ?.querySelector<HTMLElement>(`[name="${problem.field}"], [value="${problem.field}"]`)
      ?.focus();
    return false;
  }

  function findProblems(): readonly FieldProblem[] {
    if (method === 'card') return asksForCard ? validateCardFields(card, new Date()) : [];
    if (method !== 'saved-card' || savedCard !== undefined) return [];
    return [{ field: 'saved-card', message: 'Please choose a saved card, or another way to pay' }];
  }

  return {
    options,
    form,
    method,
    isOffered,
    offReason,
    setMethod: (next: PaymentMethod) => {
      setMethod(next);
      setProblems([]);
    },
    card,
    setCard: (part: Partial<CardFields>) => {
      setCard({ ...card, ...part });
      setProblems(problems.filter(({ field }) => !Object.hasOwn(part, field)));
    },
    asksForCard,
    canSaveCard,
    savesCard,
    setSavesCard,
    savedCards,
    savedCardId: savedCard?.id ?? null,
    setSavedCardId: setWantedCard,
    problemOf: (field: string) => problems.find((problem) => problem.field === field)?.message,
    isComplete,
    atGateway: gatewayChoice(method, savedCard?.id ?? null, savesCard && canSaveCard),
  };
}

function gatewayChoice(
  method: PaymentMethod,
  savedCardId: string | null,
  saveCard: boolean,
): GatewayChoice | null {
  switch (method) {
    case 'card':
      return { method: 'card', saveCard };
    case 'saved-card':
      return { method: 'saved-card', savedCardId };
    case 'upi':
      return { method: 'upi' };
    case 'cod':
    case 'gift-card':
      return null;
  }
}
