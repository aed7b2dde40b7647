import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { connect } from '../db/connect.ts';
import { toErrorReply } from '../http/error-reply.ts';
import type { Failure } from '../http/failure.ts';
import { openQueue } from '../jobs/jobs.ts';
import { announceCatalogueChange } from '../modules/catalogue/repository.ts';
import { shopBrandOf } from '../process/brand.ts';
import { type Config, readConfig } from '../process/config.ts';
import { safeMessage } from '../process/safe-error.ts';
import { findShopDatabase } from '../process/shop-database.ts';
import { readBrand } from '../sandbox/sample-shop/content-files.ts';
import { ORDER_COMMAND_USAGE, type OrderCommand, readOrderCommand } from './read-order-command.ts';
import type { ReturnCommand } from './read-return-command.ts';
import { runOrderCommand } from './run-order-command.ts';
import { runReturnCommand } from './run-return-command.ts';

const CONTENT = join(import.meta.dirname, '..', '..', '..', '..', 'content');

/**
 * Moves an order of the shop that runs on the configured database, beside the shop's own process, which then sends the
 * mail. Replies with what to print. Errors: what to print instead, without anything having changed.
 */
export async function runOrdersCommand(
  words: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Result<string, string>> {
  const command = readOrderCommand(words);
  if (!command.ok) return err(`${command.error}\n\n${ORDER_COMMAND_USAGE}`);
  const config = readConfig(env);
  if (!config.ok) return err(config.error.map(({ message }) => message).join('\n'));
  const url = await findShopDatabase(config.value);
  return url.ok ? moveOnDatabase(url.value, config.value, command.value) : url;
}

async function moveOnDatabase(
  url: string,
  config: Config,
  command: OrderCommand | ReturnCommand,
): Promise<Result<string, string>> {
  const report = (error: Error): void => {
    process.stderr.write(`${safeMessage(error)}\n`);
  };
  const { db, close } = connect(url, report, 2);
  try {
    const jobs = await openQueue(url, report);
    try {
      const brand = shopBrandOf(await readBrand(CONTENT));
      let restocked = false;
      const catalogue = {
        stockChanged: () => {
          restocked = true;
        },
      };
      const env = { db, now: () => new Date(), newId: randomUUID, brand, config, jobs, catalogue };
      const done = await run(env, command);
      if (restocked) await announceCatalogueChange(db);
      return done.ok ? done : err(textOf(done.error, command));
    } finally {
      await jobs.stop();
    }
  } finally {
    await close();
  }
}

async function run(
  env: Parameters<typeof runOrderCommand>[0] & Parameters<typeof runReturnCommand>[0],
  command: OrderCommand | ReturnCommand,
): Promise<Result<string, Failure>> {
  if ('returnNumber' in command) return runReturnCommand(env, command);
  const moved = await runOrderCommand(env, command);
  return moved.ok ? ok(`Order ${moved.value.number} is ${moved.value.status}.`) : moved;
}

function textOf(failure: Failure, { orderNumber }: { readonly orderNumber: string }): string {
  if (failure.code === 'ORDER_NOT_FOUND') return `There is no order ${orderNumber}.`;
  return toErrorReply(failure).body.message;
}
