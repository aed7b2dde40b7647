import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { formatLastDay } from '@ilaneer/domain/gift-card/expiry';
import { formatRupees, paise } from '@ilaneer/domain/money';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { connect, type Database } from '../db/connect.ts';
import { giftCardMail } from '../modules/gift-card/gift-card-mail.ts';
import { issueGiftCard } from '../modules/gift-card/issue-gift-card.ts';
import type { GiftCardRow } from '../modules/gift-card/repository.ts';
import { stopGiftCard } from '../modules/gift-card/stop-gift-card.ts';
import { type Config, readConfig } from '../process/config.ts';
import { openMailers } from '../process/open-mailer.ts';
import { safeMessage } from '../process/safe-error.ts';
import { findShopDatabase } from '../process/shop-database.ts';
import { readSecrets } from '../process/shop-secrets.ts';
import { readBrand } from '../sandbox/sample-shop/content-files.ts';
import {
  GIFT_CARD_COMMAND_USAGE,
  type GiftCardCommand,
  readGiftCardCommand,
  type WantedGiftCard,
} from './read-gift-card-command.ts';

// Whoever issues a card is at the terminal, and hears there that its mail was refused.
const SAYS_SO = {
  warn: () => undefined,
  error: () => {
    throw new Error('the mail server refused it for good');
  },
};
const CONTENT = join(import.meta.dirname, '..', '..', '..', '..', 'content');

/**
 * Issues or stops a gift card of the shop that runs on the configured database. Replies with what to print: the code
 * of a new card stands there and nowhere else. Errors: what to print instead, without anything having changed.
 */
export async function runGiftCardsCommand(
  words: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Result<string, string>> {
  const command = readGiftCardCommand(words, new Date());
  if (!command.ok) return err(`${command.error}\n\n${GIFT_CARD_COMMAND_USAGE}`);
  const config = readConfig(env);
  if (!config.ok) return err(config.error.map(({ message }) => message).join('\n'));
  const url = await findShopDatabase(config.value);
  if (!url.ok) return url;
  const { db, close } = connect(url.value, () => undefined, 1);
  try {
    return await runOn(db, config.value, command.value);
  } finally {
    await close();
  }
}

async function runOn(
  db: Database,
  config: Config,
  command: GiftCardCommand,
): Promise<Result<string, string>> {
  if (command.does === 'issue') return ok(await issue(db, config, command.wanted));
  const stopped = await stopGiftCard({ db }, command.idOrLast4);
  if (stopped.ok) {
    const { last4, balancePaise } = stopped.value;
    return ok(`Gift card ••${last4} pays no more. ${formatRupees(paise(balancePaise))} stay on it.`);
  }
  const { found } = stopped.error;
  if (found.length === 0) return err(`There is no gift card '${command.idOrLast4}'.`);
  return err(['Several gift cards end like that. Name one by its id:', ...found.map(lineOf)].join('\n'));
}

function lineOf({ id, last4, balancePaise, expiresAt }: GiftCardRow): string {
  return `  ${id}  ••${last4}  ${formatRupees(paise(balancePaise))}  until ${formatLastDay(expiresAt)}`;
}

async function issue(
  db: Database,
  config: Config,
  { worth, expiresAt, to }: WantedGiftCard,
): Promise<string> {
  const { giftCardSecret } = await readSecrets(config);
  const now = () => new Date();
  const env = { db, now, newId: randomUUID, randomBytes, giftCardSecret };
  const issued = await issueGiftCard(env, { worth, expiresAt });
  const lines = [
    `Gift card over ${formatRupees(worth)}, valid until ${formatLastDay(issued.card.expiresAt)}.`,
    `Code: ${issued.code}`,
    `Id: ${issued.card.id}`,
    'The code is shown this once.',
  ];
  if (to === null) return lines.join('\n');
  const brand = await readBrand(CONTENT);
  const names = { brandName: brand.name, shopUrl: config.publicUrl };
  const mailers = openMailers(config, { ...env, log: SAYS_SO }, brand);
  try {
    // Sent at once and not queued: the queue would keep the code.
    await mailers.mailer(giftCardMail(issued, to, names));
    return [...lines, `Mailed to ${to}.`].join('\n');
  } catch (error) {
    const reason = safeMessage(error);
    return [...lines, `The mail to ${to} could not be sent (${reason}). Please hand the code over.`].join(
      '\n',
    );
  } finally {
    mailers.close();
  }
}
