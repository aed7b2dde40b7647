import { CallGraph, type Place } from './calls.ts';
import type { SourceFile } from './sources.ts';

export const WALKS_FILE = 'docs/architecture.md';
/** `### Add to cart (at most 14 files)` */
const HEADING = /^### (.+) \(at most (\d+) files\)$/;
/** A step: 3. `packages/contract/src/cart/cart.ts` `addToCart`: … */
const STEP = /^\d+\. `([^`]+)` `(\w+)`/;

export type Walk = {
  readonly name: string;
  readonly files: number;
  readonly problems: readonly string[];
};

/** A step is used by the code of a step before it, or names a table in its SQL. */
export function readWalks(document: string, sources: readonly SourceFile[]): readonly Walk[] {
  const graph = new CallGraph(sources);
  const texts = new Map(sources.map(({ path, text }) => [path, text]));
  return document.split(/^(?=#)/m).flatMap((section) => {
    const [heading = '', ...lines] = section.split('\n');
    const [, name, limit] = HEADING.exec(heading) ?? [];
    if (name === undefined) return [];
    const steps = lines.flatMap((line) => {
      const [, file, step] = STEP.exec(line) ?? [];
      return file === undefined || step === undefined ? [] : [{ file, name: step }];
    });
    const files = new Set(steps.map(({ file }) => file)).size;
    const tooLong = files > Number(limit) ? [`${files} files, at most ${limit}`] : [];
    return { name, files, problems: [...problemsOf(steps, graph, texts), ...tooLong] };
  });
}

function problemsOf(
  steps: readonly Place[],
  graph: CallGraph,
  texts: ReadonlyMap<string, string>,
): readonly string[] {
  if (steps.length < 2) return ['no steps'];
  const served: Place[] = [];
  const reached: Place[] = [];
  return steps.flatMap((step, index) => {
    if (!graph.declares(step)) return [`${step.file} does not declare ${step.name}`];
    const message = served.find((one) => graph.uses(step).some((used) => isSame(used, one)));
    const isServer = message !== undefined && step.file.startsWith('apps/server/');
    const isReached =
      index === 0 ||
      isServer ||
      reached.some((one) => isSame(one, step)) ||
      isTableOf(steps.slice(0, index), step, texts);
    if (step.file.startsWith('packages/contract/')) served.push(step);
    reached.push(...graph.uses(step, isServer ? message : null));
    return isReached ? [] : [`no step uses ${step.name} of ${step.file}`];
  });
}

/** SQL in a text names the table as the database does. */
function isTableOf(
  before: readonly Place[],
  { file, name }: Place,
  texts: ReadonlyMap<string, string>,
): boolean {
  if (!file.startsWith('apps/server/src/db/schema/')) return false;
  const [, table] = new RegExp(`${name} = pgTable\\(\\s*'(\\w+)'`).exec(texts.get(file) ?? '') ?? [];
  return (
    table !== undefined &&
    before.some((step) => new RegExp(`\\b${table}\\b`).test(texts.get(step.file) ?? ''))
  );
}

function isSame(one: Place, other: Place): boolean {
  return one.file === other.file && one.name === other.name;
}
