import { isBackupDue } from '@ilaneer/domain/backup/retention';
import { indiaDay } from '@ilaneer/domain/india-day';
import type { AppDeps } from '../app-deps.ts';
import { listArchives } from '../backup/archive/archive-names.ts';
import { backupFailedMail } from '../backup/backup-mail.ts';
import { backupReport } from '../backup/backup-reports.ts';
import { fingerprintsOf } from '../backup/fingerprints.ts';
import { noteVerified } from '../backup/last-verified.ts';
import type { Config } from './config.ts';
import { safeMessage } from './safe-error.ts';
import { readSecrets } from './secrets.ts';
import { openDestination } from './storage.ts';

export type BackupDeps = { readonly url: string; readonly config: Config };

type Parts = BackupDeps & Pick<AppDeps, 'db' | 'jobs' | 'now' | 'log' | 'brand' | 'pictureStore'>;

/** BACKUP-3. A failure logs an error every time and mails the shop once a day. */
export function backUpWhenDue(deps: Parts): () => Promise<void> {
  const { config, log, now } = deps;
  return async () => {
    const destination = openDestination(config);
    if (destination === null) return;
    let newest: Date | null = null;
    try {
      newest = (await listArchives(destination))[0]?.takenAt ?? null;
      if (!isBackupDue(newest, config.backup.everyHours, now())) return;
      // Lazy: encryption and compression cost megabytes.
      const { runBackup } = await import('../backup/run-backup.ts');
      const done = await runBackup({
        source: {
          url: deps.url,
          pictureStore: deps.pictureStore,
          fingerprints: fingerprintsOf(await readSecrets(config)),
          recipients: config.backup.recipients,
        },
        destination,
        keep: config.backup.keep,
        isChecked: config.backup.isVerified,
        dataDir: config.dataDir,
        now,
      });
      if (done.checked !== null) await noteVerified(config.dataDir, { name: done.taken.name, at: now() });
      log.info(backupReport(done, destination.place).join(' '));
    } catch (err) {
      log.error({ err }, 'BACKUP FAILED: the shop has no backup of today');
      const today = indiaDay(now());
      const to = { id: today, to: deps.brand.seller.email };
      const mail = backupFailedMail(to, { reason: safeMessage(err), newest }, deps.brand, config.publicUrl);
      // Another process may have reported today.
      await deps.jobs.enqueue(deps.db, 'send-mail', mail, { onceAs: `backup failed ${today}` });
    }
  };
}
