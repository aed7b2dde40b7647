import { err, ok, type Result } from '@ilaneer/domain/result';
import { inspectionReport, restoreReport } from '../backup/backup-reports.ts';
import { otherSecrets } from '../backup/fingerprints.ts';
import { type Inspection, inspectShop } from '../backup/inspect-shop.ts';
import {
  type ArchiveSource,
  proveArchive,
  type Restored,
  restoreArchive,
} from '../backup/restore-archive.ts';
import { clearForRestore, restoreIntoFolder } from '../backup/restore-folder.ts';
import { deleteKnownHead } from '../modules/audit/audit.ts';
import { type Config, readConfig } from '../process/config.ts';
import { safeMessage } from '../process/safe-error.ts';
import { readSecrets } from '../process/secrets.ts';
import { openDestination, openPictureStore } from '../process/storage.ts';
import { findArchive } from './find-archive.ts';
import { readWords } from './read-words.ts';

export const RESTORE_COMMAND_USAGE = `npm run restore -- latest                       restore the newest backup
npm run restore -- <archive>                    restore a backup by file, or by its name at the destination
npm run restore -- <archive> --identity <file>  restore an encrypted backup with its key file

The target is the database of DATABASE_URL, or DATA_DIR. It must be empty.`;

export async function runRestoreCommand(
  words: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Result<string, string>> {
  const read = readWords(words, { identity: { type: 'string' } });
  if (!read.ok) return err(`${read.error}\n\n${RESTORE_COMMAND_USAGE}`);
  const { values, positionals } = read.value;
  const [archive, ...more] = positionals;
  if (archive === undefined || more.length > 0) return err(RESTORE_COMMAND_USAGE);
  const config = readConfig(env);
  if (!config.ok) return err(config.error.map(({ message }) => message).join('\n'));
  try {
    const destination = openDestination(config.value);
    const source = await findArchive(archive, destination, values.identity ?? null);
    return source.ok ? await restore(source.value, config.value) : source;
  } catch (error) {
    return err(safeMessage(error));
  }
}

const NOTHING_FOUND: Inspection = { problems: [], auditEntries: 0, auditHead: null, ledgers: 0 };

async function restore(source: ArchiveSource, config: Config): Promise<Result<string, string>> {
  const { database, dataDir } = config;
  if (database.kind === 'embedded') await clearForRestore(dataDir);
  await proveArchive(source);
  // The audit log now ends at the archive's head.
  await deleteKnownHead(dataDir);
  let found = NOTHING_FOUND;
  const inspect = async (url: string) => {
    found = await inspectShop(url);
  };
  let restored: Restored;
  if (database.kind === 'embedded') {
    restored = await restoreIntoFolder(source, dataDir, inspect);
  } else {
    restored = await restoreArchive(source, database.url, openPictureStore(config));
    await inspect(database.url);
  }
  const told = [
    restoreReport(restored),
    ...inspectionReport(found),
    ...otherSecrets(restored.header.fingerprints, await readSecrets(config)),
    `The shop of ${restored.header.takenAt} is in ${database.kind === 'embedded' ? dataDir : 'the database of DATABASE_URL'}. Start it: npm start`,
  ].join('\n');
  return found.problems.length === 0 ? ok(told) : err(told);
}
