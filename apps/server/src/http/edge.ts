import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@ilaneer/contract/message/error-codes';
import { readablePath } from '@ilaneer/domain/storefront/readable-path';
import {
  type ConnectionError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { toErrorReply } from './error-reply.ts';
import { type Failure, invalid } from './failure.ts';
import { withinAny } from './networks.ts';
import { InvalidInput } from './validator.ts';

const REQUEST_TIMEOUT_MS = 60_000;
const HEADERS_TIMEOUT_MS = 20_000;
const LOOK_EVERY_MS = 5_000;
/** Refused beyond, so that slow clients can't exhaust file descriptors. */
export const MOST_CONNECTIONS = 2_000;
// Effectively unlimited: the contract's limit is lower and has texts.
const LONGEST_PARAMETER = 65_536;
const REQUEST_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

type EdgeOptions = {
  readonly trustedProxies: readonly string[];
  readonly newId: () => string;
  /** Limit for receiving a request; default: the shop's. */
  readonly requestTimeoutMs?: number;
};

/** An address that the router rejects. */
const UNREADABLE = '/%';

export function edgeOptions({ trustedProxies, newId, requestTimeoutMs = REQUEST_TIMEOUT_MS }: EdgeOptions) {
  const isTrusted = withinAny(trustedProxies);
  return {
    trustProxy: (address: string) => isTrusted(address),
    requestIdHeader: false as const,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: ({ headers, socket }: IncomingMessage) => {
      const given = headers['x-request-id'];
      const isUsable = typeof given === 'string' && REQUEST_ID.test(given) && isTrusted(socket.remoteAddress);
      return isUsable ? given : newId();
    },
    requestTimeout: requestTimeoutMs,
    http: {
      headersTimeout: Math.min(HEADERS_TIMEOUT_MS, requestTimeoutMs),
      connectionsCheckingInterval: Math.min(LOOK_EVERY_MS, requestTimeoutMs),
    },
    // While closing, finish requests and then their connections.
    return503OnClosing: false,
    // An absolute-form URL has an unchecked host; of two Host headers a proxy may use the other (RFC 9112,
    // 3.2).
    rewriteUrl: ({
      url = '/',
      headers,
      rawHeaders,
    }: Pick<IncomingMessage, 'url' | 'headers' | 'rawHeaders'>) => {
      if (!url.startsWith('/') || countHosts(rawHeaders) > 1) return UNREADABLE;
      return headers.accept?.includes('text/html') && !url.startsWith('/api/') ? readableAddress(url) : url;
    },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_PARAMETER },
    frameworkErrors: answerBeforeRouting,
    clientErrorHandler: answerOnSocket,
  };
}

/** Page address without invalid escapes, for the not-found page (STOREFRONT-3). */
function readableAddress(url: string): string {
  if (!url.includes('%')) return url;
  const [path = '', query] = url.split(/\?(.*)/s);
  const readable = readablePath(path);
  return query === undefined ? readable : `${readable}?${query}`;
}

function countHosts(rawHeaders: readonly string[]): number {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts;
}

const BAD_ADDRESS: Failure = invalid([
  { field: 'address', message: 'This address is not written correctly.' },
]);

/** Unroutable requests, such as a lone %. No hook has run, so headers are set here. */
function answerBeforeRouting(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const { status, body } = toErrorReply(BAD_ADDRESS);
  reply
    .code(status)
    .headers({ ...request.server.strictHeaders, 'x-request-id': request.id, 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

// An import would load the HTTP client to enumerate exports: 3 MB, a twentieth of start-up.
const { STATUS_CODES } = process.getBuiltinModule('node:http');

const socketErrors: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
};
const BAD_REQUEST: Failure = {
  code: 'VALIDATION_FAILED',
  message: 'The request is not written correctly.',
};

/** Malformed or late requests: only the socket can answer. */
function answerOnSocket(this: FastifyInstance, error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const code = socketErrors[error.code];
  const { status, body } = toErrorReply(code === undefined ? BAD_REQUEST : { code });
  const text = JSON.stringify(body);
  const headers = Object.entries({
    ...this.strictHeaders,
    'cache-control': 'no-store',
    connection: 'close',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable) {
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.join('')}\r\n${text}`);
  }
  socket.destroySoon();
}

/** `Connection: close` while shutting down, so that clients reconnect elsewhere. */
export const closingReplies = fastifyPlugin<{ readonly isClosing: () => boolean }>(
  async (app: FastifyInstance, { isClosing }) => {
    app.addHook('onRequest', async (_request, reply) => {
      if (isClosing()) reply.header('connection', 'close');
    });
  },
);

/** Far above any message; deeper nesting is an attack. */
const DEEPEST = 32;

/** An empty JSON body is none: earlier clients always send the content type. */
export const jsonBodies = fastifyPlugin(async (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text.trim() === '') return done(null, undefined);
    parse(request, text, (error: Error | null, value?: unknown) => {
      if (error !== null) return done(error);
      if (!isDeeperThan(value, DEEPEST)) return done(null, value);
      done(new InvalidInput([{ field: 'body', message: 'The request body is nested too deeply.' }]));
    });
  });
});

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((member) => isDeeperThan(member, levels - 1));
}
