// Separate from encryption and packing, which a mere check for due backups need not load.

export const SEALED = '.age';

const BEGINNING = 'backup-';
const NAME = /^backup-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.zst(?:\.age)?$/;

export function archiveName(takenAt: Date, isSealed: boolean): string {
  const moment = takenAt.toISOString().replace(/[-:]|\.\d+/g, '');
  return `${BEGINNING}${moment}.tar.zst${isSealed ? SEALED : ''}`;
}

export function archiveMoment(name: string): Date | null {
  const [found, year, month, day, hour, minute, second] = NAME.exec(name) ?? [];
  return found === undefined ? null : new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

// Marks a successful test restore; holds the audit log's head.
const VERIFIED = '.verified';

export function verifiedMark(name: string): string {
  return `${name}${VERIFIED}`;
}

/** BACKUP-2. */
export type StoredArchive = { readonly name: string; readonly takenAt: Date; readonly isVerified: boolean };

export async function listArchives(destination: {
  list(beginning: string): Promise<string[]>;
}): Promise<StoredArchive[]> {
  const names = await destination.list(BEGINNING);
  const all = new Set(names);
  return names
    .flatMap((name) => {
      const takenAt = archiveMoment(name);
      return takenAt === null ? [] : [{ name, takenAt, isVerified: all.has(verifiedMark(name)) }];
    })
    .toSorted((one, other) => other.takenAt.getTime() - one.takenAt.getTime());
}
