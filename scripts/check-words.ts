import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from './check-rules.ts';
import { ROOT } from './load-env.ts';

/** May fall, not rise. */
const LIMITS = { comments: 0, titles: 0, documents: 0, descriptions: 0 };

/** Clauses used as nouns, and archaic words. */
const DIALECT = [
  /^(?:what|who|whose)\b/i,
  /[.;:] (?:What|Who|Whose)\b/,
  /\b(?:of|for|with|from|to|by|in|on|about|as|than|behind|beside|after|before|and|or) what\b/i,
  /\bwhat (?:is|are|was|were|has|have|had|lies|lay|stands|stood|goes|went|comes|came|remains|belongs|follows|needs|may|can)\b/i,
  /\b(?:whoever|whatever|whichever(?! is\b)|somebody|nobody|anew)\b/i,
  /\bso (?:many|that what)\b/i,
  /\bat first\b/i,
  /\b(?:hears?|heard|tells?|told) of\b/i,
  /\bonce and for all\b/i,
  /\b(?:stands?|stood) (?:there|here)\b/i,
  /\b(?:lies|lay|lie) (?:in|there|here|at|by|on)\b/i,
];

const COMMENT = /^\s*(?:\{?\/\*+|\/\/|\*(?!\/))\s?(.*?)\s*(?:\*\/\}?)?$|\s\/\/ (.*)$/;
const TITLE = /(?:^|\s)(?:it|test|describe)(?:\.\w+)*(?:\([^'"`]*\))?\(\s*(['"`])(.*?)\1/;

/** Texts of the API description. */
const CONTRACT = 'packages/contract/src/';
const STRING = /(['"`])((?:\\.|(?!\1).)*)\1/g;
const DESCRIPTION = /\b(?:description|summary): (['"`])((?:\\.|(?!\1).)*)\1/g;

const MADE = [
  '**/{node_modules,dist,test-results,playwright-report,migrations}',
  'lab/results',
  'apps/server/generated-client-*',
];

type Text = { readonly at: string; readonly text: string };

export function dialectIn(files: readonly SourceFile[]): Record<keyof typeof LIMITS, string[]> {
  const isDocument = ({ path }: SourceFile) => path.endsWith('.md');
  const code = files.filter((file) => !isDocument(file));
  return {
    comments: found(code.flatMap(commentsOf)),
    titles: found(code.flatMap(titlesOf)),
    documents: found(files.filter(isDocument).flatMap(linesOf)),
    descriptions: found(code.flatMap(descriptionsOf)),
  };
}

function found(texts: readonly Text[]): string[] {
  return texts.flatMap(({ at, text }) => {
    const words = DIALECT.map((shape) => shape.exec(text)?.[0]).find((match) => match !== undefined);
    return words === undefined ? [] : [`${at}: '${words.trim()}' in: ${text}`];
  });
}

/** Consecutive comment lines are one comment. */
function commentsOf(file: SourceFile): Text[] {
  const comments: { at: string; text: string }[] = [];
  let open = false;
  for (const { at, text } of linesOf(file)) {
    const [, whole, trailing] = COMMENT.exec(text) ?? [];
    const last = comments.at(-1);
    if (whole !== undefined && open && last !== undefined && !/^\s*\{?\/\*/.test(text))
      last.text += ` ${whole}`;
    else if (whole !== undefined || trailing !== undefined)
      comments.push({ at, text: whole ?? trailing ?? '' });
    open = whole !== undefined;
  }
  return comments.map(({ at, text }) => ({ at, text: text.trim() }));
}

function titlesOf(file: SourceFile): Text[] {
  if (!/\.(?:test|spec)\.tsx?$/.test(file.path)) return [];
  return linesOf(file).flatMap(({ at, text }) => {
    const title = TITLE.exec(text)?.[2];
    return title === undefined ? [] : [{ at, text: title }];
  });
}

function descriptionsOf({ path, text: whole }: SourceFile): Text[] {
  if (!path.startsWith(CONTRACT) || path.endsWith('.test.ts')) return [];
  const shape = path.startsWith(`${CONTRACT}published/`) ? STRING : DESCRIPTION;
  return linesOf({ path, text: whole })
    .filter(({ text }) => !COMMENT.test(text))
    .flatMap(({ at, text }) => [...text.matchAll(shape)].map(([, , words = '']) => ({ at, text: words })));
}

function linesOf({ path, text }: SourceFile): Text[] {
  return text.split('\n').map((line, index) => ({ at: `${path}:${index + 1}`, text: line }));
}

if (import.meta.main) {
  const paths = globSync(['{apps,packages,scripts,lab,e2e}/**/*.{ts,tsx,css}', '{docs/**/,}*.md'], {
    cwd: ROOT,
    exclude: MADE,
  });
  const problems = dialectIn(
    paths.toSorted().map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') })),
  );
  for (const [kind, limit] of Object.entries(LIMITS)) {
    const places = problems[kind as keyof typeof LIMITS];
    process.stdout.write(`${kind} in the dialect: ${places.length} of at most ${limit}\n`);
    if (places.length <= limit && !process.argv.includes('--list')) continue;
    process.stderr.write(`${places.join('\n')}\n`);
    if (places.length > limit) process.exitCode = 1;
  }
}
