import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Key } from '../../deps/keys.ts';
import { endKey } from '../../modules/key-ring/key-ring.ts';
import { type KeyDeps, type KeyUse, listKeyUses } from './key-uses.ts';
import { resealAll } from './reseal.ts';

export type RetireRefusal =
  | { readonly code: 'KEY_UNKNOWN' }
  /** It signs, or will soon. */
  | { readonly code: 'KEY_SIGNS' }
  | { readonly code: 'KEY_IN_USE'; readonly uses: KeyUse['uses'] };

/** After re-sealing (SECURITY-3). Errors: KEY_IN_USE unless `evenSo`, for a compromised key. */
export async function retireKey(
  deps: KeyDeps,
  { id, evenSo }: { readonly id: string; readonly evenSo: boolean },
): Promise<Result<Key, RetireRefusal>> {
  const { db, keys, giftCardKeys, now } = deps;
  const key = [...keys.counting(), ...giftCardKeys.counting()].find((counted) => counted.id === id);
  if (key === undefined) return err({ code: 'KEY_UNKNOWN' });
  const signing = [keys.signing(), giftCardKeys.signing()];
  const signs = key.signsFrom > now() || signing.some((counted) => counted.id === id);
  if (signs) return err({ code: 'KEY_SIGNS' });
  await resealAll(deps);
  const use = (await listKeyUses(deps)).find((listed) => listed.key.id === id);
  if (use !== undefined && use.uses.length > 0 && !evenSo) {
    return err({ code: 'KEY_IN_USE', uses: use.uses });
  }
  await endKey(db, key, now());
  return ok(key);
}
