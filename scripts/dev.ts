import { join } from 'node:path';
import { loadEnv, ROOT } from './load-env.ts';
import { startNode } from './run.ts';

loadEnv();
const port = process.env.PORT ?? '3001';
const server = startNode(['--watch', '--watch-preserve-output', 'apps/server/src/process/main.js'], {
  NODE_ENV: 'development',
});
const vite = startNode([join('node_modules', 'vite', 'bin', 'vite.js'), join(ROOT, 'apps', 'storefront')], {
  SHOP_URL: `http://localhost:${port}`,
});
console.log(`API at http://localhost:${port}, storefront with hot reload at http://localhost:5173`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.kill(signal);
    vite.kill(signal);
  });
}
const ended = await Promise.race(
  [server, vite].map(
    (child) => new Promise<number>((resolve) => child.on('exit', (code) => resolve(code ?? 0))),
  ),
);
server.kill();
vite.kill();
process.exitCode = ended;
