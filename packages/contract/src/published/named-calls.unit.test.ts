import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isPublishedCall, NAMED_CALLS } from './named-calls.ts';

const CONTRACT = join(import.meta.dirname, '..');

it('every call that is published has a name', async () => {
  const files = readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const modules: object[] = await Promise.all(files.map((file) => import(join(CONTRACT, file))));
  const declared = modules.flatMap((module): unknown[] => Object.values(module)).filter(isPublishedCall);
  const nameless = declared.filter((call) => !NAMED_CALLS.has(call));
  expect(nameless.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});
