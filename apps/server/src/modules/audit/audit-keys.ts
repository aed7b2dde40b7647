import { randomBytes, randomUUID } from 'node:crypto';
import Type, { type Static } from 'typebox';
import { Check } from 'typebox/value';
import type { Database, PooledDatabase } from '../../db/connect.ts';
import { transactAll } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import type { KeyRing } from '../../deps/keys.ts';
import { seal, unseal } from '../../deps/sealed.ts';
import type { SecretDeps } from '../../deps/secrets.ts';
import { insertKey, lastUnkeyedId, listKeys, lockChain, replaceKey } from './keys-repository.ts';

const KIND = 'audit-key';
/** So long processes of the release before may add entries of their form beside ours. */
const UPGRADE_MS = 86_400_000;
const SECRET_BYTES = 32;

const Content = Type.Object({
  secret: Type.String(),
  madeAt: Type.String(),
  /** From this entry on none is without a key; null while processes of the release before may still add some. */
  keyedFrom: Type.Union([Type.Integer(), Type.Null()]),
});

/** A key of the log's hashes. */
export type AuditKey = { readonly id: string } & Static<typeof Content>;

/** The keys that the ring opens, the newest first, and how many it does not. */
export type AuditKeys = { readonly opened: readonly AuditKey[]; readonly lost: number };

/** Opens the key with which this process makes the log's hashes, and makes one where there is none (AUDIT-5). */
export async function openAuditKey({
  db,
  keys,
  now,
  log,
}: Pick<Deps, 'db' | 'now' | 'log'> & SecretDeps): Promise<AuditKey> {
  const known = await readAuditKeys(db, keys);
  const [opened] = known.opened;
  if (opened !== undefined) return opened;
  const key = await makeKey(db, keys, now());
  // A log that begins with its key has no entries before it.
  if (key.keyedFrom !== 1 || known.lost > 0) {
    log.warn(
      { auditKey: key.id, lost: known.lost },
      'the audit log has a new key: entries before it are not proven by it',
    );
  }
  return key;
}

export async function readAuditKeys(db: Database, keys: KeyRing): Promise<AuditKeys> {
  const opened: AuditKey[] = [];
  let lost = 0;
  for (const { id, sealed } of await listKeys(db)) {
    const content: unknown = JSON.parse(unseal(keys, KIND, sealed) ?? 'null');
    if (Check(Content, content)) opened.push({ id, ...content });
    else lost += 1;
  }
  return { opened, lost };
}

/** Ends the time in which the release before may add entries without a key, once it is over. */
export async function closeUpgrade({ db, keys, now }: Pick<Deps, 'db' | 'now'> & SecretDeps): Promise<void> {
  await transactAll(db, async (tx) => {
    const [key] = (await readAuditKeys(tx, keys)).opened;
    if (key === undefined || key.keyedFrom !== null) return;
    if (now().getTime() - Date.parse(key.madeAt) < UPGRADE_MS) return;
    await lockChain(tx);
    const { id, secret, madeAt } = key;
    const content = { secret, madeAt, keyedFrom: (await lastUnkeyedId(tx)) + 1 };
    await replaceKey(tx, id, seal(keys, KIND, JSON.stringify(content)));
  });
}

function makeKey(db: PooledDatabase, keys: KeyRing, at: Date): Promise<AuditKey> {
  return transactAll(db, async (tx) => {
    await lockChain(tx);
    // Another process may have been faster.
    const [known] = (await readAuditKeys(tx, keys)).opened;
    if (known !== undefined) return known;
    const isNew = (await lastUnkeyedId(tx)) === 0;
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    const content = { secret, madeAt: at.toISOString(), keyedFrom: isNew ? 1 : null };
    const id = randomUUID();
    await insertKey(tx, { id, sealed: seal(keys, KIND, JSON.stringify(content)), createdAt: at });
    return { id, ...content };
  });
}
