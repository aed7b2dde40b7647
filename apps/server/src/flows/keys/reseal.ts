import type { SealedRows } from '../../db/sealed-rows.ts';
import type { Deps } from '../../deps/deps.ts';
import { type SealedKind, sealWith, unsealWith } from '../../deps/sealed.ts';
import type { SecretDeps } from '../../deps/secrets.ts';
import { sealedAuditKeys } from '../../modules/audit/audit.ts';
import { sealedAccounts, sealedMessages } from '../../modules/data-protection/data-protection.ts';
import { sealedPayouts } from '../../modules/return/return.ts';
import { sealedTotpSecrets } from '../../modules/staff/staff.ts';

const SEALED: readonly SealedRows<SealedKind>[] = [
  sealedTotpSecrets,
  sealedPayouts,
  sealedAccounts,
  sealedMessages,
  sealedAuditKeys,
];
const AT_ONCE = 200;

type ResealDeps = Pick<Deps, 'db'> & SecretDeps;

/** Rows by key id; '' for no active key. */
export type SealedCounts = ReadonlyMap<string, number>;

/** Re-seals with the signing key (SECURITY-2). Resumable; concurrently changed rows are skipped. */
export async function resealAll(deps: ResealDeps): Promise<number> {
  let resealed = 0;
  await eachSealed(deps, async (rows, row, keyId, text) => {
    const key = deps.keys.signing();
    if (keyId === key.id || text === null) return;
    await rows.replace(deps.db, row, sealWith(key, rows.kind, text));
    resealed += 1;
  });
  return resealed;
}

export async function countSealed(deps: ResealDeps): Promise<SealedCounts> {
  const counts = new Map<string, number>();
  await eachSealed(deps, async (_rows, _row, keyId) => {
    counts.set(keyId, (counts.get(keyId) ?? 0) + 1);
  });
  return counts;
}

type SealedRow = Parameters<SealedRows['replace']>[1];

async function eachSealed(
  { db, keys }: ResealDeps,
  visit: (rows: SealedRows<SealedKind>, row: SealedRow, keyId: string, text: string | null) => Promise<void>,
): Promise<void> {
  for (const rows of SEALED) {
    let after = '';
    for (;;) {
      const batch = await rows.list(db, after, AT_ONCE);
      for (const row of batch) {
        const opened = keys
          .counting()
          .map((key) => ({ key, text: unsealWith(key, rows.kind, row.sealed) }))
          .find(({ text }) => text !== null);
        await visit(rows, row, opened?.key.id ?? '', opened?.text ?? null);
      }
      const last = batch.at(-1);
      if (last === undefined || batch.length < AT_ONCE) break;
      after = last.id;
    }
  }
}
