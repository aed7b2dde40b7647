import { ORDER_STATUSES } from '../order/status.ts';
import { eventOfStatus, type OrderEventKind } from './order-event.ts';

/** Notification delay of reversible moves: ten seconds to undo, plus latency. */
export const UNDO_WINDOW_MS = 15_000;

type Entry = { readonly position: number; readonly kind: OrderEventKind; readonly happenedAt: Date };

/** Moves announced after the undo window (ORDER-40). */
const MOVES = ORDER_STATUSES.filter((status) => status !== 'pending' && status !== 'cancelled').map(
  eventOfStatus,
);

/** Whether a move was undone within the window, before notification. Entries in between don't matter. */
export function wasUndone(timeline: readonly Entry[], position: number): boolean {
  const at = timeline.findIndex((entry) => entry.position === position);
  const move = timeline[at];
  const next = timeline.slice(at + 1).find(({ kind }) => kind === 'moved_back' || MOVES.includes(kind));
  if (move === undefined || next?.kind !== 'moved_back') return false;
  return next.happenedAt.getTime() - move.happenedAt.getTime() < UNDO_WINDOW_MS;
}

/** Whether the shopper was already notified of a status (ORDER-28). */
export function wasNotified(timeline: readonly Entry[], kind: OrderEventKind): boolean {
  return timeline.some((entry) => entry.kind === kind && !wasUndone(timeline, entry.position));
}
