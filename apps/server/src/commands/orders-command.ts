import { operatorActor, type StaffActor } from '@ilaneer/domain/actor/actor';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { AppDeps } from '../app-deps.ts';
import { toErrorReply } from '../http/error-reply.ts';
import type { Failure } from '../http/failure.ts';
import { announceCatalogueChange } from '../modules/catalogue/catalogue.ts';
import { onShop } from './on-shop.ts';
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
  return onShop(env, async ({ deps }) => {
    let restocked = false;
    const catalogue = {
      ...deps.catalogue,
      stockChanged: () => {
        restocked = true;
      },
    };
    // The operating system's user.
    const actor = operatorActor(env.USER || 'command line');
    const done = await run({ ...deps, catalogue }, actor, command.value);
    if (restocked) await announceCatalogueChange(deps.db);
    return done.ok ? done : err(textOf(done.error, command.value));
  });
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
