import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Call } from '../message/call.ts';
import { isCall, NAMED_CALLS } from './named-calls.ts';

const CONTRACT = join(import.meta.dirname, '..');

it('every call of every file of the contract has a name', async () => {
  const files = readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const modules: object[] = await Promise.all(files.map((file) => import(join(CONTRACT, file))));
  const declared = modules.flatMap((module): unknown[] => Object.values(module)).filter(isCall);
  const nameless = declared.filter((call: Call) => !NAMED_CALLS.has(call));
  expect(nameless.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});
