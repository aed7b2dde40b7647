import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import Type from 'typebox';
import { Check } from 'typebox/value';
import { isSystemError } from '../../db/embedded/error.ts';
import type { Deps } from '../../deps/deps.ts';
import type { SecretDeps } from '../../deps/secrets.ts';
import { closeUpgrade } from './audit-keys.ts';
import { findEnd } from './repository.ts';
import type { AuditHead } from './verify-log.ts';

export type KnownHead = AuditHead & { readonly at: string };

const Known = Type.Object({ id: Type.Integer(), hash: Type.String(), at: Type.String() });

const fileIn = (dataDir: string): string => join(dataDir, 'audit-head.json');

/** Hourly (AUDIT-6). If the log ends earlier or differs, logs an error and keeps the known head. */
export async function keepAuditHead(
  deps: Pick<Deps, 'db' | 'now' | 'log'> & SecretDeps & { readonly dataDir: string },
): Promise<void> {
  const { db, now, log, dataDir } = deps;
  await closeUpgrade(deps);
  const end = await findEnd(db);
  const known = await readKnownHead(dataDir);
  if (known !== null) {
    const there = end === null ? null : await findEnd(db, known.id);
    if (there?.hash.toString('hex') !== known.hash) {
      log.error({ known }, 'the audit log was cut or rewritten: it does not lead to the head that was known');
      return;
    }
  }
  if (end === null) return;
  const head = { id: end.id, hash: end.hash.toString('hex'), at: now().toISOString() };
  log.info({ auditHead: head }, 'the audit log ends here');
  const file = fileIn(dataDir);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(head)}\n`, { mode: 0o600 });
  await rename(draft, file);
}

export async function readKnownHead(dataDir: string): Promise<KnownHead | null> {
  try {
    return readHead(await readFile(fileIn(dataDir), 'utf8'));
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return null;
    throw error;
  }
}

/** After a restore, whose log ends earlier. */
export async function forgetKnownHead(dataDir: string): Promise<void> {
  await rm(fileIn(dataDir), { force: true });
}

/** From the data folder or a backup's mark; null if invalid. */
export function readHead(text: string): KnownHead | null {
  try {
    const head: unknown = JSON.parse(text);
    return Check(Known, head) ? head : null;
  } catch {
    return null;
  }
}
