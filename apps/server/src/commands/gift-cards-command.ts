import { randomBytes } from 'node:crypto';
import { operatorActor } from '@ilaneer/domain/actor/actor';
import { formatLastDay } from '@ilaneer/domain/gift-card/expiry';
import { formatRupees, paise } from '@ilaneer/domain/money';
import { err, ok, type Result } from '@ilaneer/domain/result';
import {
  type GiftCardRow,
  giftCardMail,
  issueGiftCard,
  stopGiftCard,
} from '../modules/gift-card/gift-card.ts';
import { safeMessage } from '../process/safe-error.ts';
import type { WiredCommand } from '../process/wire-shop.ts';
import { onShop } from './on-shop.ts';
import {
  GIFT_CARD_COMMAND_USAGE,
  type GiftCardCommand,
  readGiftCardCommand,
  type WantedGiftCard,
} from './read-gift-card-command.ts';

const STAFF = operatorActor('command line');

/** The output has the code, which is stored nowhere. On errors nothing has changed. */
export async function runGiftCardsCommand(
  words: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Result<string, string>> {
  const command = readGiftCardCommand(words, new Date());
  if (!command.ok) return err(`${command.error}\n\n${GIFT_CARD_COMMAND_USAGE}`);
  return onShop(env, (shop) => runOn(shop, command.value));
}

async function runOn(shop: WiredCommand, command: GiftCardCommand): Promise<Result<string, string>> {
  if (command.does === 'issue') return ok(await issue(shop, command.wanted));
  const stopped = await stopGiftCard(shop.deps, STAFF, command.idOrLast4);
  if (stopped.ok) {
    const { last4, balancePaise } = stopped.value;
    return ok(
      `Gift card ••${last4} is blocked. Its balance of ${formatRupees(paise(balancePaise))} remains.`,
    );
  }
  const { found } = stopped.error;
  if (found.length === 0) return err(`There is no gift card '${command.idOrLast4}'.`);
  return err(
    ['Several gift cards end with these characters. Name one by its ID:', ...found.map(lineOf)].join('\n'),
  );
}

function lineOf({ id, last4, balancePaise, expiresAt }: GiftCardRow): string {
  return `  ${id}  ••${last4}  ${formatRupees(paise(balancePaise))}  until ${formatLastDay(expiresAt)}`;
}

async function issue(
  { deps, mailer }: WiredCommand,
  { worth, expiresAt, to, paidBy }: WantedGiftCard,
): Promise<string> {
  const issued = await issueGiftCard({ ...deps, randomBytes }, STAFF, { worth, expiresAt, paidBy });
  const lines = [
    `Gift card worth ${formatRupees(worth)}, valid until ${formatLastDay(issued.card.expiresAt)}.`,
    `Code: ${issued.code}`,
    `ID: ${issued.card.id}`,
    'The code is shown only once.',
  ];
  if (to === null) return lines.join('\n');
  const names = { brand: deps.brand, shopUrl: deps.config.publicUrl };
  try {
    // Not queued: the queue would store the code.
    await mailer(giftCardMail(issued, to, names));
    return [...lines, `Mailed to ${to}.`].join('\n');
  } catch (error) {
    const reason = safeMessage(error);
    return [
      ...lines,
      `The mail to ${to} could not be sent (${reason}). Please pass on the code yourself.`,
    ].join('\n');
  }
}
