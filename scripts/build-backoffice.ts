import { buildApp } from './build-app.ts';

export function buildBackoffice(): Promise<void> {
  return buildApp({
    name: 'staff app',
    folder: 'apps/backoffice',
    targets: [[]],
    built: 'dist/index.html',
  });
}
