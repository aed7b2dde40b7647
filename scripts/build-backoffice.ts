import { buildApp } from './build-app.ts';

/** Builds the staff app where it is out of date. */
export function buildBackoffice(): Promise<void> {
  return buildApp({
    name: 'staff app',
    folder: 'apps/backoffice',
    sources: [],
    targets: [[]],
    built: 'dist/index.html',
  });
}
