import { createHmac } from 'node:crypto';
import type { Permission } from '@ilaneer/domain/staff/permission';
import type { BrowserContext, Page } from '@playwright/test';
import { askClerk } from './clerk/clerk.ts';

export type Staff = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly token: string;
};

export const STAFF_PASSWORD = 'tender coconuts at dawn';

export function newStaff(permissions: readonly Permission[] | 'all', name = 'Asha Menon'): Promise<Staff> {
  return askClerk<Staff>({ do: 'staff', permissions, name, password: STAFF_PASSWORD });
}

export async function sitDown(context: BrowserContext, { token }: Staff, origin: string): Promise<void> {
  await context.addCookies([
    { name: 'ilaneer_staff', value: token, url: origin, httpOnly: true, sameSite: 'Strict' },
  ]);
}

export function csrfOf(token: string): Readonly<Record<string, string>> {
  return { 'x-csrf-token': createHmac('sha256', token).update('csrf').digest('base64url') };
}

/** By API: `call('PATCH', '/coupons/1', { body, version })`. */
export function staffCalls(page: Page, { token }: Staff) {
  return async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: `/${string}`,
    {
      body,
      version,
      key,
    }: { readonly body?: unknown; readonly version?: number; readonly key?: string } = {},
  ) => {
    const response = await page.request.fetch(`/api/staff${path}`, {
      method,
      headers: {
        cookie: `ilaneer_staff=${token}`,
        ...csrfOf(token),
        ...(version !== undefined && { 'if-match': `"${version}"` }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body !== undefined && { data: body }),
    });
    return { status: response.status(), body: await response.json() };
  };
}
