import { chown, mkdir, mkdtemp, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ok, type Result } from '@ilaneer/domain/result';
import { type EmbeddedPostgresError, fail, isSystemError, reasonOf } from './error.ts';
import { type Launcher, launch } from './launch.ts';
import { lastLines } from './log-tail.ts';

const WORKSHOP = 'postgres-init-';

export function placesIn(dataDir: string) {
  return {
    dataDir,
    cluster: join(dataDir, 'postgres'),
    password: join(dataDir, 'postgres-password'),
    log: join(dataDir, 'postgres.log'),
    previousLog: join(dataDir, 'postgres.previous.log'),
  } as const;
}

export type Places = ReturnType<typeof placesIn>;

/** Null without a cluster. */
export async function clusterVersion(cluster: string): Promise<string | null> {
  try {
    return (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim();
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Built in a temporary folder and moved when complete: a killed start leaves no half cluster. */
export async function createCluster(
  places: Places,
  launcher: Launcher,
  password: string,
): Promise<Result<null, EmbeddedPostgresError>> {
  const workshop = await mkdtemp(join(places.dataDir, WORKSHOP));
  const draft = join(workshop, 'cluster');
  const passwordFile = join(workshop, 'password');
  await mkdir(draft, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (launcher.account !== null) {
    const { uid, gid } = launcher.account;
    for (const path of [workshop, draft, passwordFile]) await chown(path, uid, gid);
  }
  const outcome = await runInitdb(launcher, draft);
  const failure = outcome ?? (await moveInto(places, draft));
  await rm(workshop, { recursive: true, force: true });
  // A concurrent start may have finished first; its cluster serves both.
  if (failure === null || (await clusterVersion(places.cluster)) !== null) return ok(null);
  return fail('INITDB_FAILED', `The database could not be created in ${places.cluster}: ${failure}`);
}

/** Removes remains of killed starts. Needs the shop's lock. */
export async function sweepWorkshops(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(WORKSHOP)) continue;
    try {
      await rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 4 });
    } catch (error) {
      // An orphaned initdb may still write there; a later start removes it.
      if (!isSystemError(error, 'ENOTEMPTY')) throw error;
    }
  }
}

function runInitdb(launcher: Launcher, draft: string): Promise<string | null> {
  // lc_* stay at C, which exists everywhere; collation is PostgreSQL's own C.UTF-8.
  const locale = ['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const login = ['-U', 'postgres', '-A', 'scram-sha-256', '--pwfile=../password'];
  const child = launch(launcher, 'initdb', draft, [...login, ...locale, '--no-instructions'], 'pipe');
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  return new Promise((settle) => {
    child.once('error', (error) => settle(reasonOf(error)));
    child.once('close', (code) =>
      settle(code === 0 ? null : lastLines(output) || `initdb ended with ${code}`),
    );
  });
}

async function moveInto(places: Places, draft: string): Promise<string | null> {
  try {
    await rename(draft, places.cluster);
  } catch (error) {
    return reasonOf(error);
  }
  // Windows can't fsync folders.
  if (process.platform === 'win32') return null;
  const folder = await open(places.dataDir);
  await folder.sync();
  await folder.close();
  return null;
}
