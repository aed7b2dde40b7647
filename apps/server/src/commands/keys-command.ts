import { formatMoment } from '@ilaneer/domain/india-day';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { type KeyUse, listKeyUses, type RetireRefusal, retireKey, rotateKeys } from '../flows/keys/keys.ts';
import { readSecrets } from '../process/secrets.ts';
import type { WiredCommand } from '../process/wire-shop.ts';
import { onShop } from './on-shop.ts';
import { readWords } from './read-words.ts';

const USAGE = `npm run keys -- list
npm run keys -- rotate
npm run keys -- retire <id> [--even-so]`;

export async function runKeysCommand(
  words: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Result<string, string>> {
  const read = readWords(words, { 'even-so': { type: 'boolean', default: false } });
  if (!read.ok) return err(`${read.error}\n\n${USAGE}`);
  const { positionals, values } = read.value;
  const [does, id, ...more] = positionals;
  const takesId = does === 'retire';
  const isKnown = does === 'list' || does === 'rotate' || does === 'retire';
  if (!isKnown || takesId !== (id !== undefined) || more.length > 0) return err(USAGE);
  return onShop(env, async (shop, config) => {
    if (does === 'list') return ok(await list(shop));
    if (does === 'rotate') {
      const { id: made } = await rotateKeys(shop.deps, await readSecrets(config));
      return ok(
        `Key ${made} signs from one minute on, in all processes of the shop. Sessions stay valid.\nSealed data is then resealed with it. Older keys stay valid until retired: npm run keys -- list`,
      );
    }
    return await retire(shop, { id: id ?? '', evenSo: values['even-so'] === true });
  });
}

async function list({ deps }: WiredCommand): Promise<string> {
  const listed = await listKeyUses(deps);
  return listed.map((use) => lineOf(use, deps.now())).join('\n');
}

function lineOf({ key, isSigning, uses }: KeyUse, now: Date): string {
  const state = isSigning ? 'signing' : key.signsFrom > now ? 'signing soon' : 'valid';
  const since = key.mark === '' ? 'from the configuration' : `since ${formatMoment(key.signsFrom)}`;
  return [`${key.id}  ${state}, ${since}`, ...uses.map(useLine)].join('\n');
}

function useLine({ what, count }: KeyUse['uses'][number]): string {
  return `          ${count} ${what}`;
}

async function retire(
  { deps }: WiredCommand,
  wanted: { readonly id: string; readonly evenSo: boolean },
): Promise<Result<string, string>> {
  const retired = await retireKey(deps, wanted);
  if (!retired.ok) return err(refusalText(retired.error, wanted.id));
  return ok(`Key ${wanted.id} is retired. Mailed links signed with it are no longer accepted.`);
}

function refusalText(refusal: RetireRefusal, id: string): string {
  switch (refusal.code) {
    case 'KEY_UNKNOWN':
      return `No valid key ${id}. List the valid keys: npm run keys -- list`;
    case 'KEY_SIGNS':
      return `Key ${id} is signing, or about to. First make another one with npm run keys -- rotate, and wait a minute.`;
    case 'KEY_IN_USE':
      return [
        `Key ${id} is still in use. Retiring it loses:`,
        ...refusal.uses.map(useLine),
        'If the key is compromised, retire it anyway with --even-so.',
      ].join('\n');
  }
}
