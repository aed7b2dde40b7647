import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OWN_BRAND, OWN_SELLER, OWN_SUPPORT } from '../../../testing/staff/own-settings.ts';
import { findRunningDatabase, startEmbeddedPostgres } from '../../db/embedded/start.ts';
import { SetupInterrupted, type Terminal } from './ask-for-answers.ts';
import { runSetupCommand } from './setup-command.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ilaneer-setup-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const ANSWERS = {
  brand: OWN_BRAND,
  seller: OWN_SELLER,
  support: OWN_SUPPORT,
  tax: { mode: 'hsn' },
  policies: { 'days until dispatch': '2 to 4' },
  catalogue: 'sample',
  owner: { email: 'meera@palmgrove.in', name: 'Meera Nair' },
};
const env = () => ({ DATA_DIR: dataDir, SANDBOX_SHOP: 'empty', USER: 'asha' });
const setUp = async (answers: object) => {
  const file = join(dataDir, 'answers.json');
  await writeFile(file, JSON.stringify(answers));
  return runSetupCommand(['--answers', file], env(), null);
};
const asking = (ask: Terminal['ask']): Terminal => ({ ask, say: () => undefined });

async function counts() {
  const log = { info: () => undefined, warn: () => undefined };
  const started = await startEmbeddedPostgres({ dataDir, log, onLost: () => undefined });
  if (!started.ok) throw new Error(started.error.message);
  const client = new pg.Client({ connectionString: started.value.connectionString });
  await client.connect();
  const { rows } = await client.query(`select (select count(*)::int from settings) as settings,
    (select count(*)::int from policy_versions) as policies, (select count(*)::int from products) as products,
    (select count(*)::int from staff_members) as members`);
  await client.end();
  await started.value.stop();
  return rows[0];
}

const NOTHING = { settings: 0, policies: 0, products: 0, members: 0 };

describe('npm run setup on the data folder of a shop that does not run', () => {
  it('opens its database to look, changes nothing, and closes it again', async () => {
    const looked = await runSetupCommand(['--check'], env(), null);
    expect(looked.ok ? looked.value : looked.error).toContain('Still missing before the shop opens:');
    expect(await findRunningDatabase(dataDir)).toBeNull();
    expect(await counts()).toEqual(NOTHING);
  });

  it('changes nothing when the terminal is closed, and closes the database', async () => {
    const asked: string[] = [];
    const terminal = asking(async (question) => {
      asked.push(question);
      if (asked.length === 4) throw new SetupInterrupted('nobody answers');
      return 'Palm Grove';
    });
    const left = await runSetupCommand([], env(), terminal);
    expect(left).toEqual({ ok: false, error: 'Interrupted: nothing was changed.' });
    expect(asked).toHaveLength(4);
    expect(await findRunningDatabase(dataDir)).toBeNull();
    expect(await counts()).toEqual(NOTHING);
  });

  it('applies none of the answers when one of them is refused', async () => {
    const refused = await setUp({ ...ANSWERS, owner: { email: 'no address' } });
    expect(refused).toMatchObject({ ok: false });
    expect(await counts()).toEqual(NOTHING);
  });

  it('refuses a second run, which may still read', async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<string>();
    const { promise: isAsked, resolve: asks } = Promise.withResolvers<void>();
    const first = runSetupCommand(
      [],
      env(),
      asking(async () => {
        asks();
        await answered;
        throw new SetupInterrupted('nobody answers');
      }),
    );
    await isAsked;
    const second = await setUp(ANSWERS);
    expect(second.ok || second.error).toContain('Another setup of this shop is running');
    expect((await runSetupCommand(['--check'], env(), null)).ok).toBe(true);
    answer('');
    await first;
    expect(await counts()).toEqual(NOTHING);
  });

  it('does all that a file says, and nothing of it twice', async () => {
    const done = await setUp(ANSWERS);
    expect(done.ok ? done.value : done.error).toMatch(/Saved: brand[\s\S]*sample catalogue[\s\S]*Invited/);
    const once = await counts();
    expect(once).toMatchObject({ policies: 4, products: 40, members: 1 });
    const again = await setUp(ANSWERS);
    expect(again.ok && again.value).not.toMatch(/Saved|Written|Loaded|Invited/);
    expect(await counts()).toEqual(once);
    expect(await findRunningDatabase(dataDir)).toBeNull();
  });
});
