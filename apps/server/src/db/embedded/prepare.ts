import { access, constants, mkdir } from 'node:fs/promises';
import { ok, type Result } from '@ilaneer/domain/result';
import { adoptRootOwnedCluster, chooseAccount } from './account.ts';
import { findBinaries, majorOf } from './binaries.ts';
import { clusterVersion, createCluster, type Places } from './cluster.ts';
import { type EmbeddedPostgresError, fail, reasonOf } from './error.ts';
import { exists } from './exists.ts';
import type { Launcher } from './launch.ts';
import { reachableBinaries } from './reachable-binaries.ts';
import { loadOrCreateSecret } from './stored-secret.ts';

export type Prepared = { readonly launcher: Launcher; readonly password: string };

/** Prerequisites of a server; makes no cluster. */
export async function prepare(places: Places): Promise<Result<Prepared, EmbeddedPostgresError>> {
  try {
    await mkdir(places.dataDir, { recursive: true, mode: 0o700 });
    await access(places.dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    const launcher = await chooseLauncher(places);
    if (!launcher.ok) return launcher;
    if (launcher.value.account !== null) await adoptRootOwnedCluster(places.cluster, launcher.value.account);
    const password = await passwordFor(places);
    return password.ok ? ok({ launcher: launcher.value, password: password.value }) : password;
  } catch (error) {
    return fail(
      'DATA_DIR_NOT_WRITABLE',
      `The shop can't keep its data in ${places.dataDir}: ${reasonOf(error)}`,
    );
  }
}

async function chooseLauncher(places: Places): Promise<Result<Launcher, EmbeddedPostgresError>> {
  const account = await chooseAccount(places.cluster);
  if (!account.ok) return account;
  const installed = await findBinaries();
  if (!installed.ok || account.value === null) {
    return installed.ok ? ok({ binaries: installed.value, account: null }) : installed;
  }
  const binaries = await reachableBinaries(installed.value, account.value);
  return binaries.ok ? ok({ binaries: binaries.value, account: account.value }) : binaries;
}

async function passwordFor(places: Places): Promise<Result<string, EmbeddedPostgresError>> {
  // A new password would not open existing data.
  if ((await clusterVersion(places.cluster)) !== null && !(await exists(places.password))) {
    return fail(
      'PASSWORD_UNUSABLE',
      `${places.password} is missing, and without it the database in ${places.cluster} can't be opened. Restore it from a backup, or move ${places.cluster} away to begin with an empty shop.`,
    );
  }
  const secret = await loadOrCreateSecret(places.password);
  return secret.ok ? secret : fail('PASSWORD_UNUSABLE', secret.error.message);
}

/** Creates on first start; refuses another major version. */
export async function ensureCluster(
  places: Places,
  { launcher, password }: Prepared,
): Promise<Result<null, EmbeddedPostgresError>> {
  const version = await clusterVersion(places.cluster);
  const ours = majorOf(launcher.binaries);
  if (version === null) return createCluster(places, launcher, password);
  if (version === ours) return ok(null);
  return fail(
    'DATA_VERSION_MISMATCH',
    Number(version) < Number(ours)
      ? `${places.cluster} holds data of PostgreSQL ${version}, and this shop brings PostgreSQL ${ours}. Back it up with the release that wrote it (npm run backup), and restore that into an empty folder with this one (npm run restore); nothing was changed.`
      : `${places.cluster} holds data of PostgreSQL ${version}, and this shop brings PostgreSQL ${ours}: a later release wrote it. Start that release; nothing was changed.`,
  );
}
