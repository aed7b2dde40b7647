import type { Call, PartOf, ReplyOf } from '@ilaneer/contract/call';
import type { ErrorReply } from '@ilaneer/contract/envelope';
import { ApiError, ConnectionError, TimeoutError } from './api-errors.ts';
import { endSession, expireSession, readToken } from './session.ts';

type Part<C extends Call, Name extends 'params' | 'query' | 'body' | 'headers'> =
  undefined extends PartOf<C, Name>
    ? { [Key in Name]?: PartOf<C, Name> }
    : { [Key in Name]: PartOf<C, Name> };

type Input<C extends Call> = Part<C, 'params'> &
  Part<C, 'query'> &
  Part<C, 'body'> &
  Part<C, 'headers'> & { readonly signal?: AbortSignal | undefined; readonly timeoutMs?: number };

const API_BASE = '/api';

/**
 * Makes a call of the contract. Method and path are written out so that no schema reaches the bundle; the types
 * hold them to the contract. Throws ApiError, ConnectionError or TimeoutError.
 */
export async function request<C extends Call>(
  method: C['method'],
  path: C['path'],
  input: Input<C>,
): Promise<ReplyOf<C>> {
  const token = readToken();
  const timeout = input.timeoutMs === undefined ? undefined : AbortSignal.timeout(input.timeoutMs);
  const signals = [input.signal, timeout].filter((signal) => signal !== undefined);
  const init: RequestInit = {
    method,
    headers: headersOf(token, input.body, input.headers),
    signal: AbortSignal.any(signals),
  };
  if (input.body !== undefined) init.body = JSON.stringify(input.body);
  const { status, reply } = await send(urlOf(path, input.params, input.query), init, timeout);
  if (isSuccess<C>(status, reply)) return reply;
  const refusal = isErrorReply(reply) ? reply : null;
  // A wrong password is no end of a session.
  if (status === 401 && token !== null && refusal?.code !== 'INVALID_CREDENTIALS') {
    if (path === '/logout') endSession();
    else expireSession(token);
  }
  throw new ApiError(status, refusal);
}

async function send(
  url: string,
  init: RequestInit,
  timeout: AbortSignal | undefined,
): Promise<{ status: number; reply: unknown }> {
  try {
    const response = await fetch(url, init);
    const text = await response.text();
    return { status: response.status, reply: parse(text) };
  } catch (cause) {
    if (timeout?.aborted) throw new TimeoutError({ cause });
    if (init.signal?.aborted) throw cause;
    throw new ConnectionError({ cause });
  }
}

function headersOf(token: string | null, body: unknown, extra: unknown): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (token !== null) headers.authorization = `Bearer ${token}`;
  for (const [name, value] of entriesOf(extra)) headers[name] = value;
  return headers;
}

function urlOf(path: string, params: unknown, query: unknown): string {
  let url = API_BASE + path;
  for (const [name, value] of entriesOf(params)) url = url.replace(`:${name}`, encodeURIComponent(value));
  const search = new URLSearchParams(entriesOf(query)).toString();
  return search === '' ? url : `${url}?${search}`;
}

function entriesOf(part: unknown): [string, string][] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

// The server serialises every reply by the same contract, so its success flag vouches for the rest.
function isSuccess<C extends Call>(status: number, reply: unknown): reply is ReplyOf<C> {
  return status < 400 && hasSuccess(reply) && reply.success === true;
}

function isErrorReply(reply: unknown): reply is ErrorReply {
  return hasSuccess(reply) && reply.success === false && 'message' in reply;
}

function hasSuccess(reply: unknown): reply is { success: unknown } {
  return typeof reply === 'object' && reply !== null && 'success' in reply;
}
