import type { Call, PartOf, ReplyOf } from '@ilaneer/contract/message/call';
import type { ErrorReply } from '@ilaneer/contract/message/envelope';
import { expect, onTestFinished, vi } from 'vitest';

type Refusal = {
  readonly status: number;
  readonly message?: string;
  readonly code?: ErrorReply['code'];
  readonly data?: object;
  readonly fields?: ErrorReply['fields'];
  readonly errors?: ErrorReply['errors'];
};

type Handler = (request: Request) => Promise<Response>;

/** The server's calls as a page sees them. Method and path are held to the contract by the type of the call. */
export type FakeCalls = {
  readonly answer: <C extends Call>(method: C['method'], path: C['path'], reply: ReplyOf<C>) => void;
  /** Computes the reply from the call, as the server does. */
  readonly act: <C extends Call>(
    method: C['method'],
    path: C['path'],
    act: (body: PartOf<C, 'body'>, query: URLSearchParams, headers: Headers) => ReplyOf<C>,
  ) => void;
  readonly refuse: <C extends Call>(method: C['method'], path: C['path'], refusal: Refusal) => void;
  /** The next call alone. */
  readonly refuseOnce: <C extends Call>(method: C['method'], path: C['path'], refusal: Refusal) => void;
  /** Keeps the reply back until it is let go. */
  readonly hold: <C extends Call>(method: C['method'], path: C['path'], reply: ReplyOf<C>) => () => void;
  readonly failBefore: <C extends Call>(method: C['method'], path: C['path']) => void;
  readonly answerNothing: <C extends Call>(method: C['method'], path: C['path']) => void;
  readonly hang: <C extends Call>(method: C['method'], path: C['path']) => () => number;
  readonly cut: <C extends Call>(method: C['method'], path: C['path']) => void;
  readonly sent: <C extends Call>(method: C['method'], path: C['path']) => readonly PartOf<C, 'body'>[];
  readonly asked: <C extends Call>(method: C['method'], path: C['path']) => readonly URLSearchParams[];
  readonly keys: <C extends Call>(method: C['method'], path: C['path']) => readonly (string | null)[];
};

type Opened = {
  readonly calls: FakeCalls;
  /** Serves non-JSON content, such as a file. */
  readonly serve: (method: 'GET' | 'POST' | 'HEAD', path: string, handler: Handler) => void;
};

function neverAnswered(): Promise<Response> {
  return new Promise(() => undefined);
}

/** A call without a reply and an error on the console fail the test. */
export function openFakeCalls(): Opened {
  const handlers = new Map<string, Handler>();
  const bodies = new Map<string, unknown[]>();
  const queries = new Map<string, URLSearchParams[]>();
  const keys = new Map<string, (string | null)[]>();
  const unanswered: string[] = [];
  let isOver = false;
  const errors = vi.spyOn(console, 'error');
  onTestFinished(async () => {
    isOver = true;
    // A page that is still at work makes its calls now, not in the test after.
    await new Promise((resolve) => setTimeout(resolve));
    // Chromium reports sizes that settle in the next frame, such as those of virtual rows.
    const logged = errors.mock.calls.map(String).filter((error) => !error.includes('ResizeObserver loop'));
    expect({ unanswered, errors: logged }).toEqual({ unanswered: [], errors: [] });
    errors.mockRestore();
  });
  const onCall = (method: string, path: string, handler: Handler) => {
    handlers.set(`${method} ${path}`, handler);
  };
  globalThis.fetch = async (input, init) => {
    if (isOver) return neverAnswered();
    const request = new Request(new URL(String(input), location.origin), init);
    // Such as one of a page before: browsers don't send it.
    request.signal.throwIfAborted();
    const { pathname, searchParams } = new URL(request.url);
    const key = [...handlers.keys()].find((known) => matches(known, request.method, pathname));
    const handler = key === undefined ? undefined : handlers.get(key);
    if (key === undefined || handler === undefined) {
      const who = request.headers.has('authorization') ? ' with a session' : '';
      unanswered.push(`${request.method} ${pathname}${who}`);
      return errorOf({ status: 501, message: `No test answers ${pathname}` });
    }
    queries.set(key, [...(queries.get(key) ?? []), searchParams]);
    keys.set(key, [...(keys.get(key) ?? []), request.headers.get('idempotency-key')]);
    const body = await bodyOf(request.clone());
    bodies.set(key, [...(bodies.get(key) ?? []), body]);
    const reply = await handler(request);
    request.signal.throwIfAborted();
    return isOver ? neverAnswered() : reply;
  };
  const calls: FakeCalls = {
    answer: (method, path, reply) => onCall(method, path, async () => Response.json(reply)),
    act: (method, path, act) =>
      onCall(method, path, async (request) =>
        Response.json(act(await bodyOf(request), new URL(request.url).searchParams, request.headers)),
      ),
    refuse: (method, path, refusal) => onCall(method, path, async () => errorOf(refusal)),
    refuseOnce: (method, path, refusal) => {
      const before = handlers.get(`${method} ${path}`);
      onCall(method, path, async () => {
        if (before !== undefined) onCall(method, path, before);
        return errorOf(refusal);
      });
    },
    hold: (method, path, reply) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      onCall(method, path, async () => {
        await promise;
        return Response.json(reply);
      });
      return resolve;
    },
    failBefore: (method, path) => onCall(method, path, async () => new Response('', { status: 502 })),
    answerNothing: (method, path) => onCall(method, path, async () => Response.json({})),
    hang: (method, path) => {
      let ended = 0;
      onCall(method, path, ({ signal }) =>
        untilAborted(signal, () => {
          ended += 1;
        }),
      );
      return () => ended;
    },
    cut: (method, path) => onCall(method, path, () => Promise.reject(new TypeError('Failed to fetch'))),
    // The calls of a method and a path have one type of body.
    sent: (method, path) => (bodies.get(`${method} ${path}`) ?? []) as never,
    asked: (method, path) => queries.get(`${method} ${path}`) ?? [],
    keys: (method, path) => keys.get(`${method} ${path}`) ?? [],
  };
  return { calls, serve: onCall };
}

function matches(known: string, method: string, pathname: string): boolean {
  const [knownMethod, path = ''] = known.split(' ');
  const pattern = new RegExp(`^(?:/api)?${path.replaceAll(/:\w+/g, '[^/]+')}$`);
  return knownMethod === method && pattern.test(pathname);
}

async function bodyOf(request: Request) {
  if (request.headers.get('content-type')?.startsWith('multipart/form-data'))
    return Object.fromEntries(await request.formData());
  const text = await request.text();
  return text === '' ? undefined : JSON.parse(text);
}

function errorOf({ status, message = '', code = 'VALIDATION_FAILED', ...rest }: Refusal): Response {
  return Response.json({ success: false, message, error: message, code, ...rest }, { status });
}

function untilAborted(signal: AbortSignal, onEnd: () => void): Promise<Response> {
  return new Promise((_, reject) => {
    const end = () => {
      onEnd();
      reject(signal.reason);
    };
    // The page may have ended it before it came here.
    if (signal.aborted) end();
    else signal.addEventListener('abort', end);
  });
}
