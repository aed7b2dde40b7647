import type { SourceFile } from './sources.ts';

/** `### Add to cart (at most 9 files)`. */
export const WALKS_FILE = 'docs/architecture.md';
const HEADING = /^### (.+) \((?:at most (\d+) files|at most (\d+) in the browser, (\d+) on the server)\)$/;
const STEP = /^\d+\. `([^`]+)`/;

export type Walk = {
  readonly name: string;
  readonly files: readonly string[];
  readonly problems: readonly string[];
};

/** Checked against imports. */
export function readWalks(document: string, sources: readonly SourceFile[]): readonly Walk[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const walks: { name: string; limits: readonly number[]; files: string[] }[] = [];
  for (const line of document.split('\n')) {
    const heading = HEADING.exec(line);
    if (heading !== null) {
      const [, name = '', whole, browser, server] = heading;
      const limits = whole === undefined ? [Number(browser), Number(server)] : [Number(whole)];
      walks.push({ name, limits, files: [] });
    } else if (line.startsWith('#')) {
      // Ends the walk.
      walks.push({ name: '', limits: [], files: [] });
    }
    const [, file] = STEP.exec(line) ?? [];
    if (file !== undefined) walks.at(-1)?.files.push(file);
  }
  return walks
    .filter(({ name }) => name !== '')
    .map(({ name, limits, files }) => ({
      name,
      files,
      problems: [...unknown(files, byPath), ...apart(files, byPath), ...tooLong(files, limits)],
    }));
}

function unknown(files: readonly string[], byPath: ReadonlyMap<string, SourceFile>): string[] {
  return files.filter((file) => !byPath.has(file)).map((file) => `${file} does not exist`);
}

/** Reached from an earlier step; the contract's message connects browser and route. */
function apart(files: readonly string[], byPath: ReadonlyMap<string, SourceFile>): string[] {
  return files.slice(1).flatMap((file, index) => {
    const before = files.slice(0, index + 1);
    const isImported = before.some((step) => byPath.get(step)?.imports.includes(file));
    const servesMessage = before.some(
      (step) => step.startsWith('packages/contract/') && byPath.get(file)?.imports.includes(step),
    );
    return isImported || servesMessage ? [] : [`no step leads to ${file}`];
  });
}

function tooLong(files: readonly string[], limits: readonly number[]): string[] {
  const inBrowser = files.filter((file) => /^(apps\/storefront|packages\/ui)\//.test(file)).length;
  const counts = limits.length === 1 ? [files.length] : [inBrowser, files.length - inBrowser];
  return counts.flatMap((count, at) => {
    const limit = limits[at] ?? 0;
    return count > limit ? [`${count} files, at most ${limit}`] : [];
  });
}
