import type { Answer } from '../machine/caller.ts';
import { listAt } from './read-body.ts';
import type { StaffRole, World } from './world.ts';

type StaffRequest = {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  readonly version?: number;
  readonly key?: string;
};

/** Retries keyed requests. */
export function askStaff(world: World, role: StaffRole, request: StaffRequest): Promise<Answer | null> {
  const { method = 'POST', path, body, version, key } = request;
  const sent = {
    method,
    path: `/api/staff${path}`,
    ...(body !== undefined && { body }),
    headers: {
      ...world.staff[role],
      ...(version !== undefined && { 'if-match': `"${version}"` }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
  };
  return key === undefined ? world.caller.call(sent) : world.caller.insist(sent);
}

export async function rowsOf(world: World, role: StaffRole, path: string): Promise<readonly object[]> {
  const answer = await askStaff(world, role, { method: 'GET', path });
  return listAt(answer?.body, 'rows');
}
