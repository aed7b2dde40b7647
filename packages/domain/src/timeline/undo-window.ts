import { ORDER_STATUSES } from '../order/status.ts';
import { eventOfStatus, type OrderEventKind } from './order-event.ts';

/** So long the shopper hears of no move that staff can take back: the ten seconds of the undo, and its way to the server. */
export const UNDO_WINDOW_MS = 15_000;

type Entry = { readonly position: number; readonly kind: OrderEventKind; readonly happenedAt: Date };

/** The moves that are no news before they can't be undone any more (ORDER-40). */
const MOVES = ORDER_STATUSES.filter((status) => status !== 'pending' && status !== 'cancelled').map(
  eventOfStatus,
);

/**
 * Whether the move that an entry of a timeline tells of was taken back at once, so that nobody was told of it. What comes
 * between two moves, such as a payment, takes nothing back.
 */
export function wasUndone(timeline: readonly Entry[], position: number): boolean {
  const at = timeline.findIndex((entry) => entry.position === position);
  const move = timeline[at];
  const next = timeline.slice(at + 1).find(({ kind }) => kind === 'moved_back' || MOVES.includes(kind));
  if (move === undefined || next?.kind !== 'moved_back') return false;
  return next.happenedAt.getTime() - move.happenedAt.getTime() < UNDO_WINDOW_MS;
}

/** Whether the shopper heard that an order came to a status, by its timeline before it came there (again) (ORDER-28). */
export function wasTold(timeline: readonly Entry[], kind: OrderEventKind): boolean {
  return timeline.some((entry) => entry.kind === kind && !wasUndone(timeline, entry.position));
}
