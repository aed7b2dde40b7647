import { err, ok, type Result } from '@ilaneer/domain/result';
import { readWords } from './read-words.ts';

export type BackupCommand =
  | { readonly does: 'take'; readonly isVerified: boolean }
  | { readonly does: 'list' }
  | { readonly does: 'verify'; readonly archive: string; readonly identityFile: string | null }
  | { readonly does: 'new-key'; readonly file: string };

export const BACKUP_COMMAND_USAGE = `npm run backup                                      takes a backup of the shop, which goes on meanwhile
npm run backup -- --verify                          and restores it into a scratch database, and goes through its books
npm run backup -- list                              the backups that are kept
npm run backup -- verify [archive] [--identity f]   verifies one that is kept, or an archive in a file (the newest)
npm run backup -- new-key <file>                    makes a key: the file opens backups, its public key encrypts them`;

export function readBackupCommand(words: readonly string[]): Result<BackupCommand, string> {
  const read = readWords(words, { verify: { type: 'boolean' }, identity: { type: 'string' } });
  if (!read.ok) return read;
  const { values, positionals } = read.value;
  const [does = 'take', what, ...more] = positionals;
  if (more.length > 0) return err(`What is '${more.join(' ')}'?`);
  switch (does) {
    case 'take':
      return what === undefined
        ? ok({ does, isVerified: values.verify === true })
        : err(`What is '${what}'?`);
    case 'list':
      return what === undefined ? ok({ does }) : err(`What is '${what}'?`);
    case 'verify':
      return ok({ does, archive: what ?? 'latest', identityFile: values.identity ?? null });
    case 'new-key':
      return what === undefined ? err('Which file shall hold the key?') : ok({ does, file: what });
    default:
      return err(`What is '${does}'?`);
  }
}
