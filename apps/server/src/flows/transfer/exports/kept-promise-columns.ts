import type { KeptPromisesView, PromiseFigures } from '@ilaneer/contract/staff/orders/kept-promises';
import { type Column, count, own, text } from './columns.ts';

type Row = PromiseFigures & {
  readonly by: 'All' | 'Courier' | 'PIN code';
  readonly group: string | null;
  readonly period: Pick<KeptPromisesView, 'from' | 'to'>;
};

/** The whole, couriers and areas, each with figures of its own (DELIVERY-8). */
export const KEPT_PROMISE_COLUMNS: readonly Column<Row>[] = [
  own('By', ({ by }) => by),
  text('Group', ({ group }) => group),
  own('From', ({ period }) => period.from),
  own('To', ({ period }) => period.to),
  count('Orders', ({ orders }) => orders),
  count('Kept', ({ kept }) => kept),
  count('Late', ({ late }) => late),
  count('Days late on average', ({ averageDaysLate }) => averageDaysLate),
  count('Days late at most', ({ mostDaysLate }) => mostDaysLate),
  count('Open', ({ open }) => open),
  count('Overdue', ({ overdue }) => overdue),
  count('Kept %', ({ shareKept }) => shareKept),
];

export function keptPromiseRows({ from, to, whole, byCourier, byArea }: KeptPromisesView): Row[] {
  const period = { from, to };
  return [
    { ...whole, by: 'All', group: null, period },
    ...byCourier.map(
      ({ courier, ...figures }): Row => ({
        ...figures,
        by: 'Courier',
        group: courier ?? 'Not sent yet',
        period,
      }),
    ),
    ...byArea.map(({ area, ...figures }): Row => ({ ...figures, by: 'PIN code', group: area, period })),
  ];
}
