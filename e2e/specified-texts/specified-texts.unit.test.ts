import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { expectedIn } from './expected-in.ts';

const E2E = join(import.meta.dirname, '..');
const DEVIATIONS = join(E2E, '..', 'docs', 'decisions', '28-deviations-from-the-specification.md');

type Specified = string | { readonly text: string; readonly seen: readonly string[] };
type Page = { readonly tests: readonly string[]; readonly texts: readonly Specified[] };

const PAGES = globSync('*.json', { cwd: import.meta.dirname }).flatMap((file) => {
  const pages: Readonly<Record<string, Page>> = JSON.parse(
    readFileSync(join(import.meta.dirname, file), 'utf8'),
  );
  return Object.entries(pages).map(([name, page]) => ({ name, ...page }));
});

const DECIDED_AWAY = [...readFileSync(DEVIATIONS, 'utf8').matchAll(/^\| '(.+?)' \|/gm)].map(
  ([, text]) => text,
);

function textOf(specified: Specified): string {
  return typeof specified === 'string' ? specified : specified.text;
}

function checkedOf({ tests, texts }: Page): readonly string[] {
  const expected = new Set(
    tests.flatMap((path) => [...expectedIn(readFileSync(join(E2E, path), 'utf8'), path.endsWith('x'))]),
  );
  return texts
    .filter((one) => (typeof one === 'string' ? [one] : one.seen).every((seen) => expected.has(seen)))
    .map(textOf);
}

describe.each(PAGES)('the specified texts of $name', (page) => {
  test('are in its tests, or in the table of texts without a state', () => {
    const known = new Set([...checkedOf(page), ...DECIDED_AWAY]);
    expect(page.texts.length).toBeGreaterThan(0);
    expect(page.texts.map(textOf).filter((text) => !known.has(text))).toEqual([]);
  });
});

test('the table of texts without a state names specified texts only, and none that a test expects', () => {
  const specified = new Set(PAGES.flatMap(({ texts }) => texts.map(textOf)));
  const checked = new Set(PAGES.flatMap(checkedOf));
  expect(specified.size).toBeGreaterThan(180);
  expect(DECIDED_AWAY.length).toBeGreaterThan(0);
  expect(DECIDED_AWAY.filter((text = '') => !specified.has(text) || checked.has(text))).toEqual([]);
});

describe('expectations of a test', () => {
  test.each([
    ["await expect.soft(page.getByText('Seen')).toBeVisible();", ['Seen']],
    [
      "await expect(page.getByRole('alert'), 'message').toHaveText(['Seen', /^Too/]);",
      ['alert', 'Seen', '/^Too/'],
    ],
    ["await expect.soft.poll(() => read(page), 'message').not.toEqual(['Seen']);", ['Seen']],
    ["await expectText(page, 'Seen', 'Too');", ['Seen', 'Too']],
    ["test('title', async () => { await page.getByText('Pressed').click(); });", []],
    ["// expectText(page, 'Seen')\nconst text = 'Seen';", []],
  ])('%s', (source, expected) => {
    expect([...expectedIn(source)]).toEqual(expected);
  });
});
