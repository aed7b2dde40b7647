import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { StaffActor } from '@ilaneer/domain/actor';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { connect } from '../db/connect.ts';
import { toErrorReply } from '../http/error-reply.ts';
import type { Failure } from '../http/failure.ts';
import { openQueue } from '../jobs/jobs.ts';
import { announceCatalogueChange } from '../modules/catalogue/repository.ts';
import { type Config, readConfig } from '../process/config.ts';
import { openLog } from '../process/log.ts';
import { safeMessage } from '../process/safe-error.ts';
import { shopBrandOf } from '../process/shop-brand.ts';
import { findShopDatabase } from '../process/shop-database.ts';
import { readBrand } from '../sandbox/sample-shop/content-files.ts';
import {
  ORDER_COMMAND_USAGE,
  type OrderCommand,
  type ReturnCommand,
  readOrderCommand,
} from './read-order-command.ts';
import { type CommandDeps, runOrderCommand, runReturnCommand } from './run-order-command.ts';

const CONTENT = join(import.meta.dirname, '..', '..', '..', '..', 'content');

/**
 * Does something with an order of the shop that runs on the configured database, beside the shop's own process, which
 * then sends the mail. Replies with what to print. Errors: what to print instead, without anything having changed.
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
  if (!url.ok) return url;
  // Who is logged in to the machine is who acts.
  const actor: StaffActor = { kind: 'staff', name: env.USER || 'command line' };
  return runOnDatabase(url.value, config.value, actor, command.value);
}

async function runOnDatabase(
  url: string,
  config: Config,
  actor: StaffActor,
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
      const log = openLog(config.logLevel, process.stderr);
      const deps = { db, now: () => new Date(), newId: randomUUID, brand, config, jobs, catalogue, log };
      const done = await run(deps, actor, command);
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
  deps: CommandDeps,
  actor: StaffActor,
  command: OrderCommand | ReturnCommand,
): Promise<Result<string, Failure>> {
  if ('returnNumber' in command) return runReturnCommand(deps, actor, command);
  const done = await runOrderCommand(deps, actor, command);
  return done.ok ? ok(`Order ${done.value.number} is ${done.value.status}.`) : done;
}

function textOf(failure: Failure, { orderNumber }: { readonly orderNumber: string }): string {
  if (failure.code === 'ORDER_NOT_FOUND') return `There is no order ${orderNumber}.`;
  return toErrorReply(failure).body.message;
}
