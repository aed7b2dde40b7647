import * as calls from '@ilaneer/contract/staff/session';
import { ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import { shopCookies } from '../../../http/cookies.ts';
import { serveCall } from '../../../http/serve-call.ts';
import { csrfTokenOf } from '../../../http/staff-access.ts';

export function staffSessionRoutes(app: FastifyInstance, { config }: Deps): void {
  const cookies = shopCookies(config.publicUrl);

  serveCall(app, calls.getStaffSession, async ({ staff }, request) => {
    const { id, name, permissions } = staff;
    const csrfToken = csrfTokenOf(cookies.read(request, 'staff') ?? '');
    return ok({ success: true, member: { id, name, permissions: [...permissions] }, csrfToken });
  });
}
