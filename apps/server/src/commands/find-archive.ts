import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { listArchives } from '../backup/archive/archive-names.ts';
import { readIdentities } from '../backup/archive/seal.ts';
import type { Destination } from '../backup/destination/destination.ts';
import type { ArchiveSource } from '../backup/restore-archive.ts';
import { exists } from '../db/embedded/exists.ts';

export const NO_DESTINATION =
  'No backup destination: set BACKUP_DIR (a folder on another disk) or BACKUP_S3_URL with its keys (.env.example).';

/** By file, name at the destination, or `latest`. Errors: text for the operator. */
export async function findArchive(
  named: string,
  destination: Destination | null,
  identityFile: string | null,
): Promise<Result<ArchiveSource, string>> {
  const identities = identityFile === null ? ok([]) : await readKey(identityFile);
  if (!identities.ok) return identities;
  if (named !== 'latest' && (await exists(named))) {
    const open = async () => createReadStream(named);
    return ok({ name: basename(named), open, identities: identities.value });
  }
  if (destination === null)
    return err(named === 'latest' ? NO_DESTINATION : `There is no file ${named}. ${NO_DESTINATION}`);
  const archives = await listArchives(destination);
  const name = named === 'latest' ? archives[0]?.name : archives.find((one) => one.name === named)?.name;
  if (name === undefined) {
    return err(
      named === 'latest'
        ? `${destination.place} holds no backup.`
        : `${destination.place} holds no ${named}.`,
    );
  }
  const open = async () => {
    const content = await destination.read(name);
    if (content === null) throw new Error(`${name} is gone from ${destination.place}.`);
    return content;
  };
  return ok({ name, open, identities: identities.value });
}

export async function readKey(file: string): Promise<Result<string[], string>> {
  // Not echoed: output ends up in logs.
  if (/AGE-SECRET-KEY-/i.test(file)) {
    return err(
      'Name the file of the key, not the key itself: command lines are visible to all users of this machine. Treat this key as compromised, and make a new one.',
    );
  }
  try {
    const identities = readIdentities(await readFile(file, 'utf8'));
    const isKey = identities.length > 0 && identities.every((one) => /^AGE-SECRET-KEY-/.test(one));
    return isKey ? ok(identities) : err(`${file} has no key starting with AGE-SECRET-KEY-.`);
  } catch {
    return err(`Cannot read the key in ${file}.`);
  }
}
