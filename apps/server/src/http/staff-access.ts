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

/** Somebody who is signed in to the staff app. */
export type StaffMember = StaffActor & { readonly sessionId: string };

/** Whose session a token is; errors: STAFF_SIGN_IN_NEEDED, STAFF_LOCKED. */
export type FindStaff = (token: string) => Promise<StaffMember | 'STAFF_SIGN_IN_NEEDED' | 'STAFF_LOCKED'>;

/** Notes whom a reply shows to a member of staff; `isSearched`: its lists were searched (PRIVACY-17). */
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
    /** Lets members of staff through who have the permission; null: all of them. */
    authenticateStaff(permission: Permission | null): onRequestAsyncHookHandler;
    /** The same for a stream that a page opens by itself: it is nobody's use of the session (STAFF-6). */
    authenticateStream(): onRequestAsyncHookHandler;
    /** Whose session a request still is; null when it has ended or is locked. */
    stillStaff(request: FastifyRequest): Promise<StaffMember | null>;
    noteShown: NoteShown;
  }
}

const CSRF_HEADER = 'x-csrf-token';
/** What only reads: another site that makes the browser ask for it does not get to see the answer. */
const SAFE_METHODS = new Set(['GET', 'HEAD']);

type StaffAccessOptions = {
  readonly publicUrl: string;
  readonly findStaff: FindStaff;
  readonly peekStaff: FindStaff;
  readonly noteShown: NoteShown;
};

/** Adds sessions of staff: a cookie that no script reads, and a token beside it that other sites cannot know (STAFF-5). */
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
    app.decorate('authenticateStaff', (permission) => async (request, reply) => {
      const token = cookies.read(request, 'staff');
      if (token === null) return refuse(reply, 'STAFF_SIGN_IN_NEEDED');
      if (!SAFE_METHODS.has(request.method) && !isOurs(request, token)) {
        return refuse(reply, 'STAFF_REQUEST_FORGED');
      }
      const staff = await findStaff(token);
      if (typeof staff === 'string') return refuse(reply, staff);
      if (permission !== null && !staff.permissions.includes(permission)) {
        app.security.record(
          { event: 'staff.access.refused', memberId: staff.id, code: 'PERMISSION_MISSING' },
          request,
        );
        return refuse(reply, 'PERMISSION_MISSING', { permission });
      }
      request.staff = staff;
    });
  },
);

/** What a page of the staff app sends along with every write. */
export function csrfTokenOf(sessionToken: string): string {
  return createHmac('sha256', sessionToken).update('csrf').digest('base64url');
}

/** The permission that a call asks for; null: it asks for none. */
export function permissionOf(access: StaffAccess): Permission | null {
  const [, permission] = access.split(':');
  return permission !== undefined && isPermission(permission) ? permission : null;
}

/** Lets requests of our own pages through: for calls that write before there is a session whose token could come along. */
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
