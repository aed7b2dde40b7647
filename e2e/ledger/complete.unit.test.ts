import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DECIDED_AWAY } from './decided-away.ts';
import { MONEY } from './money.ts';
import { PART_1 } from './part-1.ts';
import { PART_2 } from './part-2.ts';
import type { State } from './row.ts';

type Quoted = { readonly section: string; readonly text: string };

const DECISION = join(import.meta.dirname, '..', '..', 'docs', 'decisions', '013-texts-without-a-state.md');

function quotedIn(part: 1 | 2): readonly Quoted[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, `quoted-part-${part}.json`), 'utf8'));
}

function textsOf(states: readonly State[]): ReadonlySet<string> {
  return new Set(states.flatMap(({ scenes }) => scenes.flatMap(({ rows }) => rows.map(({ says }) => says))));
}

function awayFrom(part: 1 | 2): readonly string[] {
  return DECIDED_AWAY.filter((away) => away.part === part).map(({ text }) => text);
}

// Screens that both parts describe have their rows with part 1.
const STATES = [...PART_1, ...PART_2, ...MONEY];
const ROWS = textsOf(STATES);

test('no two states have the same name', () => {
  const names = STATES.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

describe.each([
  { part: 1 as const, atLeast: 90 },
  { part: 2 as const, atLeast: 110 },
])('part $part', ({ part, atLeast }) => {
  const quoted = quotedIn(part);

  test('has a row for every quoted text, or a decision about it', () => {
    const known = new Set([...ROWS, ...awayFrom(part)]);
    expect(quoted.length).toBeGreaterThan(atLeast);
    expect(quoted.filter(({ text }) => !known.has(text))).toEqual([]);
  });

  test('has no decision about a text that has a row, or that the specification does not quote', () => {
    const texts = new Set(quoted.map(({ text }) => text));
    expect(awayFrom(part).filter((text) => ROWS.has(text) || !texts.has(text))).toEqual([]);
  });

  test('has each decision written down', () => {
    const written = readFileSync(DECISION, 'utf8');
    expect(awayFrom(part).filter((text) => !written.includes(`'${text}'`))).toEqual([]);
  });
});
