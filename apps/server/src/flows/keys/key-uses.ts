import type { Deps } from '../../deps/deps.ts';
import type { Key } from '../../deps/keys.ts';
import type { SecretDeps } from '../../deps/secrets.ts';
import {
  countErasedFoundBy,
  countMessagesFoundBy,
  countWithheldFoundBy,
} from '../../modules/data-protection/data-protection.ts';
import { countCardsKnownBy, type GiftCardDeps } from '../../modules/gift-card/gift-card.ts';
import { countRecoveryCodesOf } from '../../modules/staff/staff.ts';
import { countSealed } from './reseal.ts';

export type KeyDeps = Pick<Deps, 'db' | 'now'> & SecretDeps & GiftCardDeps;

export type KeyUse = {
  readonly key: Key;
  readonly isSigning: boolean;
  readonly uses: readonly { readonly what: string; readonly count: number }[];
};

const SESSION_MS = 24 * 3_600_000;

export async function listKeyUses(deps: KeyDeps): Promise<KeyUse[]> {
  const { db, keys, giftCardKeys, now } = deps;
  const sealed = await countSealed(deps);
  const all = [...keys.counting()];
  for (const key of giftCardKeys.counting()) if (all.every(({ id }) => id !== key.id)) all.push(key);
  return Promise.all(
    all.map(async (key): Promise<KeyUse> => {
      const signs = keys.counting().some(({ id }) => id === key.id);
      const knowsCards = giftCardKeys.counting().some(({ id }) => id === key.id);
      const signedUntil = endOfSigning(keys.counting(), key);
      const isRecent = signs && signedUntil !== null && now().getTime() < signedUntil.getTime() + SESSION_MS;
      const uses = [
        { what: 'rows sealed with it', count: sealed.get(key.id) ?? 0 },
        {
          what: 'gift cards with money on them',
          count: knowsCards ? await countCardsKnownBy(db, key.mark) : 0,
        },
        { what: 'recovery codes of staff', count: signs ? await countRecoveryCodesOf(db, key.mark) : 0 },
        {
          what: 'deleted accounts found by address or number',
          count: signs ? await countWithheldFoundBy(db, key.mark) : 0,
        },
        {
          what: 'erased messages found by address',
          count: signs ? await countErasedFoundBy(db, key.mark) : 0,
        },
        {
          what: 'records of sent messages',
          count: signs ? await countMessagesFoundBy(db, key.mark) : 0,
        },
        { what: 'day of sessions that may be active', count: isRecent ? 1 : 0 },
      ].filter(({ count }) => count > 0);
      return { key, isSigning: key.id === keys.signing().id, uses };
    }),
  );
}

function endOfSigning(counting: readonly Key[], key: Key): Date | null {
  const at = counting.findIndex(({ id }) => id === key.id);
  return counting[at - 1]?.signsFrom ?? null;
}
