import type {
  ClosingView,
  ContradictionView,
  LightView,
  MonthEndView,
} from '@ilaneer/contract/staff/books/month-end';
import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { colourOf } from '@ilaneer/domain/journal/month-end';
import { rupeesFromPaise } from '@ilaneer/domain/money';
import type { MonthClosing } from '../../modules/journal/journal.ts';
import type { Contradiction } from '../books/books.ts';
import type { Light, MonthEnd } from './read-month-end.ts';

export function toMonthEndView(
  { month, lockedThrough, toLock, needsTwo, request, closing, progress }: MonthEnd,
  staff: Pick<StaffActor, 'id'>,
): MonthEndView {
  return {
    month: month.month,
    lastDay: month.lastDay,
    isOver: month.isOver,
    lockedThrough,
    toLock: [...toLock],
    needsTwo,
    lockRequest: request && {
      requestedBy: request.by,
      requestedAt: request.requestedAt.toISOString(),
      isOwn: request.actorKind === 'staff' && request.actorId === staff.id,
    },
    closing: closing && toClosingView(closing),
    documents: progress.documents,
    drawn: progress.drawn,
  };
}

export function toLightView({ id, count, items }: Light): LightView {
  return {
    ...{ id, count, colour: colourOf(id, count) },
    items: items.map(({ label, orderId }) => ({ label, orderId })),
  };
}

export function toClosingView(closing: MonthClosing): ClosingView {
  return {
    requestedAt: closing.requestedAt.toISOString(),
    finishedAt: closing.finishedAt?.toISOString() ?? null,
    documents: closing.documents,
    archiveBytes: closing.archiveBytes,
    archiveSha256: closing.archiveSha256,
  };
}

export function toContradictionView({ what, actual, expected }: Contradiction): ContradictionView {
  return {
    what,
    inBooks: actual === null ? null : rupeesFromPaise(actual),
    elsewhere: expected === null ? null : rupeesFromPaise(expected),
  };
}
