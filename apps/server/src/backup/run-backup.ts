import { Readable } from 'node:stream';
import { type BackupRetention, backupsToRemove } from '@ilaneer/domain/backup/retention';
import { listArchives, verifiedMark } from './archive/archive-names.ts';
import { newKey } from './archive/seal.ts';
import { checkArchive } from './check-archive.ts';
import type { Destination } from './destination/destination.ts';
import type { Inspection } from './inspect-shop.ts';
import type { Restored } from './restore-archive.ts';
import { type BackupSource, type TakenBackup, takeBackup } from './take-backup.ts';

export type BackupPlan = {
  readonly source: BackupSource;
  readonly destination: Destination;
  readonly keep: BackupRetention;
  readonly isChecked: boolean;
  readonly dataDir: string;
  readonly now: () => Date;
};

export type DoneBackup = {
  readonly taken: TakenBackup;
  readonly checked: (Restored & Inspection) | null;
  readonly removed: readonly string[];
};

/** Verifies the new backup before removing expired ones (BACKUP-4). */
export async function runBackup(plan: BackupPlan): Promise<DoneBackup> {
  const { source, destination, keep, now } = plan;
  // The owner's encryption can't be opened here: an ephemeral second key verifies the stored bytes
  // themselves.
  const own = plan.isChecked && source.recipients.length > 0 ? await newKey() : null;
  const recipients = own === null ? source.recipients : [...source.recipients, own.recipient];
  const taken = await takeBackup({ ...source, recipients }, destination, now);
  const checked = plan.isChecked
    ? await checkArchive(
        {
          name: taken.name,
          open: () => openKept(destination, taken.name),
          identities: own === null ? [] : [own.identity],
        },
        plan.dataDir,
      )
    : null;
  if (checked !== null && checked.problems.length > 0) {
    throw new Error(`The backup ${taken.name} was restored, but ${checked.problems.join('; ')}.`);
  }
  if (checked !== null) {
    // The audit log's head, kept outside its database (AUDIT-6).
    const head =
      checked.auditHead === null ? '' : JSON.stringify({ ...checked.auditHead, at: now().toISOString() });
    const mark = Readable.from(Buffer.from(head), { objectMode: false });
    await destination.write(verifiedMark(taken.name), mark);
  }
  return { taken, checked, removed: await prune(destination, keep) };
}

async function openKept(destination: Destination, name: string) {
  const content = await destination.read(name);
  if (content === null)
    throw new Error(`${name} is not at ${destination.place}, although it was just written.`);
  return content;
}

async function prune(destination: Destination, keep: BackupRetention): Promise<string[]> {
  const archives = await listArchives(destination);
  const verified = new Set(archives.filter(({ isVerified }) => isVerified).map(({ takenAt }) => takenAt));
  const moments = backupsToRemove(
    archives.map(({ takenAt }) => takenAt),
    keep,
    (takenAt) => verified.has(takenAt),
  );
  const names = archives.filter(({ takenAt }) => moments.includes(takenAt)).map(({ name }) => name);
  for (const name of names) {
    await destination.remove(name);
    await destination.remove(verifiedMark(name));
  }
  return names;
}
