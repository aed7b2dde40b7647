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
  changed: 'was changed by force, or its hash made without the key',
  'gone before it': 'does not follow the one before it: entries between were removed',
  'without its key':
    'has no hash of a key of this shop: it was rewritten, or JWT_SECRET is another one since',
  'other than the head': 'is another one than was known there: the log was rewritten',
  'cut before the head': 'is missing: the log was cut, unless an older backup was restored since',
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
    const before = `The ${indianDigits(count)} entries before it are whole.`;
    return err(`Entry ${fault.id} of the audit log ${FAULTS[fault.why]}. ${before}`);
  }
  const words = [`The audit log follows from entry to entry: ${indianDigits(count)} of them.`];
  if (proven > 0) words.push(`Of ${indianDigits(proven)} the key proves that none was changed.`);
  if (unkeyed > 0)
    words.push(`${indianDigits(unkeyed)} are of releases without a key: SQL could have rewritten them.`);
  if (erased > 0) words.push(`Of ${indianDigits(erased)} the reason was erased with an account.`);
  words.push(
    head === null
      ? 'No head of the log is known outside of the database, so that a cut end would not be seen.'
      : `It leads through the head of ${formatMoment(new Date(head.at))} (entry ${head.id}). What came after that could have been cut off.`,
  );
  if (end !== null) words.push(`It ends at entry ${end.id}, hash ${end.hash}.`);
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
