import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../load-env.ts';
import { licencesDocument, type Package, packagesIn, readAudit, refusedIn } from './dependencies.ts';

const LOCK = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
const one = (change: Partial<Package>): Package => ({
  name: 'a',
  version: '1.0.0',
  licence: 'MIT',
  isForWork: false,
  ...change,
});

describe('dependencies', () => {
  it('have licences that are allowed, and are listed', () => {
    const packages = packagesIn(LOCK);
    expect(packages.length).toBeGreaterThan(300);
    expect(refusedIn(packages)).toEqual([]);
    expect(readFileSync(join(ROOT, 'docs/licences.md'), 'utf8')).toBe(licencesDocument(packages));
  });

  it('each have a reason in the list, and each reason its dependency', () => {
    const manifests = globSync(
      '{package.json,{apps,packages}/*/package.json,lab/package.json,e2e/package.json}',
      {
        cwd: ROOT,
      },
    ).map((file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')));
    const asked = manifests.flatMap(({ dependencies = {}, devDependencies = {} }) =>
      Object.keys({ ...dependencies, ...devDependencies }),
    );
    const outside = [...new Set(asked)].filter((name) => !name.startsWith('@ilaneer/')).toSorted();
    const page = readFileSync(join(ROOT, 'docs/supply-chain.md'), 'utf8');
    const rows = page.split('\n').filter((line) => line.startsWith('| `'));
    const named = rows.flatMap((row) =>
      [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name),
    );
    expect(named.toSorted()).toEqual(outside);
  });

  it.each([
    ['GPL-3.0-only', {}, true],
    ['AGPL-3.0-or-later', { isForWork: true }, true],
    ['none named', {}, true],
    ['MPL-2.0', {}, true],
    ['MPL-2.0', { isForWork: true }, false],
    ['(MIT OR GPL-3.0)', {}, false],
    ['MIT AND GPL-3.0', {}, true],
    ['LGPL-3.0-or-later', {}, true],
    ['LGPL-3.0-or-later', { name: '@img/sharp-libvips-linux-x64' }, false],
  ])('%s comes in only where it may', (licence, change, isRefused) => {
    expect(refusedIn([one({ ...change, licence })])).toHaveLength(isRefused ? 1 : 0);
  });

  it('are known to be vulnerable only where the registry says so', () => {
    const counts = { low: 1, moderate: 2, high: 3, critical: 1, total: 7 };
    expect(readAudit(JSON.stringify({ metadata: { vulnerabilities: counts } }))).toEqual({
      high: 4,
      lower: 3,
    });
    expect(readAudit('{"message":"405 Method Not Allowed"}')).toBeNull();
    expect(readAudit('')).toBeNull();
  });

  it('are not said to be clean where the registry was not asked', () => {
    const main = join(ROOT, 'scripts/dependencies/main.ts');
    const { status, stderr } = spawnSync(process.execPath, [main, 'audit'], {
      env: { PATH: '' },
      encoding: 'utf8',
    });
    expect(stderr).toContain('Not checked');
    expect(status).toBe(2);
  });
});
