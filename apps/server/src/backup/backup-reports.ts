import { indianDigits } from '@ilaneer/domain/indian-digits';
import type { Inspection } from './inspect-shop.ts';
import type { Restored } from './restore-archive.ts';
import type { DoneBackup } from './run-backup.ts';

export function backupReport({ taken, checked, removed }: DoneBackup, place: string): string[] {
  const { missingPictures } = taken;
  return [
    `Backup ${taken.name} is at ${place}: ${sizeOf(taken.bytes)}, ${taken.tables} tables and ${indianDigits(taken.pictures)} photographs, taken in ${seconds(taken.ms)}.`,
    ...(missingPictures.length === 0
      ? []
      : [`Files missing for ${missingPictures.length} photographs, such as ${missingPictures[0]}.`]),
    checked === null ? 'Not verified.' : restoreReport(checked),
    ...(checked === null ? [] : inspectionReport(checked)),
    ...(removed.length === 0 ? [] : [`Removed ${removed.length} expired backups.`]),
  ];
}

export function restoreReport({ header, rows, foreignTables, pictures, ms }: Restored): string {
  const tables = header.tables.length - foreignTables.length;
  const told = `Restored in ${seconds(ms)}: ${tables} tables, ${indianDigits(rows)} rows, ${indianDigits(pictures)} photographs.`;
  if (foreignTables.length === 0) return told;
  return `${told} ATTENTION: not restored: ${foreignTables.join(', ')}. Tables of other software need their own database and backups.`;
}

export function inspectionReport({ problems, ledgers, auditEntries }: Inspection): string[] {
  if (problems.length > 0) return problems.map((problem) => `ATTENTION: ${problem}.`);
  return [
    `The books agree with all ${ledgers} other ledgers, and the audit log is intact: ${indianDigits(auditEntries)} entries.`,
  ];
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}

function sizeOf(bytes: number): string {
  return bytes < 1e6 ? `${(bytes / 1e3).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
