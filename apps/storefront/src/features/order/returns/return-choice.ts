import type { OrderView } from '@ilaneer/contract/order/order-view';
import { type ReturnRemedy, readPayout } from '@ilaneer/domain/return/payout';
import { isOurFault, type ReturnReason } from '@ilaneer/domain/return/return-reason';
import type { TypedPayout } from './payout-fields.tsx';
import type { ReturnRequest } from './returns-api.ts';

/** What is chosen of a line: how many units go back and why; a missing reason is still to be chosen. */
export type ChosenReturn = { readonly quantity: number; readonly reason: ReturnReason | null };

/** The lines that shall go back, by their position. */
export type ReturnChoice = ReadonlyMap<number, ChosenReturn>;

/** The lines of an order that something can be returned of now. */
export function returnableItems(order: OrderView): OrderView['items'] {
  return order.items.filter(({ returnOffer }) => returnOffer.quantity > 0);
}

/** What is wrong with a request, and which part of the form it is about; null when none is. */
export type ReturnProblem = {
  readonly text: string;
  readonly part: 'items' | 'reasons' | 'payout' | 'photos' | null;
  /** Of where the money goes: what is wrong, by field. */
  readonly fields?: ReadonlyMap<string, string>;
};

/** What a shopper says besides what goes back. */
export type Wishes = {
  readonly note: string;
  readonly remedy: ReturnRemedy;
  readonly payout: TypedPayout;
};

/** The request for a choice, or what is missing in it. */
export function returnRequest(
  choice: ReturnChoice,
  { note, remedy, payout }: Wishes,
): { readonly request: ReturnRequest } | { readonly problem: ReturnProblem } {
  if (choice.size === 0) {
    return { problem: { text: 'Please choose at least one item to return', part: 'items' } };
  }
  const lines = [...choice].flatMap(([position, { quantity, reason }]) =>
    reason === null ? [] : [{ position, quantity, reason }],
  );
  if (lines.length < choice.size) {
    return { problem: { text: 'Please choose a reason for the return', part: 'reasons' } };
  }
  const wanted = mayBeReplaced(choice) ? remedy : 'refund';
  const request = { lines, note: note.trim(), remedy: wanted };
  if (payout === null || wanted === 'replacement') return { request };
  const read = readPayout(payout);
  if (read.ok) return { request: { ...request, payout: read.value } };
  const fields = new Map(read.error.map(({ field, message }) => [field, message]));
  return { problem: { text: '', part: 'payout', fields } };
}

/** Whether everything that is chosen came wrong or late, so that it may be sent again (RETURN-19). */
export function mayBeReplaced(choice: ReturnChoice): boolean {
  const reasons = [...choice.values()].map(({ reason }) => reason);
  return reasons.length > 0 && reasons.every((reason) => reason !== null && isOurFault(reason));
}
