import type { OrderView } from '@ilaneer/contract/order/order-view';
import type { ReturnReason } from '@ilaneer/domain/return/return-policy';
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
  readonly part: 'items' | 'reasons' | 'photos' | null;
};

/** The request for a choice, or what is missing in it. */
export function returnRequest(
  choice: ReturnChoice,
  note: string,
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
  return { request: { lines, note: note.trim() } };
}
