import type { OrderView } from '@ilaneer/contract/order/order-view';
import { type ReturnRemedy, readPayout } from '@ilaneer/domain/return/payout';
import { isOurFault, type ReturnReason } from '@ilaneer/domain/return/return-reason';
import type { TypedPayout } from './payout-fields.tsx';
import type { ReturnRequest } from './returns-api.ts';

export type ChosenReturn = { readonly quantity: number; readonly reason: ReturnReason | null };

export type ReturnChoice = ReadonlyMap<number, ChosenReturn>;

export function returnableItems(order: OrderView): OrderView['items'] {
  return order.items.filter(({ returnOffer }) => returnOffer.quantity > 0);
}

export type ReturnProblem = {
  readonly text: string;
  readonly part: 'items' | 'reasons' | 'payout' | 'photos' | null;
  readonly fields?: ReadonlyMap<string, string>;
};

export type Wishes = {
  readonly note: string;
  readonly remedy: ReturnRemedy;
  readonly payout: TypedPayout;
};

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

/** RETURN-19. */
export function mayBeReplaced(choice: ReturnChoice): boolean {
  const reasons = [...choice.values()].map(({ reason }) => reason);
  return reasons.length > 0 && reasons.every((reason) => reason !== null && isOurFault(reason));
}
