import type { Database } from '../../db/connect.ts';
import type { AuditKeys } from './audit-keys.ts';
import { FIRST_HASH, hashOf, isSaid, readPortion } from './repository.ts';

/** AUDIT-6. */
export type AuditHead = { readonly id: number; readonly hash: string };

export type AuditFault =
  | 'changed'
  | 'gone before it'
  | 'without its key'
  | 'other than the head'
  | 'cut before the head';

export type VerifiedLog = {
  readonly fault: { readonly id: number; readonly why: AuditFault } | null;
  /** Valid entries before the fault. */
  readonly count: number;
  /** With an available key: not forgeable by SQL. */
  readonly proven: number;
  /** Of releases without keys. */
  readonly unkeyed: number;
  readonly erased: number;
  readonly end: AuditHead | null;
};

const ROWS_AT_ONCE = 1_000;

/** Checks hashes, continuity and the newest known head (AUDIT-2). Without keys, continuity only. */
export async function verifyLog(
  db: Database,
  keys: AuditKeys | null,
  head: AuditHead | null = null,
): Promise<VerifiedLog> {
  const byId = new Map(keys?.opened.map((key) => [key.id, key]));
  const keyedFrom = Math.min(...(keys?.opened ?? []).map((key) => key.keyedFrom ?? Number.POSITIVE_INFINITY));
  let [count, proven, unkeyed, erased] = [0, 0, 0, 0];
  let previousHash: Buffer = FIRST_HASH;
  const told = (fault: VerifiedLog['fault']): VerifiedLog => ({
    ...{ fault, count, proven, unkeyed, erased },
    end: count === 0 ? null : { id: count, hash: previousHash.toString('hex') },
  });
  for (;;) {
    const portion = await readPortion(db, count, ROWS_AT_ONCE);
    for (const { entry, why } of portion) {
      const { hash, ...rest } = entry;
      const { id, keyId } = entry;
      if (id !== count + 1 || !entry.previousHash.equals(previousHash))
        return told({ id, why: 'gone before it' });
      if (keyId === null && id >= keyedFrom) return told({ id, why: 'without its key' });
      const key = keyId === null ? null : byId.get(keyId);
      // An unknown key is a fault; without any, only continuity is checked.
      if (key === undefined && keys !== null) return told({ id, why: 'without its key' });
      if (key !== undefined && !hashOf(rest, key).equals(hash)) return told({ id, why: 'changed' });
      if (!isSaid(entry.reasonHash, why)) return told({ id, why: 'changed' });
      if (head?.id === id && head.hash !== hash.toString('hex'))
        return told({ id, why: 'other than the head' });
      count += 1;
      if (key === null) unkeyed += 1;
      else if (key !== undefined) proven += 1;
      if (why !== null && why.words === null) erased += 1;
      previousHash = hash;
    }
    if (portion.length < ROWS_AT_ONCE) break;
  }
  return told(head !== null && count < head.id ? { id: count + 1, why: 'cut before the head' } : null);
}
