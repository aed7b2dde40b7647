import { buildApp } from './build-app.ts';

/** Builds the storefront where it is out of date. */
export function buildStorefront(): Promise<void> {
  return buildApp({
    name: 'storefront',
    folder: 'apps/storefront',
    sources: ['content/merchandise-steps.json'],
    // For the server first.
    targets: [['--ssr'], []],
    built: 'dist/index.html',
  });
}
