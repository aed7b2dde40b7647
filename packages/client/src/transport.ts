import type { Call, PartOf, ReplyOf } from '@ilaneer/contract/message/call';
import type { ErrorReply } from '@ilaneer/contract/message/envelope';
import { ApiError } from './api-errors.ts';
import { ANSWER_WITHIN_MS, fetchWithin } from './fetch-within.ts';

type Part<C extends Call, Name extends 'params' | 'query' | 'body' | 'headers'> =
  undefined extends PartOf<C, Name>
    ? { [Key in Name]?: PartOf<C, Name> }
    : { [Key in Name]: PartOf<C, Name> };

export type Input<C extends Call> = Part<C, 'params'> &
  Part<C, 'query'> &
  Part<C, 'body'> &
  Part<C, 'headers'> & {
    readonly signal?: AbortSignal | undefined;
    readonly timeoutMs?: number;
  };

/** The session's headers for a call, and its handling of a refused session. */
export type CallSession = {
  readonly headers: Readonly<Record<string, string>>;
  readonly onRefusal: (refusal: ApiError, path: string) => void;
};

type FormInput<C extends Call> = Part<C, 'params'> & Part<C, 'headers'> & { readonly form: FormData };

export type Transport = {
  /** Literals, so that no schema reaches the bundle; the types bind them to the contract. */
  readonly request: <C extends Call>(
    method: C['method'],
    path: C['path'],
    input: Input<C>,
  ) => Promise<ReplyOf<C>>;
  readonly sendForm: <C extends Call>(path: C['path'], input: FormInput<C>) => Promise<ReplyOf<C>>;
  readonly requestFile: <C extends Call>(
    method: C['method'],
    path: C['path'],
    input: Part<C, 'params'> & Part<C, 'query'> & Part<C, 'body'>,
  ) => Promise<Blob>;
};

const API_BASE = '/api';
// The server's own limit for a whole request.
const FILE_WITHIN_MS = 60_000;

/** Each call uses the session at its start; calls without files time out after `answerWithinMs`. */
export function openTransport(
  readSession: () => CallSession,
  answerWithinMs: number = ANSWER_WITHIN_MS,
): Transport {
  return {
    request: async (method, path, input) => {
      const session = readSession();
      const init: RequestInit = { method, headers: headersOf(session, input.body, input.headers) };
      if (input.signal !== undefined) init.signal = input.signal;
      if (input.body !== undefined) init.body = JSON.stringify(input.body);
      const url = urlOf(path, input.params, input.query);
      const answer = await fetchWithin(input.timeoutMs ?? answerWithinMs, url, init, readText);
      return replyOf(answer, session, path);
    },
    sendForm: async (path, { params, headers, form }) => {
      const session = readSession();
      // The browser sets the content type itself, with the form's boundary.
      const init = { method: 'POST', headers: headersOf(session, undefined, headers), body: form };
      const answer = await fetchWithin(FILE_WITHIN_MS, urlOf(path, params, undefined), init, readText);
      return replyOf(answer, session, path);
    },
    requestFile: async (method, path, { params, query, body }) => {
      const session = readSession();
      const init: RequestInit = { method, headers: headersOf(session, body, undefined) };
      if (body !== undefined) init.body = JSON.stringify(body);
      const { status, blob } = await fetchWithin(FILE_WITHIN_MS, urlOf(path, params, query), init, readBlob);
      if (status < 400) return blob;
      throw refusalOf(status, parse(await blob.text()), session, path);
    },
  };
}

function replyOf<C extends Call>(
  { status, text }: { readonly status: number; readonly text: string },
  session: CallSession,
  path: string,
): ReplyOf<C> {
  const reply = parse(text);
  if (isSuccess<C>(status, reply)) return reply;
  throw refusalOf(status, reply, session, path);
}

function refusalOf(status: number, reply: unknown, session: CallSession, path: string): ApiError {
  const refusal = new ApiError(status, isErrorReply(reply) ? reply : null);
  session.onRefusal(refusal, path);
  return refusal;
}

async function readText(response: Response) {
  return { status: response.status, text: await response.text() };
}

async function readBlob(response: Response) {
  return { status: response.status, blob: await response.blob() };
}

function headersOf(session: CallSession, body: unknown, extra: unknown): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json', ...session.headers };
  if (body !== undefined) headers['content-type'] = 'application/json';
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

// The server serialises every reply by the same contract, so its success flag is enough.
function isSuccess<C extends Call>(status: number, reply: unknown): reply is ReplyOf<C> {
  return status < 400 && hasSuccess(reply) && reply.success === true;
}

function isErrorReply(reply: unknown): reply is ErrorReply {
  return (
    hasSuccess(reply) && reply.success === false && 'message' in reply && typeof reply.message === 'string'
  );
}

function hasSuccess(reply: unknown): reply is { success: unknown } {
  return typeof reply === 'object' && reply !== null && 'success' in reply;
}
