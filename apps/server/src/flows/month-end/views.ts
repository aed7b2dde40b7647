import type { ClosingView, ContradictionView, MonthEndView } from '@ilaneer/contract/staff/books/month-end';
import { colourOf } from '@ilaneer/domain/journal/month-end';
import { rupeesFromPaise } from '@ilaneer/domain/money';
import type { MonthClosing } from '../../modules/journal/journal.ts';
import type { Contradiction } from '../books/books.ts';
import type { MonthEnd } from './read-month-end.ts';

export function toMonthEndView({ month, closing, progress, lockedThrough, lights }: MonthEnd): MonthEndView {
  return {
    month: month.month,
    lastDay: month.lastDay,
    isOver: month.isOver,
    lockedThrough,
    closing: closing === null ? null : toClosingView(closing),
    documents: progress.documents,
    drawn: progress.drawn,
    lights: lights.map(({ id, count, items }) => ({
      ...{ id, count, colour: colourOf(id, count) },
      items: items.map(({ label, orderId }) => ({ label, orderId })),
    })),
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
