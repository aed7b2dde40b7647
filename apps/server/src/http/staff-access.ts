import { createHmac, timingSafeEqual } from 'node:crypto';
import type { StaffAccess } from '@ilaneer/contract/message/call';
import type { ErrorCode } from '@ilaneer/contract/message/error-codes';
import type { StaffActor } from '@ilaneer/domain/actor/actor';
import { isPermission, type Permission } from '@ilaneer/domain/staff/permission';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
  preHandlerAsyncHookHandler,
} from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { shopCookies } from './cookies.ts';
import { toErrorReply } from './error-reply.ts';
import type { ShownCustomers } from './shown-customers.ts';

export type StaffMember = StaffActor & { readonly sessionId: string };

/** Errors: STAFF_SIGN_IN_NEEDED, STAFF_LOCKED. */
export type FindStaff = (token: string) => Promise<StaffMember | 'STAFF_SIGN_IN_NEEDED' | 'STAFF_LOCKED'>;

/** Logs a lookup; `isSearched`: by search (PRIVACY-17). */
export type NoteShown = (
  staff: StaffActor,
  shown: readonly ShownCustomers[],
  isSearched: boolean,
) => Promise<void>;

declare module 'fastify' {
  interface FastifyRequest {
    staff: StaffMember | null;
  }
  interface FastifyInstance {
    /** Any of the permissions; none given: any member. */
    authenticateStaff(permissions: readonly Permission[]): onRequestAsyncHookHandler;
    /** For streams that pages open: does not extend the session (STAFF-6). */
    authenticateStream(): onRequestAsyncHookHandler;
    stillStaff(request: FastifyRequest): Promise<StaffMember | null>;
    noteShown: NoteShown;
  }
}

const CSRF_HEADER = 'x-csrf-token';
/** Cross-site reads don't reveal the answer. */
const SAFE_METHODS = new Set(['GET', 'HEAD']);

type StaffAccessOptions = {
  readonly publicUrl: string;
  readonly findStaff: FindStaff;
  readonly peekStaff: FindStaff;
  readonly noteShown: NoteShown;
};

/** Staff sessions: HttpOnly cookie and CSRF token (STAFF-5). */
export const staffAccess = fastifyPlugin<StaffAccessOptions>(
  async (app: FastifyInstance, { publicUrl, findStaff, peekStaff, noteShown }) => {
    app.decorate('noteShown', noteShown);
    const cookies = shopCookies(publicUrl);
    app.decorateRequest('staff', null);
    app.decorate('authenticateStream', () => async (request, reply) => {
      const token = cookies.read(request, 'staff');
      if (token === null) return refuse(reply, 'STAFF_SIGN_IN_NEEDED');
      const staff = await peekStaff(token);
      if (typeof staff === 'string') return refuse(reply, staff);
      request.staff = staff;
    });
    app.decorate('stillStaff', async (request) => {
      const staff = await peekStaff(cookies.read(request, 'staff') ?? '');
      return typeof staff === 'string' ? null : staff;
    });
    app.decorate('authenticateStaff', (permissions) => async (request, reply) => {
      const token = cookies.read(request, 'staff');
      if (token === null) return refuse(reply, 'STAFF_SIGN_IN_NEEDED');
      if (!SAFE_METHODS.has(request.method) && !isOurs(request, token)) {
        return refuse(reply, 'STAFF_REQUEST_FORGED');
      }
      const staff = await findStaff(token);
      if (typeof staff === 'string') return refuse(reply, staff);
      if (permissions.length > 0 && !permissions.some((one) => staff.permissions.includes(one))) {
        app.security.record(
          { event: 'staff.access.refused', memberId: staff.id, code: 'PERMISSION_MISSING' },
          request,
        );
        return refuse(reply, 'PERMISSION_MISSING', { permission: permissions[0] });
      }
      request.staff = staff;
    });
  },
);

/** Derived from the session token. */
export function csrfTokenOf(sessionToken: string): string {
  return createHmac('sha256', sessionToken).update('csrf').digest('base64url');
}

/** Any of them is enough. Empty: any member. */
export function permissionsOf(access: StaffAccess): Permission[] {
  const [, permissions = ''] = access.split(':');
  return permissions.split('|').filter(isPermission);
}

/** Same-origin check for writes before a session exists. */
export const fromOurPages: preHandlerAsyncHookHandler = async (request, reply) =>
  isFromOurPages(request) ? undefined : refuse(reply, 'STAFF_REQUEST_FORGED');

function isFromOurPages({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin';
}

function isOurs(request: FastifyRequest, sessionToken: string): boolean {
  if (!isFromOurPages(request)) return false;
  const sent = Buffer.from(String(request.headers[CSRF_HEADER] ?? ''));
  const expected = Buffer.from(csrfTokenOf(sessionToken));
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}

function refuse(reply: FastifyReply, code: ErrorCode, data?: unknown): FastifyReply {
  const { status, body } = toErrorReply({ code, data });
  return reply.code(status).header('cache-control', 'no-store').send(body);
}
