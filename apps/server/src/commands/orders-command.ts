import { operatorActor, type StaffActor } from '@ilaneer/domain/actor/actor';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { AppDeps } from '../app-deps.ts';
import { toErrorReply } from '../http/error-reply.ts';
import type { Failure } from '../http/failure.ts';
import { announceCatalogueChange } from '../modules/catalogue/catalogue.ts';
import { type Config, readConfig } from '../process/config.ts';
import { findShopDatabase } from '../process/database.ts';
import { safeMessage } from '../process/safe-error.ts';
import { wireCommand } from '../process/wire-shop.ts';
import {
  ORDER_COMMAND_USAGE,
  type OrderCommand,
  type ReturnCommand,
  readOrderCommand,
} from './read-order-command.ts';
import { runOrderCommand, runReturnCommand } from './run-order-command.ts';

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
  // The operating system's user.
  const actor = operatorActor(env.USER || 'command line');
  return runOnDatabase(url.value, config.value, actor, command.value);
}

async function runOnDatabase(
  url: string,
  config: Config,
  actor: StaffActor,
  command: OrderCommand | ReturnCommand,
): Promise<Result<string, string>> {
  const shop = await wireCommand(config, url, (error) => {
    process.stderr.write(`${safeMessage(error)}\n`);
  });
  try {
    let restocked = false;
    const catalogue = {
      ...shop.deps.catalogue,
      stockChanged: () => {
        restocked = true;
      },
    };
    const done = await run({ ...shop.deps, catalogue }, actor, command);
    if (restocked) await announceCatalogueChange(shop.deps.db);
    return done.ok ? done : err(textOf(done.error, command));
  } finally {
    await shop.close();
  }
}

async function run(
  deps: AppDeps,
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
