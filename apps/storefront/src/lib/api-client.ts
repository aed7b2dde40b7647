import type { Call, PartOf, ReplyOf } from '@ilaneer/contract/message/call';
import type { ErrorReply } from '@ilaneer/contract/message/envelope';
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
  const { status, text } = await send(urlOf(path, input.params, input.query), init, timeout, readText);
  const reply = parse(text);
  if (isSuccess<C>(status, reply)) return reply;
  throw refusalOf(status, reply, token, path);
}

/** Sends a form with files to a call of the contract. Throws as request. */
export async function sendForm<C extends Call>(
  path: C['path'],
  { params, form }: { readonly params: PartOf<C, 'params'>; readonly form: FormData },
): Promise<ReplyOf<C>> {
  const token = readToken();
  // The browser names the content type itself, with the form's boundary.
  const init = { method: 'POST', headers: headersOf(token, undefined, undefined), body: form };
  const { status, text } = await send(urlOf(path, params, undefined), init, undefined, readText);
  const reply = parse(text);
  if (isSuccess<C>(status, reply)) return reply;
  throw refusalOf(status, reply, token, path);
}

/** Fetches a file of the contract with the shopper's session. Throws as request. */
export async function requestFile<C extends Call>(
  path: C['path'],
  { params }: { readonly params: PartOf<C, 'params'> },
): Promise<Blob> {
  const token = readToken();
  const init = { method: 'GET', headers: headersOf(token, undefined, undefined) };
  const { status, blob } = await send(urlOf(path, params, undefined), init, undefined, readBlob);
  if (status < 400) return blob;
  throw refusalOf(status, parse(await blob.text()), token, path);
}

function refusalOf(status: number, reply: unknown, token: string | null, path: string): ApiError {
  const refusal = isErrorReply(reply) ? reply : null;
  // A wrong password is no end of a session.
  if (status === 401 && token !== null && refusal?.code !== 'INVALID_CREDENTIALS') {
    if (path === '/logout') endSession(token);
    else expireSession(token);
  }
  return new ApiError(status, refusal);
}

async function send<Read>(
  url: string,
  init: RequestInit,
  timeout: AbortSignal | undefined,
  read: (response: Response) => Promise<Read>,
): Promise<Read> {
  try {
    return await read(await fetch(url, init));
  } catch (cause) {
    if (timeout?.aborted) throw new TimeoutError({ cause });
    if (init.signal?.aborted) throw cause;
    throw new ConnectionError({ cause });
  }
}

async function readText(response: Response) {
  return { status: response.status, text: await response.text() };
}

async function readBlob(response: Response) {
  return { status: response.status, blob: await response.blob() };
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
