import { indiaDay } from '@ilaneer/domain/india-day';
import { BUDGETED_MESSAGES, type BudgetedMessage } from '@ilaneer/domain/verification/otp';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/connect.ts';
import type { Sample } from '../telemetry/metric-table.ts';
import { type BudgetKind, countOneLess, countOneMore, countSent } from './message-counts-repository.ts';

export type MessageBudgets = Readonly<Record<BudgetedMessage, number>>;

export type BudgetDeps = {
  readonly db: Database;
  readonly now: () => Date;
  readonly config: { readonly messageBudgets: MessageBudgets };
};

// The rest is for shoppers with an account.
const SHARE_OF_STRANGERS = 0.8;

/** Over budget is logged and dropped: it would be outdated tomorrow. */
export function withinBudget<Message extends { readonly id: string }>(
  { db, now, log, config }: BudgetDeps & { readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'> },
  kind: BudgetKind,
  send: (message: Message) => Promise<void>,
): (message: Message) => Promise<void> {
  const budget = config.messageBudgets[kind];
  return async (message) => {
    const day = indiaDay(now());
    const sent = await countOneMore(db, kind, day, budget);
    if (sent === null) {
      log.warn({ messageId: message.id, kind, budget }, 'a message was over the daily budget, and not sent');
      return;
    }
    if (sent === budget) log.error({ kind, budget }, 'the daily budget of messages is used up');
    try {
      await send(message);
    } catch (error) {
      await countOneLess(db, kind, day);
      throw error;
    }
  };
}

export type BudgetLeft = { readonly forShoppers: boolean; readonly forStrangers: boolean };

export async function budgetLeft({ db, now, config }: BudgetDeps, kind: BudgetKind): Promise<BudgetLeft> {
  const budget = config.messageBudgets[kind];
  const sent = await countSent(db, kind, indiaDay(now()));
  return { forShoppers: sent < budget, forStrangers: sent < Math.floor(budget * SHARE_OF_STRANGERS) };
}

/** Sent and allowed today, for /metrics. */
export async function budgetFigures({ db, now, config }: BudgetDeps): Promise<Sample[]> {
  const day = indiaDay(now());
  const samples: Sample[] = [];
  for (const kind of BUDGETED_MESSAGES) {
    const labels = { kind };
    samples.push({ name: 'shop_messages_sent_today', labels, value: await countSent(db, kind, day) });
    samples.push({ name: 'shop_messages_daily_budget', labels, value: config.messageBudgets[kind] });
  }
  return samples;
}
