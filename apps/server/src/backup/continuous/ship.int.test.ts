import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ARCHIVING } from '../../db/embedded/archiving.ts';
import { findRunningServer } from '../../db/embedded/start.ts';
import { query } from '../../db/embedded/testing/data-folders.ts';
import type { Destination } from '../destination/destination.ts';
import { folderDestination } from '../destination/folder-destination.ts';
import { withEmbedded } from '../restore-folder.ts';
import { listBases, ownName } from './names.ts';
import { startShipping } from './ship.ts';

const PICTURES = ['ab', 'cd', 'ef'].map((pair) => `${pair.repeat(16)}-400.webp`);
const SILENT = { info: () => undefined, error: () => undefined };

describe('what continuous archiving sends', { timeout: 60_000 }, () => {
  let root: string;
  let folder: string;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'shipping-'));
    folder = join(root, 'pictures');
    await mkdir(folder);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await rm(root, { recursive: true, force: true, maxRetries: 10 });
  });

  /** Archives an empty database, whose first base is there, to a destination that something happens to first. */
  const archive = (
    run: (shop: {
      readonly adminUrl: string;
      /** What was sent, in that order. */
      readonly sent: readonly string[];
      before(happens: (name: string) => Promise<void>): void;
      stop(): Promise<void>;
    }) => Promise<void>,
  ) =>
    withEmbedded(join(root, 'data'), ARCHIVING, async () => {
      const server = await findRunningServer(join(root, 'data'));
      if (server === null) throw new Error('no server');
      const sent: string[] = [];
      let before = async (_name: string) => {};
      const kept = folderDestination(join(root, 'kept'));
      const destination: Destination = {
        ...kept,
        write: async (name, content) => {
          await before(name);
          await kept.write(name, content);
          sent.push(ownName(name));
        },
      };
      const { stop } = await startShipping({
        server,
        dataDir: join(root, 'data'),
        pictures: { folder, listNames: async () => PICTURES },
        destination,
        recipients: [],
        keepDays: 3,
        log: SILENT,
        now: () => new Date(),
      });
      await vi.waitFor(async () => expect(await listBases(kept)).toHaveLength(1), { timeout: 30_000 });
      await run({
        adminUrl: server.adminUrl,
        sent,
        before: (happens) => {
          before = happens;
        },
        stop,
      });
    });
  const ask = async (url: string, question: string) => String((await query(url, question))[0]?.[0]);
  const handedOut = (url: string) => ask(url, 'select last_archived_wal from pg_stat_archiver');
  /** The piece that is written into, with something in it. */
  const written = async (url: string) => {
    await query(url, 'create table if not exists notes (id int); insert into notes values (1)');
    return ask(url, 'select pg_walfile_name(pg_current_wal_lsn())');
  };

  it('has the last piece also when the server hands it out while others are being sent (BACKUP-10)', () =>
    archive(async ({ adminUrl, sent, before, stop }) => {
      const earlier = await handedOut(adminUrl);
      const last = await written(adminUrl);
      before(async (name) => {
        for (let looks = 0; PICTURES.includes(ownName(name)) && looks < 100; looks += 1) {
          if ((await handedOut(adminUrl)) > earlier) break;
          await pause(20);
        }
      });
      await writeFile(join(folder, PICTURES[0] ?? ''), 'picture');
      await stop();
      expect(sent).toContain(last);
    }));

  it('has the log before photographs, however many there are to send (BACKUP-9)', () =>
    archive(async ({ adminUrl, sent, before, stop }) => {
      let piece = '';
      vi.useFakeTimers({ toFake: ['performance'] });
      before(async (name) => {
        if (!PICTURES.includes(ownName(name))) return;
        // Each takes longer than the server needs to hand the next piece out.
        vi.advanceTimersByTime(3_000);
        if (piece !== '') return;
        piece = await written(adminUrl);
        await ask(adminUrl, 'select pg_switch_wal()');
        await vi.waitFor(async () => expect(await handedOut(adminUrl)).toBe(piece), { timeout: 30_000 });
      });
      for (const name of PICTURES) await writeFile(join(folder, name), 'picture');
      await vi.waitFor(() => expect(sent).toEqual(expect.arrayContaining(PICTURES)), { timeout: 30_000 });
      const [first = 0, second = 0] = PICTURES.map((name) => sent.indexOf(name)).sort((a, b) => a - b);
      expect(sent.slice(first + 1, second)).toEqual([piece]);
      await stop();
    }));
});
