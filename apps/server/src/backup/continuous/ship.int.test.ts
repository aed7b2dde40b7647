import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ARCHIVING } from '../../db/embedded/archiving.ts';
import { findRunningServer } from '../../db/embedded/start.ts';
import { query } from '../../db/embedded/testing/data-folders.ts';
import type { Destination } from '../destination/destination.ts';
import { folderDestination } from '../destination/folder-destination.ts';
import { withEmbedded } from '../restore-folder.ts';
import { listBases, shippedIn } from './names.ts';
import { startShipping } from './ship.ts';

const LAST_PICTURE = `${'ab'.repeat(16)}-400.webp`;
const SILENT = { info: () => undefined, error: () => undefined };

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'shipping-'));
});
afterEach(() => rm(root, { recursive: true, force: true, maxRetries: 10 }));

it('sends the last piece also when the server hands it out while others are being sent (BACKUP-10)', async () => {
  const dataDir = join(root, 'data');
  const pictures = join(root, 'pictures');
  await mkdir(pictures);
  await withEmbedded(dataDir, ARCHIVING, async (url) => {
    const server = await findRunningServer(dataDir);
    if (server === null) throw new Error('no server');
    const handedOut = async () => {
      const [[name] = []] = await query(server.adminUrl, 'select last_archived_wal from pg_stat_archiver');
      return String(name);
    };
    const kept = folderDestination(join(root, 'kept'));
    let before = '';
    // Sending the last picture takes until the server has handed its last piece out.
    const slow: Destination = {
      ...kept,
      write: async (name, content) => {
        for (let looks = 0; name.endsWith(LAST_PICTURE) && looks < 100; looks += 1) {
          if ((await handedOut()) > before) break;
          await pause(20);
        }
        return kept.write(name, content);
      },
    };
    const shipping = await startShipping({
      server,
      dataDir,
      pictures: { folder: pictures, listNames: async () => [LAST_PICTURE] },
      destination: slow,
      recipients: [],
      keepDays: 3,
      log: SILENT,
      now: () => new Date(),
    });
    await vi.waitFor(async () => expect(await listBases(kept)).toHaveLength(1), { timeout: 30_000 });
    const [base] = await listBases(kept);
    before = await handedOut();
    await query(url, 'create table notes (id int)');
    const [[last] = []] = await query(server.adminUrl, 'select pg_walfile_name(pg_current_wal_lsn())');
    await writeFile(join(pictures, LAST_PICTURE), 'picture');
    await shipping.stop();
    const sent = await kept.list(shippedIn(base?.system ?? '', 'wal'));
    expect(sent.filter((name) => name.includes(String(last)))).toHaveLength(1);
  });
}, 60_000);
