import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './load-env.ts';

export type SourceFile = { readonly path: string; readonly text: string };

const RULES = 'docs/rules/';
const INDEX = `${RULES}README.md`;

/** References outside the repository. */
const OUTSIDE = [
  /\bparts? [12]\b/i,
  /\bdecisions\.md\b/,
  /\bdecisions section\b/,
  /\bapi-facts\b/,
  /\bexpectations-and-law\b/,
  /\bexpectations (?:on|section)\b/,
  /\blaw-audit\b/,
  /\bfindings\b/,
  /(?<!\bAct )\bsections? \d/i,
];

/** Terms of service have sections. */
const MAY_POINT = ['content/pages/', 'content/policy-templates/'];

/** Contain the patterns. */
const THE_CHECK = 'scripts/check-rules.';

const MADE = [
  '**/{node_modules,dist,test-results,playwright-report}',
  'lab/results',
  'apps/server/generated-client-*',
];

/** Similar abbreviations. */
const OTHER_NAMES = new Set(['UTF', 'ISO', 'SHA', 'HMAC-SHA', 'PDF', 'UPI', 'MPL', 'EAN', 'GTIN', 'GSTR']);

const RULE = /^- ([A-Z]+(?:-[A-Z]+)*)-([1-9]\d*): \S/;
const NUMBER = /(?<![\w-])([A-Z]{3,}(?:-[A-Z]+)*)-(\d{1,3})(?![\w-])/g;
const COMMENT = /(?:^|\s)(?:\/\/|\/?\*)/;

export function ruleProblems(files: readonly SourceFile[]): string[] {
  const isOfRules = ({ path }: SourceFile) => path.startsWith(RULES) && path !== INDEX;
  const noun = ({ path }: SourceFile) => path.slice(RULES.length, -'.md'.length).toUpperCase();
  const ruleFiles = files.filter(isOfRules);
  const nouns = new Set(ruleFiles.map(noun));
  const read = ruleFiles.map((file) => readRules(file, noun(file)));
  const known = new Set(read.flatMap(({ numbers }) => numbers));
  const others = files.filter(({ path }) => path !== INDEX && !path.startsWith(THE_CHECK));
  return [
    ...read.flatMap(({ problems }) => problems),
    ...others.flatMap((file) => unknownNumbers(file, nouns, known)),
    ...others.filter(({ path }) => !mayPoint(path)).flatMap(outsidePointers),
  ];
}

function readRules(file: SourceFile, noun: string): { numbers: string[]; problems: string[] } {
  const numbers: string[] = [];
  const problems: string[] = [];
  let last = 0;
  for (const [line, at] of linesOf(file)) {
    if (line.trim() === '' || /^#{1,2} \S/.test(line)) continue;
    const rule = RULE.exec(line);
    if (rule === null) {
      if (last > 0 || line.startsWith('-')) problems.push(`${at}: not of the form '- ${noun}-1: a rule'`);
      continue;
    }
    const [, name = '', count = ''] = rule;
    if (name !== noun) problems.push(`${at}: ${name}-${count} belongs to another file`);
    if (Number(count) <= last) problems.push(`${at}: ${name}-${count} comes after ${noun}-${last}`);
    last = Number(count);
    numbers.push(`${name}-${count}`);
  }
  if (last === 0) problems.push(`${file.path}: has no rule`);
  return { numbers, problems };
}

function unknownNumbers(file: SourceFile, nouns: ReadonlySet<string>, known: ReadonlySet<string>): string[] {
  return linesOf(file).flatMap(([line, at]) =>
    [...line.matchAll(NUMBER)].flatMap(([text, noun = '']) => {
      // In code it may be a SKU; in comments it is a missing rule.
      const isMeant = nouns.has(noun) || (COMMENT.test(line) && !OTHER_NAMES.has(noun));
      return isMeant && !known.has(text) ? [`${at}: there is no rule ${text}`] : [];
    }),
  );
}

function outsidePointers(file: SourceFile): string[] {
  return linesOf(file).flatMap(([line, at]) => {
    const pointer = OUTSIDE.map((shape) => shape.exec(line)?.[0]).find((found) => found !== undefined);
    return pointer === undefined ? [] : [`${at}: '${pointer}' points outside the repository`];
  });
}

function linesOf({ path, text }: SourceFile): [line: string, at: string][] {
  return text.split('\n').map((line, index) => [line, `${path}:${index + 1}`]);
}

function mayPoint(path: string): boolean {
  return MAY_POINT.some((start) => path.startsWith(start));
}

if (import.meta.main) {
  const paths = globSync('**/*.{ts,tsx,css,cjs,sql,html,md}', { cwd: ROOT, exclude: MADE });
  const problems = ruleProblems(
    paths.toSorted().map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') })),
  );
  if (problems.length > 0) {
    process.stderr.write(`${problems.join('\n')}\n${problems.length} problems with rules (docs/rules)\n`);
    process.exitCode = 1;
  }
}
