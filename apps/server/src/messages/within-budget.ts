import { indiaDay } from '@ilaneer/domain/india-day';
import { BUDGETED_MESSAGES } from '@ilaneer/domain/verification/otp';
import type { AppDeps } from '../app-deps.ts';
import { type BudgetKind, countOneLess, countOneMore, countSent } from './message-counts-repository.ts';

type Environment = Pick<AppDeps, 'db' | 'now'> & {
  readonly config: Pick<AppDeps['config'], 'messageBudgets'>;
  readonly log: Pick<AppDeps['log'], 'warn' | 'error'>;
};

// The rest of a day's budget is for shoppers who have an account, whatever strangers asked for before.
const SHARE_OF_STRANGERS = 0.8;

/** Sends while the day's budget lasts. What is over it is logged and let go: it would only be late tomorrow. */
export function withinBudget<Message extends { readonly id: string }>(
  { db, now, log, config }: Environment,
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
    // The last one, so that it is said once, whichever process sends it.
    if (sent === budget) log.error({ kind, budget }, 'the daily budget of messages is used up');
    try {
      await send(message);
    } catch (error) {
      await countOneLess(db, kind, day);
      throw error;
    }
  };
}

/** For whom the day's budget still has a message. */
export type BudgetLeft = { readonly forShoppers: boolean; readonly forStrangers: boolean };

/** Looks what is left of the day's budget. */
export async function budgetLeft(
  { db, now, config }: Omit<Environment, 'log'>,
  kind: BudgetKind,
): Promise<BudgetLeft> {
  const budget = config.messageBudgets[kind];
  const sent = await countSent(db, kind, indiaDay(now()));
  return { forShoppers: sent < budget, forStrangers: sent < Math.floor(budget * SHARE_OF_STRANGERS) };
}

/** What was sent today and what may be, for /metrics. */
export async function budgetMetrics({ db, now, config }: Omit<Environment, 'log'>): Promise<string[]> {
  const day = indiaDay(now());
  const lines: string[] = [];
  for (const kind of BUDGETED_MESSAGES) {
    lines.push(`shop_messages_sent_today{kind="${kind}"} ${await countSent(db, kind, day)}`);
    lines.push(`shop_messages_daily_budget{kind="${kind}"} ${config.messageBudgets[kind]}`);
  }
  return lines;
}
