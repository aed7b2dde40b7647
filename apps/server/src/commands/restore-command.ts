import { err, ok, type Result } from '@ilaneer/domain/result';
import { listArchives } from '../backup/archive/archive-names.ts';
import type { Base } from '../backup/continuous/names.ts';
import { basesFor, recoverIntoFolder } from '../backup/continuous/recover.ts';
import type { Destination } from '../backup/destination/destination.ts';
import { otherSecrets } from '../backup/fingerprints.ts';
import { type Inspection, inspectShop } from '../backup/inspect-shop.ts';
import {
  type ArchiveSource,
  proveArchive,
  type Restored,
  restoreArchive,
} from '../backup/restore-archive.ts';
import { clearForRestore, restoreIntoFolder } from '../backup/restore-folder.ts';
import { tellInspection, tellRestored } from '../backup/tell-backup.ts';
import { forgetKnownHead } from '../modules/audit/audit.ts';
import { type Config, readConfig } from '../process/config.ts';
import { safeMessage } from '../process/safe-error.ts';
import { readSecrets } from '../process/secrets.ts';
import { openDestination, openPictureStore } from '../process/storage.ts';
import { findArchive, readKey } from './find-archive.ts';
import { readWords } from './read-words.ts';

export const RESTORE_COMMAND_USAGE = `npm run restore -- latest                         the latest there is: from the log of the database, or a backup
npm run restore -- latest --to 2026-12-24T16:30   as it was at a moment (India's time), from the log
npm run restore -- <archive>                      a backup in a file, or by its name where backups are kept
--identity key.txt goes with any of them that is encrypted

It goes into the database of DATABASE_URL (backups only), or into DATA_DIR; either has to be empty.`;

/** Restores a shop, and goes through its books. Replies with what to print. */
export async function runRestoreCommand(
  words: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Result<string, string>> {
  const read = readWords(words, { identity: { type: 'string' }, to: { type: 'string' } });
  if (!read.ok) return err(`${read.error}\n\n${RESTORE_COMMAND_USAGE}`);
  const { values, positionals } = read.value;
  const [archive, ...more] = positionals;
  if (archive === undefined || more.length > 0) return err(RESTORE_COMMAND_USAGE);
  const to = values.to === undefined ? ok(null) : readMoment(values.to);
  if (!to.ok) return to;
  if (to.value !== null && archive !== 'latest') {
    return err(`A backup holds one moment. --to goes with latest.\n\n${RESTORE_COMMAND_USAGE}`);
  }
  const config = readConfig(env);
  if (!config.ok) return err(config.error.map(({ message }) => message).join('\n'));
  const identityFile = values.identity ?? null;
  try {
    const destination = openDestination(config.value);
    if (archive === 'latest' && destination !== null) {
      const bases = await chooseBases(config.value, destination, to.value);
      if (!bases.ok) return bases;
      if (bases.value.length > 0) {
        return await recover(config.value, destination, bases.value, to.value, identityFile);
      }
    }
    const source = await findArchive(archive, destination, identityFile);
    return source.ok ? await restore(source.value, config.value) : source;
  } catch (error) {
    return err(safeMessage(error));
  }
}

/** A moment as an operator writes it: India's time unless it says otherwise. */
function readMoment(text: string): Result<Date, string> {
  const isPlaced = /(?:Z|[+-]\d\d:\d\d)$/.test(text);
  const moment = new Date(isPlaced ? text : `${text}+05:30`);
  return Number.isNaN(moment.getTime())
    ? err(`'${text}' is no moment such as 2026-12-24T16:30.`)
    : ok(moment);
}

// A base is taken each day: one that is much older than the newest backup is of a log that nobody writes any more.
const STALE_MS = 26 * 3_600_000;

/** Where to follow the log from, the best first; none when a backup tells more. */
async function chooseBases(
  { database }: Pick<Config, 'database'>,
  destination: Destination,
  to: Date | null,
): Promise<Result<readonly Base[], string>> {
  const bases = database.kind === 'embedded' ? await basesFor(destination, to) : [];
  if (to !== null) {
    const why = `${destination.place} has no log of the database from before ${to.toISOString()}; BACKUP_CONTINUOUS=yes keeps one, of the embedded database. npm run backup -- list shows the moments that backups hold.`;
    return bases.length === 0 ? err(why) : ok(bases);
  }
  const [newest] = await listArchives(destination);
  const isStale =
    newest !== undefined && newest.takenAt.getTime() - (bases[0]?.takenAt.getTime() ?? 0) > STALE_MS;
  return ok(isStale ? [] : bases);
}

async function recover(
  { dataDir }: Pick<Config, 'dataDir'>,
  destination: Destination,
  bases: readonly Base[],
  to: Date | null,
  identityFile: string | null,
): Promise<Result<string, string>> {
  const identities = identityFile === null ? ok([]) : await readKey(identityFile);
  if (!identities.ok) return identities;
  let found = NOTHING_FOUND;
  const { base, pieces, pictures, lastCommitAt, ms } = await recoverIntoFolder(
    destination,
    bases,
    { to, identities: identities.value },
    dataDir,
    async (url) => {
      found = await inspectShop(url);
    },
  );
  const told = [
    `Restored in ${(ms / 1_000).toFixed(1)} s: ${base.name}, ${pieces} pieces of the log that followed, ${pictures} photographs.`,
    lastCommitAt === null
      ? 'Nothing had been written after it.'
      : `The last that was written is of ${lastCommitAt.toISOString()}.`,
    ...tellInspection(found),
    `The shop is in ${dataDir}. Put jwt-secret back if it had one there, and start it: npm start`,
  ].join('\n');
  return found.problems.length === 0 ? ok(told) : err(told);
}

const NOTHING_FOUND: Inspection = { problems: [], auditEntries: 0, auditHead: null, ledgers: 0 };

async function restore(source: ArchiveSource, config: Config): Promise<Result<string, string>> {
  const { database, dataDir } = config;
  if (database.kind === 'embedded') await clearForRestore(dataDir);
  await proveArchive(source);
  // The log ends where the archive's does from now on.
  await forgetKnownHead(dataDir);
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
    tellRestored(restored),
    ...tellInspection(found),
    ...otherSecrets(restored.header.fingerprints, await readSecrets(config)),
    `The shop of ${restored.header.takenAt} is in ${database.kind === 'embedded' ? dataDir : 'the database of DATABASE_URL'}. Start it: npm start`,
  ].join('\n');
  return found.problems.length === 0 ? ok(told) : err(told);
}
