import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Call } from '@ilaneer/contract/message/call';

const CONTRACT = join(import.meta.dirname, '../../../packages/contract/src');
const modules = readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.includes('.test.'),
);
const declared: object[] = await Promise.all(modules.map((name) => import(join(CONTRACT, name))));

export const contractCalls: readonly Call[] = declared
  .flatMap((module): unknown[] => Object.values(module))
  .filter(isCall);

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'path' in value && 'reply' in value;
}
