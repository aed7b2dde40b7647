import type { Plugin } from 'vite';

/**
 * Fails a build with files that import each other. The groups of chunks.ts can bring that about where no modules do,
 * and one of such files runs before what it needs is there.
 */
export function noCircles(): Plugin {
  return {
    name: 'no-circles',
    apply: 'build',
    generateBundle: (_options, bundle) => {
      const done = new Set<string>();
      const follow = (file: string, path: readonly string[]): void => {
        if (path.includes(file)) throw new Error(`no-circles: ${[...path, file].join(' → ')}`);
        const chunk = bundle[file];
        if (chunk?.type !== 'chunk' || done.has(file)) return;
        for (const next of chunk.imports) follow(next, [...path, file]);
        done.add(file);
      };
      for (const file of Object.keys(bundle)) follow(file, []);
    },
  };
}
