import { buildApp } from './build-app.ts';

export function buildStorefront(): Promise<void> {
  return buildApp({
    name: 'storefront',
    folder: 'apps/storefront',
    // Server first.
    targets: [['--ssr'], []],
    built: 'dist/index.html',
  });
}
