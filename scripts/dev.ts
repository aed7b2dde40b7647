import { join } from 'node:path';
import { loadEnv, ROOT } from './load-env.ts';
import { startNode } from './run.ts';

loadEnv();
const port = process.env.PORT ?? '3001';
const server = startNode(['--watch', '--watch-preserve-output', 'apps/server/src/process/main.js'], {
  NODE_ENV: 'development',
});
const apps = ['storefront', 'backoffice'].map((app) =>
  startNode([join('node_modules', 'vite', 'bin', 'vite.js'), join(ROOT, 'apps', app)], {
    SHOP_URL: `http://localhost:${port}`,
  }),
);
console.log(`API at http://localhost:${port}; with hot reload the storefront at http://localhost:5173`);
console.log('and the staff app at http://localhost:5174/backoffice/');

const children = [server, ...apps];
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}
const ended = await Promise.race(
  children.map((child) => new Promise<number>((resolve) => child.on('exit', (code) => resolve(code ?? 0)))),
);
for (const child of children) child.kill();
process.exitCode = ended;
