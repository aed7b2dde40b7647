import { ruleProblems } from '../check-rules.ts';
import { aliasCounts, aliasReaders } from './aliases.ts';
import { folderCycles, largeFolders } from './folders.ts';
import { measures } from './measures.ts';
import { isFace, productSource, readText, trackedFiles } from './sources.ts';
import { readWalks, WALKS_FILE } from './walks.ts';

const MOST_FILES = 25;
const MOST_LINES = 300;
const FEW_LINES = 30;

const sources = productSource();
const lines = sources.map((source) => source.lines).toSorted((a, b) => a - b);
const tracked = trackedFiles();
const tested = new Set(tracked.map((path) => path.replace(/\.(unit|int)\.test\.tsx?$/, '')));
const importers = new Map<string, number>();
for (const { imports } of sources) {
  for (const target of imports) importers.set(target, (importers.get(target) ?? 0) + 1);
}
const single = sources.filter(({ path }) => importers.get(path) === 1);
const exempt = single.filter(({ path }) => standsAlone(path));
const crumbs = single.filter((source) => source.lines < FEW_LINES);
const cycles = folderCycles(sources);
const large = largeFolders(
  sources.map(({ path }) => path),
  MOST_FILES,
);
const texts = tracked.filter((path) => /\.(tsx?|css|sql)$/.test(path));
const pointers = ruleProblems(texts.map((path) => ({ path, text: readText(path) }))).filter((problem) =>
  problem.includes('points outside'),
);
const walks = readWalks(readText(WALKS_FILE), sources);

const quantile = (share: number): number => lines[Math.ceil(lines.length * share) - 1] ?? 0;
const percent = (count: number): string => `${((100 * count) / sources.length).toFixed(1)} %`;

for (const [what, is] of measures(tracked, sources)) say(what, is);
say('product source', `${sources.length} files, ${lines.reduce((sum, count) => sum + count, 0)} lines`);
say('lines of a file', `median ${quantile(0.5)}, p90 ${quantile(0.9)}, longest ${quantile(1)}`);
list(
  `longer than ${MOST_LINES} lines`,
  sources.filter((source) => source.lines > MOST_LINES).map(({ path }) => path),
);
say(
  'with a single importer',
  `${single.length} (${percent(single.length)}), ${crumbs.length} below ${FEW_LINES} lines; ` +
    `${exempt.length} of them stand alone by rule, the others ${percent(single.length - exempt.length)}`,
);
list(
  'folder cycles',
  cycles.map((folders) => folders.join(' ↔ ')),
);
list(
  `folders above ${MOST_FILES} files`,
  large.map(([folder, count]) => `${folder} (${count})`),
);
say('pointers outside the repository', String(pointers.length));
const { aliases, messages } = aliasCounts();
say('aliases for earlier clients', `${aliases} in ${messages} messages`);
list('read by our apps', aliasReaders(sources), '0');
for (const { name, files, problems } of walks) {
  list(`walk '${name}', ${files} files`, problems, 'true');
}
if (walks.some(({ problems }) => problems.length > 0)) process.exitCode = 1;

/** Pages, schemas, faces, alias tables, and files with a test. */
function standsAlone(path: string): boolean {
  return (
    /\/app\/pages\/|\/db\/schema\/|-aliases\.ts$/.test(path) ||
    isFace(path) ||
    tested.has(path.replace(/\.tsx?$/, ''))
  );
}

function say(what: string, is: string): void {
  console.log(`${what}: ${is}`);
}

function list(what: string, items: readonly string[], none = 'none'): void {
  say(what, items.length === 0 ? none : `${items.length}`);
  for (const item of items) console.log(`  ${item}`);
}
