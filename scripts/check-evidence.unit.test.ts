import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './load-env.ts';

function pathsIn(document: string): string[] {
  const text = readFileSync(join(ROOT, document), 'utf8');
  const named = [
    ...text.matchAll(
      /`((?:apps|packages|docs|e2e|scripts|deploy|content)\/[\w./-]+|[\w.]+\.(?:md|example))`/g,
    ),
  ];
  return named.flatMap(([, path]) => (path === undefined ? [] : [path]));
}

const ROW = /^\| (\d+\.\d+\.\d+) \| ([12]) \| (met|partly|open|not applicable) \| (.+) \|$/gm;

describe('the evidence of security', () => {
  it.each(['docs/security.md', 'docs/threat-model.md'])('of %s is there', (document) => {
    const paths = pathsIn(document);
    expect(paths.length).toBeGreaterThan(25);
    expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it('is given for each of the 253 requirements of levels 1 and 2, once', () => {
    const rows = [...readFileSync(join(ROOT, 'docs/security.md'), 'utf8').matchAll(ROW)];
    expect(rows).toHaveLength(253);
    expect(new Set(rows.map(([, number]) => number)).size).toBe(253);
    expect(rows.filter(([, , level]) => level === '1')).toHaveLength(70);
  });

  it('is counted by state as the head says', () => {
    const text = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
    const count = (state: string) => [...text.matchAll(ROW)].filter((row) => row[3] === state).length;
    expect(text).toContain(
      `${count('met')} met, ${count('partly')} partly, ${count('open')} open, ${count('not applicable')} not applicable`,
    );
  });
});
