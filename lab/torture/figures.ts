import { formatRupees, paise } from '@ilaneer/domain/money';
import type { Record } from './actors/record.ts';
import { type FaultKind, KILLS } from './plan/plan.ts';
import type { Ask } from './reconcile/ask.ts';

export type MoneyMoved = {
  readonly taken: number;
  readonly back: number;
  readonly byCard: number;
  readonly cash: number;
};

export type Figures = {
  readonly seed: number;
  readonly seconds: number;
  readonly faults: ReadonlyMap<FaultKind, number>;
  readonly answers: ReadonlyMap<string, number>;
  readonly money: MoneyMoved | null;
  readonly said: Record;
  readonly skipped: number;
  readonly slowestStartMs: number;
  readonly differences: readonly string[];
};

/** Gateway, gift cards and couriers, by the shop's books. */
export async function readMoney(ask: Ask): Promise<MoneyMoved | null> {
  const [row] = await ask<MoneyMoved>(`
    select (select coalesce(sum(amount_paise), 0) from payments where status in ('captured', 'partly refunded', 'refunded'))::float8 as taken,
      (select coalesce(sum(amount_paise), 0) from refunds where state = 'sent')::float8 as back,
      (select coalesce(sum(amount_paise), 0) from gift_card_entries)::float8 as "byCard",
      (select coalesce(sum(total_paise - gift_card_paise + cash_round_off_paise), 0) from orders where payment_method = 'cod' and status = 'delivered')::float8 as cash`);
  return row ?? null;
}

export function figureLines(figures: Figures): string[] {
  const { faults, answers, money, said, differences } = figures;
  const sum = (counts: Iterable<number>) => [...counts].reduce((total, count) => total + count, 0);
  const kills = sum(KILLS.map((kind) => faults.get(kind) ?? 0));
  const sorted = <Name extends string>(counts: ReadonlyMap<Name, number>) =>
    [...counts].toSorted(([, one], [, other]) => other - one).map(([name, count]) => `  ${name}: ${count}`);
  const rupees = (amount: number) => formatRupees(paise(amount));
  return [
    `Seed ${figures.seed}, ${(figures.seconds / 60).toFixed(1)} minutes.`,
    `Kills survived: ${kills}; faults in all: ${sum(faults.values())}; slowest start: ${(figures.slowestStartMs / 1_000).toFixed(1)} s.`,
    ...sorted(faults),
    `Requests: ${sum(answers.values())}; acts that nobody had time for: ${figures.skipped}.`,
    ...sorted(answers),
    `Said and kept: ${said.orders.length} orders, ${said.payments.length} payments, ${said.cancelled.size} cancellations, ${said.statuses.size} orders moved on, ${said.returns.size} returns, ${said.parcels.size} parcels with ${said.scans.size} scans, ${said.goodwill.size} refunds for goodwill, ${said.received.size} receipts, ${said.adjusted.size} adjustments, ${said.bulkMoves.size} moves of many orders, ${said.signedUp.size} accounts.`,
    ...(money === null
      ? []
      : [
          `Money moved: ${rupees(money.taken)} taken by the gateway, ${rupees(money.back)} given back, ${rupees(money.byCard)} by gift cards, ${rupees(money.cash)} in cash.`,
        ]),
    `Differences: ${differences.length}`,
    ...differences.map((difference) => `  ${difference}`),
  ];
}
