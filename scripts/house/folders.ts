import { dirname } from 'node:path';
import type { SourceFile } from './sources.ts';

export function folderCycles(files: readonly SourceFile[]): readonly (readonly string[])[] {
  const graph = new Map<string, Set<string>>();
  for (const { path, imports } of files) {
    const from = dirname(path);
    const targets = graph.get(from) ?? new Set();
    for (const target of imports) if (dirname(target) !== from) targets.add(dirname(target));
    graph.set(from, targets);
  }
  return circles(graph);
}

/** Tarjan, components above one folder. */
function circles(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (node: string): number => {
    const at = order.size;
    order.set(node, at);
    stack.push(node);
    let low = at;
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (stack.includes(next)) low = Math.min(low, order.get(next) ?? at);
    }
    lowest.set(node, low);
    if (low === at) {
      const circle = stack.splice(stack.indexOf(node));
      if (circle.length > 1) found.push(circle.toSorted());
    }
    return low;
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return found;
}

export function largeFolders(paths: readonly string[], atMost: number): readonly [string, number][] {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const folder = dirname(path);
    if (/\/(pages|migrations(\/meta)?|testing\/rows)$/.test(folder)) continue;
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > atMost).toSorted(([, a], [, b]) => b - a);
}
