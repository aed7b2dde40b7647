import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Call, StaffCall } from '@ilaneer/contract/message/call';
import { contractCalls } from '../contract-calls.ts';
import type { Answer, TestShop } from '../test-shop.ts';
import type { StaffExample, TriedCall } from './staff-example.ts';
import type { TestStaff } from './test-staff.ts';

const EXAMPLES = join(import.meta.dirname, 'examples');
const files: object[] = await Promise.all(readdirSync(EXAMPLES).map((name) => import(join(EXAMPLES, name))));
const tried: readonly TriedCall[] = files.flatMap((file) =>
  Object.values(file).flatMap((value): TriedCall[] => (Array.isArray(value) ? value : [])),
);

export const staffCalls: readonly StaffCall[] = contractCalls.filter((call) => call.tag === undefined);

export function titleOf({ method, path }: Call): string {
  return `${method} ${path}`;
}

export function exampleOf(call: Call): StaffExample {
  const found = tried.find((one) => one.call === call);
  if (found !== undefined) return found.example;
  throw new Error(
    `${titleOf(call)} has no example. Add one to the file of its noun in apps/server/testing/staff/examples ` +
      '(a request that succeeds; the head of testing/staff/staff-example.ts shows how).',
  );
}

export type PreparedRequest = Awaited<ReturnType<StaffExample['prepare']>>;

/** Example headers come first. */
export function sendPrepared(
  call: Call,
  staff: Pick<TestStaff, 'call'>,
  { params, query, body, version, headers }: PreparedRequest,
): Promise<Answer> {
  const path = pathOf(call, params);
  const search = query === undefined ? '' : `?${new URLSearchParams(query)}`;
  return staff.call(call.method, `/${path}${search}`, {
    body,
    ...(version !== undefined && { version }),
    ...(headers !== undefined && { headers }),
  });
}

/** For permission checks: ids don't exist. */
export function sendBlindly(
  call: Call,
  shop: TestShop,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> {
  const body = call.method === 'GET' || call.method === 'DELETE' ? {} : { body: {} };
  return shop.call(call.method, `/staff/${pathOf(call, undefined)}`, { ...body, headers });
}

function pathOf({ path }: Call, params: unknown): string {
  const values = new Map<string, unknown>(Object.entries(params ?? {}));
  return path
    .replace(/^\/staff\//, '')
    .replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(values.get(name) ?? 'some-id')));
}
