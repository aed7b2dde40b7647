import { operatorActor } from '@ilaneer/domain/actor/actor';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { AppDeps } from '../../app-deps.ts';
import { migrate } from '../../db/migrate.ts';
import { acquireSetupLock, type SetupLock } from '../../db/setup-lock.ts';
import { effectOfTax, viewChecklist } from '../../flows/opening/opening.ts';
import { type Config, readConfig } from '../../process/config.ts';
import { findShopDatabase, type OpenDatabase, openAlone } from '../../process/database.ts';
import { safeMessage } from '../../process/safe-error.ts';
import { type WiredCommand, wireCommand } from '../../process/wire-shop.ts';
import { readWords } from '../read-words.ts';
import { applySetup } from './apply-setup.ts';
import { askForAnswers, SetupInterrupted, type Terminal } from './ask-for-answers.ts';
import { offSaleLines } from './off-sale-lines.ts';
import { readAnswers, type SetupAnswers } from './setup-answers.ts';

export const SETUP_COMMAND_USAGE = `Usage:
  npm run setup                            answer questions at the terminal
  npm run setup -- --answers shop.json     read the answers from a file (example: docs/configuration.md)
  npm run setup -- --check                 list missing settings, without changes
  Options for each: --catalogue sample|empty, --owner mail@example.in

Safe to repeat: earlier answers are the defaults, and steps already done are skipped.`;

export async function runSetupCommand(
  words: readonly string[],
  env: NodeJS.ProcessEnv,
  terminal: Terminal | null,
  /** Stops before the next step. */
  interruption: AbortSignal = new AbortController().signal,
): Promise<Result<string, string>> {
  const read = readWords(words, {
    answers: { type: 'string' },
    check: { type: 'boolean' },
    catalogue: { type: 'string' },
    owner: { type: 'string' },
    help: { type: 'boolean' },
  });
  if (!read.ok) return err(`${read.error}\n\n${SETUP_COMMAND_USAGE}`);
  const { values, positionals } = read.value;
  if (values.help === true) return ok(SETUP_COMMAND_USAGE);
  const { catalogue } = values;
  const isChoice = catalogue === undefined || catalogue === 'sample' || catalogue === 'empty';
  if (positionals.length > 0 || !isChoice) return err(SETUP_COMMAND_USAGE);
  const config = readConfig(env);
  if (!config.ok) return err(config.error.map(({ message }) => message).join('\n'));
  const fromFile = values.answers === undefined ? ok({}) : await readAnswers(values.answers);
  if (!fromFile.ok) return fromFile;
  const isAsked = values.check !== true && values.answers === undefined;
  const given: SetupAnswers = {
    ...fromFile.value,
    ...(catalogue !== undefined && { catalogue }),
    ...(values.owner !== undefined && { owner: { email: values.owner } }),
  };
  if (isAsked && terminal === null && Object.keys(given).length === 0) {
    return err(`No terminal for questions.\n\n${SETUP_COMMAND_USAGE}`);
  }
  const isOnlyLooking = values.check === true;
  return withShop(config.value, isOnlyLooking, async ({ deps }) => {
    const actor = operatorActor(env.USER || 'command line');
    const asked = isAsked && terminal !== null ? await ask(terminal, deps, given) : given;
    if (asked === null || interruption.aborted) return err(INTERRUPTED);
    const lost =
      asked.tax === undefined || isOnlyLooking ? [] : offSaleLines(await effectOfTax(deps, asked.tax));
    const done = isOnlyLooking ? ok([]) : await applySetup(deps, actor, asked);
    if (!done.ok) return done;
    const { items, isOpen } = await viewChecklist(deps);
    const missing = items.filter(({ isDone }) => !isDone);
    const listOf = (isRequired: boolean) =>
      missing
        .filter((item) => item.isRequired === isRequired)
        .map(({ title, text }) => `  ${title}: ${text}`);
    return ok(
      [
        ...done.value,
        ...lost,
        ...section('Still missing before the shop opens:', listOf(true)),
        ...section('Advised:', listOf(false)),
        ...(listOf(true).length === 0 && !isOpen
          ? ['Nothing is missing. Open the shop in the staff app.']
          : []),
      ].join('\n'),
    );
  });
}

function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [title, ...lines];
}

const INTERRUPTED = 'Interrupted: nothing was changed.';
const TAKEN = 'Another setup of this shop is running. Wait until it is finished, then try again.';

async function ask(terminal: Terminal, deps: AppDeps, given: SetupAnswers): Promise<SetupAnswers | null> {
  try {
    return await askForAnswers(terminal, deps, given);
  } catch (error) {
    if (error instanceof SetupInterrupted) return null;
    throw error;
  }
}

/** Beside a running shop, or on its own database; exclusive unless read-only. */
async function withShop(
  config: Config,
  isOnlyLooking: boolean,
  run: (shop: WiredCommand) => Promise<Result<string, string>>,
): Promise<Result<string, string>> {
  let opened: OpenDatabase | null = null;
  let lock: SetupLock | null = null;
  try {
    const running = await findShopDatabase(config);
    if (!running.ok) {
      const found = await openAlone(config);
      if (!found.ok) return found;
      opened = found.value;
    }
    const url = running.ok ? running.value : (opened?.url ?? '');
    if (!isOnlyLooking) {
      lock = await acquireSetupLock(url);
      if (lock === null) return err(TAKEN);
    }
    await migrate(url);
    const shop = await wireCommand(config, url, (error) => {
      process.stderr.write(`${safeMessage(error)}\n`);
    });
    try {
      return await run(shop);
    } finally {
      await shop.close();
    }
  } finally {
    await lock?.release();
    await opened?.stop();
  }
}
