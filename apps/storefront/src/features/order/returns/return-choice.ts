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

/** The request for a choice, or what is missing in it. */
export function returnRequest(
  choice: ReturnChoice,
  note: string,
): { readonly request: ReturnRequest } | { readonly problem: string } {
  if (choice.size === 0) return { problem: 'Please choose at least one item to return' };
  const lines = [...choice].flatMap(([position, { quantity, reason }]) =>
    reason === null ? [] : [{ position, quantity, reason }],
  );
  if (lines.length < choice.size) return { problem: 'Please choose a reason for the return' };
  return { request: { lines, note: note.trim() } };
}
