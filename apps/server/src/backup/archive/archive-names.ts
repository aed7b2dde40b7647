// Apart from what encrypts and packs, which a shop that only looks whether a backup is due need not load.

/** What the name of an encrypted archive ends with, as the program `age` has it. */
export const SEALED = '.age';

const BEGINNING = 'backup-';
const NAME = /^backup-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.zst(?:\.age)?$/;

/** What the archive of a moment is called. */
export function archiveName(takenAt: Date, isSealed: boolean): string {
  const moment = takenAt.toISOString().replace(/[-:]|\.\d+/g, '');
  return `${BEGINNING}${moment}.tar.zst${isSealed ? SEALED : ''}`;
}

/** When an archive was taken, by its name; null of what is none. */
export function archiveMoment(name: string): Date | null {
  const [found, year, month, day, hour, minute, second] = NAME.exec(name) ?? [];
  return found === undefined ? null : new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

// A file beside an archive: it was restored once, and its books agreed. It holds the head of the archive's audit log.
const VERIFIED = '.verified';

/** What says that an archive was verified. */
export function verifiedMark(name: string): string {
  return `${name}${VERIFIED}`;
}

/** An archive that is kept, when it was taken, and whether it was verified (BACKUP-2). */
export type KeptArchive = { readonly name: string; readonly takenAt: Date; readonly isVerified: boolean };

/** The archives at a destination, the newest first. */
export async function listArchives(destination: {
  list(beginning: string): Promise<string[]>;
}): Promise<KeptArchive[]> {
  const names = await destination.list(BEGINNING);
  const all = new Set(names);
  return names
    .flatMap((name) => {
      const takenAt = archiveMoment(name);
      return takenAt === null ? [] : [{ name, takenAt, isVerified: all.has(verifiedMark(name)) }];
    })
    .toSorted((one, other) => other.takenAt.getTime() - one.takenAt.getTime());
}
