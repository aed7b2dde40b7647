import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { placesIn } from '@ilaneer/server/db/embedded/cluster';
import { findPostmaster } from '@ilaneer/server/db/embedded/postmaster-file';
import { addressOf } from '@ilaneer/server/db/embedded/server-address';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@ilaneer/server/db/embedded/start';
import { type Line, openLine } from './line.ts';

/** Supervised, behind a faulty line. */
export type DatabaseServer = { readonly url: string; readonly line: Line; close(): Promise<void> };

const QUIET = { info: () => undefined, warn: () => undefined };
const AGAIN_AFTER_MS = 300;

/** For a stopped shop. */
export async function openDatabaseServer(dataDir: string): Promise<DatabaseServer> {
  const places = placesIn(dataDir);
  const line = await openLine();
  let running: EmbeddedPostgres | null = null;
  let isWanted = true;
  let starting: Promise<void> = Promise.resolve();

  const start = async (): Promise<void> => {
    while (isWanted) {
      const started = await startEmbeddedPostgres({ dataDir, log: QUIET, onLost: again });
      if (started.ok) {
        running = started.value;
        const postmaster = await findPostmaster(places.cluster);
        if (postmaster !== null) line.leadTo(postmaster.port);
        return;
      }
      await pause(AGAIN_AFTER_MS);
    }
  };
  function again(): void {
    starting = start();
  }
  again();
  await starting;
  const password = (await readFile(places.password, 'utf8')).trim();
  return {
    url: addressOf(password, { port: line.port, hasSocket: false }, places.cluster),
    line,
    close: async () => {
      isWanted = false;
      await starting;
      await running?.stop();
      await line.close();
    },
  };
}
