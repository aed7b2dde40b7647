import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/connect.ts';
import { configuredKey, type Key, type KeyRing, keyRing, madeKey } from '../../deps/keys.ts';
import { sealWith, unsealWith } from '../../deps/sealed.ts';
import { listKeys, replaceSealed, type StoredKey } from './repository.ts';

/** Configured secrets. */
export type ConfiguredSecrets = {
  readonly jwtSecret: string;
  readonly formerJwtSecrets: readonly string[];
  readonly giftCardSecret: string;
};

export type OpenedKeys = {
  readonly keys: KeyRing;
  /** The first key of gift card codes may differ. */
  readonly giftCardKeys: KeyRing;
  /** After a notification. */
  readonly reread: () => Promise<void>;
};

/** Re-seals values of a former JWT_SECRET. */
export async function openKeyRing(
  { db, log, now }: { readonly db: Database; readonly log: FastifyBaseLogger; readonly now: () => Date },
  secrets: ConfiguredSecrets,
): Promise<OpenedKeys> {
  let made: readonly Key[] = [];
  let retired: ReadonlySet<string> = new Set();
  const roots = [secrets.jwtSecret, ...secrets.formerJwtSecrets];
  const reread = async (): Promise<void> => {
    const stored = await listKeys(db);
    const opened = await Promise.all(stored.map((key) => openKey(db, key, roots)));
    const lost = stored.filter(({ sealed }, index) => sealed !== null && opened[index] === null);
    if (lost.length > 0) {
      log.error(
        { keys: lost.map(({ id }) => id) },
        'keys of the shop were sealed with another JWT_SECRET: what was signed and sealed with them is not known. Name that secret in JWT_SECRETS_BEFORE',
      );
    }
    made = opened.filter((key) => key !== null);
    retired = new Set(stored.flatMap(({ id, retiredAt }) => (retiredAt === null ? [] : [id])));
  };
  await reread();

  const ringOf = (...configured: readonly string[]): KeyRing => {
    const first = configured.map(configuredKey);
    return keyRing(() => {
      const counting = [...made, ...first.filter(({ id }) => !retired.has(id))];
      // With all generated keys lost, falls back to the configured one.
      return counting.length > 0 ? counting : first;
    }, now);
  };
  return { keys: ringOf(...roots), giftCardKeys: ringOf(secrets.giftCardSecret), reread };
}

async function openKey(
  db: Database,
  { id, sealed, signsFrom }: StoredKey,
  roots: readonly string[],
): Promise<Key | null> {
  if (sealed === null) return null;
  const [today = ''] = roots;
  for (const root of roots) {
    const secret = unsealWith({ secret: root }, 'key', sealed);
    if (secret === null) continue;
    if (root !== today) await replaceSealed(db, id, sealWith({ secret: today }, 'key', secret));
    return madeKey(secret, signsFrom);
  }
  return null;
}
