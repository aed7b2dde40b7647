import { addAliases } from '@ilaneer/contract/message/add-aliases';
import type { Call, PartOf, ReplyOf, StaffAccess } from '@ilaneer/contract/message/call';
import { ErrorReply } from '@ilaneer/contract/message/envelope';
import type { Result } from '@ilaneer/domain/result';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
  preHandlerHookHandler,
} from 'fastify';
import type { Shopper } from './authenticate.ts';
import { toErrorReply } from './error-reply.ts';
import type { Failure } from './failure.ts';
import { sendCompressed } from './prepared-reply.ts';
import type { GuardedAttempt, SecurityEvent } from './security-log.ts';
import { customerReader } from './shown-customers.ts';
import { permissionsOf, type StaffMember } from './staff-access.ts';

export type CallInput<C extends Call> = {
  readonly params: PartOf<C, 'params'>;
  readonly query: PartOf<C, 'query'>;
  readonly headers: PartOf<C, 'headers'>;
  readonly body: PartOf<C, 'body'>;
  readonly shopper: ShopperOf<C['access']>;
  readonly staff: StaffOf<C['access']>;
};

type ShopperOf<Access extends Call['access']> = Access extends 'shopper'
  ? Shopper
  : Access extends 'either'
    ? Shopper | null
    : null;

type StaffOf<Access extends Call['access']> = Access extends StaffAccess ? StaffMember : null;

type Handler<C extends Call> = (
  input: CallInput<C>,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<Result<ReplyOf<C>, Failure>>;

type RouteExtras<C extends Call> = {
  /** Rate limits, after authentication and validation. */
  readonly limits?: readonly preHandlerHookHandler[];
  readonly tells?: (outcome: Result<ReplyOf<C>, Failure>, input: CallInput<C>) => SecurityEvent | null;
  /** Guarded attempt of an outcome, or null (SECURITY-6). */
  readonly guards?: (outcome: Result<ReplyOf<C>, Failure>, input: CallInput<C>) => GuardedAttempt | null;
  /** Large and without secrets. */
  readonly compressed?: boolean;
};

export function serveCall<const C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: Handler<C>,
  extras: RouteExtras<C> = {},
): void {
  const add = addAliases(call.reply);
  const readCustomers = call.tag === undefined ? customerReader(call.reply) : null;
  registerCall(app, call, extras.limits ?? [], async (input, request, reply) => {
    const outcome = await handler(input, request, reply);
    const event = extras.tells?.(outcome, input) ?? null;
    if (event !== null) app.security.record(event, request);
    const attempt = extras.guards?.(outcome, input) ?? null;
    if (attempt !== null) app.security.note(attempt, request);
    reply.header('cache-control', 'no-store');
    if (request.staff !== null) {
      const shown = outcome.ok ? readCustomers?.(outcome.value, input.params) : outcome.error.shows;
      await app.noteShown(request.staff, shown ?? [], isSearched(input.query));
    }
    if (outcome.ok) {
      const isNew = call.statusOfNew !== undefined && reply.statusCode === call.statusOfNew;
      if (!isNew) reply.code(call.status ?? 200);
      const sent = add === null ? outcome.value : add(outcome.value);
      if (extras.compressed !== true) return reply.send(sent);
      return sendCompressed(request, reply, reply.serialize(sent).toString());
    }
    const { retryAfterSeconds } = outcome.error;
    if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
    const { status, body } = toErrorReply(outcome.error);
    return reply.code(status).send(body);
  });
}

function isSearched(query: unknown): boolean {
  if (typeof query !== 'object' || query === null || !('search' in query)) return false;
  return typeof query.search === 'string' && query.search.trim() !== '';
}

/** For handlers that send by themselves: base of `serveCall` and `serveFile`. */
export function registerCall<const C extends Call>(
  app: FastifyInstance,
  call: C,
  limits: readonly preHandlerHookHandler[],
  handler: (input: CallInput<C>, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  // Staff calls are not published.
  if (call.tag !== undefined) app.servedCalls.add(call);
  app.route({
    method: call.method,
    url: call.path,
    schema: schemaOf(call),
    ...(call.largestBody !== undefined && { bodyLimit: call.largestBody }),
    onRequest: authenticationOf(app, call),
    preHandler: [...limits],
    handler: (request, reply) => {
      const { params, query, headers, body, shopper, staff } = request;
      // Validated by the schemas of these types.
      const input = { params, query, headers, body, shopper, staff } as CallInput<C>;
      return handler(input, request, reply);
    },
  });
}

function authenticationOf(app: FastifyInstance, { access }: Call): onRequestAsyncHookHandler[] {
  switch (access) {
    case 'open':
      return [];
    case 'shopper':
      return [app.authenticate];
    case 'either':
      // An invalid token is an error: a logged-in user must not get an anonymous answer.
      return [
        async (request, reply) =>
          request.headers.authorization === undefined ? undefined : app.authenticate(request, reply),
      ];
    default:
      return [app.authenticateStaff(permissionsOf(access))];
  }
}

function schemaOf(call: Call): Record<string, unknown> {
  const response: Record<string, unknown> = {
    [call.status ?? 200]: call.reply,
    '4xx': ErrorReply,
    '5xx': ErrorReply,
  };
  if (call.statusOfNew !== undefined) response[call.statusOfNew] = call.reply;
  const schema: Record<string, unknown> = { response };
  if (call.params !== undefined) schema.params = call.params;
  if (call.query !== undefined) schema.querystring = call.query;
  if (call.headers !== undefined) schema.headers = call.headers;
  if (call.body !== undefined) schema.body = call.body;
  return schema;
}
