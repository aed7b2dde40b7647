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
/** Grace period for unkeyed entries of the previous release during an upgrade. */
const UPGRADE_MS = 86_400_000;
const SECRET_BYTES = 32;

const Content = Type.Object({
  secret: Type.String(),
  madeAt: Type.String(),
  /** First id from which keys are mandatory; null during an upgrade. */
  keyedFrom: Type.Union([Type.Integer(), Type.Null()]),
});

export type AuditKey = { readonly id: string } & Static<typeof Content>;

/** Newest first; `lost`: not openable by the ring. */
export type AuditKeys = { readonly opened: readonly AuditKey[]; readonly lost: number };

/** Opens or creates the audit key (AUDIT-5). */
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
  // Nothing precedes a log that began with its key.
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

/** Ends the grace period when due. */
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
    // Another process may have done so.
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
