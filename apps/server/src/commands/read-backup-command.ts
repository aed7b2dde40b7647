import { err, ok, type Result } from '@ilaneer/domain/result';
import { readWords } from './read-words.ts';

export type BackupCommand =
  | { readonly does: 'take'; readonly isVerified: boolean }
  | { readonly does: 'list' }
  | { readonly does: 'verify'; readonly archive: string; readonly identityFile: string | null }
  | { readonly does: 'new-key'; readonly file: string };

export const BACKUP_COMMAND_USAGE = `npm run backup                                      back up the shop while it runs
npm run backup -- --verify                          and verify it: restore it into a scratch database, and check its books
npm run backup -- list                              list the stored backups
npm run backup -- verify [archive] [--identity f]   verify a stored backup or an archive file (default: the newest backup)
npm run backup -- new-key <file>                    make a key: the file decrypts backups, its public key encrypts them`;

export function readBackupCommand(words: readonly string[]): Result<BackupCommand, string> {
  const read = readWords(words, { verify: { type: 'boolean' }, identity: { type: 'string' } });
  if (!read.ok) return read;
  const { values, positionals } = read.value;
  const [does = 'take', what, ...more] = positionals;
  if (more.length > 0) return err(`Unexpected: ${more.join(' ')}`);
  switch (does) {
    case 'take':
      return what === undefined
        ? ok({ does, isVerified: values.verify === true })
        : err(`Unexpected: ${what}`);
    case 'list':
      return what === undefined ? ok({ does }) : err(`Unexpected: ${what}`);
    case 'verify':
      return ok({ does, archive: what ?? 'latest', identityFile: values.identity ?? null });
    case 'new-key':
      return what === undefined ? err('The file for the key is missing.') : ok({ does, file: what });
    default:
      return err(`Unknown command: ${does}`);
  }
}
