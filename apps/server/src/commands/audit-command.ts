import { formatMoment } from '@ilaneer/domain/india-day';
import { indianDigits } from '@ilaneer/domain/indian-digits';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { listArchives, verifiedMark } from '../backup/archive/archive-names.ts';
import type { Destination } from '../backup/destination/destination.ts';
import {
  type AuditFault,
  type KnownHead,
  readAuditKeys,
  readHead,
  readKnownHead,
  type VerifiedLog,
  verifyLog,
} from '../modules/audit/audit.ts';
import { openDestination } from '../process/storage.ts';
import { onShop } from './on-shop.ts';

const FAULTS: Readonly<Record<AuditFault, string>> = {
  changed: 'was tampered with, or hashed without the key',
  'gone before it': 'does not follow its predecessor: entries in between were deleted',
  'without its key': 'has no hash of a known key: it was rewritten, or JWT_SECRET has changed since',
  'other than the head': 'differs from the known head: the log was rewritten',
  'cut before the head': 'is missing: the log was truncated, unless an older backup was restored since',
};

/** Verifies the audit chain against the newest head known outside the database (AUDIT-2, AUDIT-6). */
export async function runAuditCommand(
  _words: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Result<string, string>> {
  return onShop(env, async ({ deps: { db, keys } }, config) => {
    const head = await newestHead(config.dataDir, openDestination(config));
    return describeVerification(await verifyLog(db, await readAuditKeys(db, keys), head), head);
  });
}

export function describeVerification(
  { fault, count, proven, unkeyed, erased, end }: VerifiedLog,
  head: KnownHead | null,
): Result<string, string> {
  if (fault !== null) {
    const before = `The ${indianDigits(count)} entries before it are intact.`;
    return err(`Entry ${fault.id} of the audit log ${FAULTS[fault.why]}. ${before}`);
  }
  const words = [`The chain of the audit log is intact: ${indianDigits(count)} entries.`];
  if (proven > 0) words.push(`Verified by key: ${indianDigits(proven)}.`);
  if (unkeyed > 0)
    words.push(
      `From releases without a key, so that SQL could have rewritten them: ${indianDigits(unkeyed)}.`,
    );
  if (erased > 0) words.push(`Reason erased with a deleted account: ${indianDigits(erased)}.`);
  words.push(
    head === null
      ? 'No head of the log is stored outside the database: truncation cannot be detected.'
      : `It contains the known head of ${formatMoment(new Date(head.at))} (entry ${head.id}). Truncation after it cannot be detected.`,
  );
  if (end !== null) words.push(`Last entry: ${end.id}, hash ${end.hash}.`);
  return ok(words.join('\n'));
}

/** Head of this machine or of the newest verified backup, whichever is longer. */
async function newestHead(dataDir: string, destination: Destination | null): Promise<KnownHead | null> {
  const here = await readKnownHead(dataDir);
  const verified = destination === null ? [] : await listArchives(destination);
  const newest = verified.find(({ isVerified }) => isVerified);
  const mark = newest === undefined ? null : await destination?.read(verifiedMark(newest.name));
  const kept =
    mark === null || mark === undefined ? null : readHead(String(Buffer.concat(await mark.toArray())));
  return (here?.id ?? 0) >= (kept?.id ?? 0) ? here : kept;
}
