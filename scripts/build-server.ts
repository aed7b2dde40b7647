import { buildApp } from './build-app.ts';

/** Builds the server where it is out of date. */
export function buildServer(): Promise<void> {
  return buildApp({
    name: 'server',
    folder: 'apps/server',
    sources: [],
    targets: [[]],
    built: 'dist/run-shop.js',
  });
}
