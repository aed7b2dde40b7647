import { resolve, sep } from 'node:path';
import type { ConfigProblem, Variables } from './environment.ts';

export function backupOf(read: Variables) {
  return {
    folder: read.BACKUP_DIR === undefined ? null : resolve(read.BACKUP_DIR),
    recipients: read.BACKUP_RECIPIENTS,
    everyHours: read.BACKUP_EVERY_HOURS,
    keep: {
      days: read.BACKUP_KEEP_DAYS,
      weeks: read.BACKUP_KEEP_WEEKS,
      months: read.BACKUP_KEEP_MONTHS,
    },
    isVerified: read.BACKUP_VERIFY,
  };
}

type Settings = { readonly dataDir: string; readonly backup: ReturnType<typeof backupOf> };

export function backupProblems({ dataDir, backup }: Settings, read: Variables): ConfigProblem[] {
  const { folder } = backup;
  const problem = (message: string): ConfigProblem[] => [{ variable: 'BACKUP_DIR', message }];
  if (folder === null) return [];
  if (read.BACKUP_S3_URL !== undefined) {
    return problem('BACKUP_DIR and BACKUP_S3_URL are two places for backups: set one of them.');
  }
  return folder === dataDir || folder.startsWith(dataDir + sep)
    ? problem('BACKUP_DIR lies in DATA_DIR, and would be lost with it. Name a folder on another disk.')
    : [];
}
