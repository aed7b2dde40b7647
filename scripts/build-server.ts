import { buildApp } from './build-app.ts';

export function buildServer(): Promise<void> {
  return buildApp({
    name: 'server',
    folder: 'apps/server',
    targets: [[]],
    built: 'dist/run-shop.js',
  });
}
