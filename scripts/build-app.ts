import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './load-env.ts';
import { runNode } from './run.ts';

export type App = {
  readonly name: string;
  readonly folder: string;
  /** Vite builds; the browser's last, as its age counts. */
  readonly targets: readonly (readonly string[])[];
  readonly built: string;
};

const OWN_SOURCES = ['index.html', 'vite.config.ts', 'src', 'public', 'build'];
const SHARED_SOURCES = ['packages', 'scripts/vite', 'package-lock.json'];

export async function buildApp(app: App): Promise<void> {
  if (!isStale(app)) return;
  console.log(`Building the ${app.name} …`);
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  for (const target of app.targets) {
    const code = await runNode([vite, 'build', ...target, '--logLevel', 'warn', join(ROOT, app.folder)]);
    if (code !== 0) throw new Error(`The ${app.name} could not be built.`);
  }
}

function isStale({ folder, built }: App): boolean {
  const own = OWN_SOURCES.map((name) => join(folder, name));
  const newest = Math.max(...[...own, ...SHARED_SOURCES].map((path) => newestIn(join(ROOT, path))));
  return writtenAt(join(ROOT, folder, built)) <= newest;
}

function newestIn(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  const inside = readdirSync(path).filter((name) => name !== 'node_modules');
  return Math.max(0, ...inside.map((name) => newestIn(join(path, name))));
}

function writtenAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
