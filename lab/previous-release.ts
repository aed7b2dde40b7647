import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../scripts/load-env.ts';

// npm run test:previous-release -- --release v1.4 flows/checkout: an earlier release on this one's database,
// as during a deploy. Default: the newest tag without the newest migration, else the commit before that
// migration.
const { values, positionals } = parseArgs({
  options: { release: { type: 'string' } },
  allowPositionals: true,
});
const DB = join('apps', 'server', 'src', 'db');
const MIGRATIONS = join(DB, 'migrations');
const ROWS = join('apps', 'server', 'testing', 'rows');

// Compare tables with their release.
const ABOUT_THE_TABLES = [`${DB}/**`, 'apps/server/src/backup/**', '**/*-command.int.test.ts'];
// SQL changes that no release makes.
const BY_HAND = ['says of a cancelled order what became of its money: on its way, failed, sent'];

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
const release = values.release ?? releaseBeforeNewestMigration();
const commit = git('rev-parse', '--verify', `${release}^{commit}`);
const folder = join(mkdtempSync(join(tmpdir(), 'previous-release-')), 'shop');
process.stdout.write(`The tests of ${git('log', '-1', '--format=%h (%ad) %s', '--date=short', commit)}\n`);
try {
  git('worktree', 'add', '--detach', '--force', folder, commit);
  provideModules();
  // Old code, new tables.
  for (const part of [MIGRATIONS, ROWS]) {
    rmSync(join(folder, part), { recursive: true, force: true });
    cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  }
  const excluded = ABOUT_THE_TABLES.flatMap((path) => ['--exclude', path]);
  const named = ['--testNamePattern', `^(?!.*(${BY_HAND.join('|')}))`];
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'int'];
  const args = [...vitest, ...excluded, ...named, ...positionals];
  execFileSync(process.execPath, args, { cwd: folder, stdio: 'inherit' });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  git('worktree', 'remove', '--force', folder);
}

function releaseBeforeNewestMigration(): string {
  const newest = readdirSync(join(ROOT, MIGRATIONS))
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .at(-1);
  const made = git('log', '-1', '--diff-filter=A', '--format=%H', '--', join(MIGRATIONS, newest ?? ''));
  // Uncommitted.
  if (made === '') return 'HEAD';
  const [tag = ''] = git('tag', '--no-contains', made, '--merged', 'HEAD', '--sort=-creatordate').split('\n');
  return tag === '' ? beforeAllThatCameWith(made) : tag;
}

/** Commits within a minute belong together. */
function beforeAllThatCameWith(made: string): string {
  const commits = git('log', '--first-parent', '--format=%H %ct', made)
    .split('\n')
    .map((line) => {
      const [commit = '', seconds] = line.split(' ');
      return { commit, seconds: Number(seconds) };
    });
  const first = commits.findIndex(
    ({ seconds }, at) => seconds - (commits[at + 1]?.seconds ?? Number.NEGATIVE_INFINITY) > 60,
  );
  const before = commits[first + 1];
  if (before === undefined) throw new Error('there is no release before the newest migration');
  return before.commit;
}

/** Shared if versions match, else from npm. */
function provideModules(): void {
  const lock = (root: string) => readFileSync(join(root, 'package-lock.json'), 'utf8');
  if (lock(ROOT) !== lock(folder)) {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
    return;
  }
  const own = join(folder, 'node_modules');
  mkdirSync(join(own, '@ilaneer'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== '@ilaneer') symlinkSync(join(ROOT, 'node_modules', name), join(own, name));
  }
  // Own workspaces.
  for (const parent of ['apps', 'packages']) {
    for (const name of readdirSync(join(folder, parent))) {
      symlinkSync(join(folder, parent, name), join(own, '@ilaneer', name));
      const nested = join(ROOT, parent, name, 'node_modules');
      try {
        symlinkSync(nested, join(folder, parent, name, 'node_modules'));
      } catch {
        // None.
      }
    }
  }
}
