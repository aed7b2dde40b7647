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

/** Typed by the contract. */
export type FakeServer = {
  readonly answer: <C extends Call>(method: C['method'], path: C['path'], reply: ReplyOf<C>) => void;
  /** Computes the reply on each call. */
  readonly act: <C extends Call>(
    method: C['method'],
    path: C['path'],
    act: (body: PartOf<C, 'body'>) => ReplyOf<C>,
  ) => void;
  readonly refuse: <C extends Call>(method: C['method'], path: C['path'], refusal: Refusal) => void;
  /** Held until released. */
  readonly hold: <C extends Call>(method: C['method'], path: C['path'], reply: ReplyOf<C>) => () => void;
  /** A proxy's error. */
  readonly failBefore: <C extends Call>(method: C['method'], path: C['path']) => void;
  /** Success without its parts. */
  readonly answerNothing: <C extends Call>(method: C['method'], path: C['path']) => void;
  /** No answer; returns the aborts. */
  readonly hang: <C extends Call>(method: C['method'], path: C['path']) => () => number;
  /** Lost connection. */
  readonly cut: <C extends Call>(method: C['method'], path: C['path']) => void;
  /** Static file, such as '/shop-words.json'. */
  readonly serve: (path: string, file: object) => void;
  /** Request bodies. */
  readonly sent: <C extends Call>(method: C['method'], path: C['path']) => readonly PartOf<C, 'body'>[];
  /** Queries. */
  readonly asked: <C extends Call>(method: C['method'], path: C['path']) => readonly URLSearchParams[];
};

/** Unanswered calls and console errors fail the test. */
export function openFakeServer(): FakeServer {
  const handlers = new Map<string, Handler>();
  const bodies = new Map<string, unknown[]>();
  const queries = new Map<string, URLSearchParams[]>();
  const unanswered: string[] = [];
  const errors = vi.spyOn(console, 'error');
  onTestFinished(() => {
    expect({ unanswered, errors: errors.mock.calls.map(String) }).toEqual({ unanswered: [], errors: [] });
    errors.mockRestore();
  });
  const onCall = (method: string, path: string, handler: Handler) => {
    handlers.set(`${method} ${path}`, handler);
  };
  globalThis.fetch = async (input, init) => {
    const request = new Request(new URL(String(input), location.origin), init);
    const { pathname, searchParams } = new URL(request.url);
    const key = [...handlers.keys()].find((known) => matches(known, request.method, pathname));
    const handler = key === undefined ? undefined : handlers.get(key);
    if (key === undefined || handler === undefined) {
      unanswered.push(`${request.method} ${pathname}`);
      return errorOf({ status: 501, message: `No test answers ${pathname}` });
    }
    queries.set(key, [...(queries.get(key) ?? []), searchParams]);
    const body = await bodyOf(request.clone());
    bodies.set(key, [...(bodies.get(key) ?? []), body]);
    const reply = await handler(request);
    request.signal.throwIfAborted();
    return reply;
  };
  return {
    answer: (method, path, reply) => onCall(method, path, async () => Response.json(reply)),
    act: (method, path, act) =>
      onCall(method, path, async (request) => Response.json(act(await bodyOf(request)))),
    refuse: (method, path, refusal) => onCall(method, path, async () => errorOf(refusal)),
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
    serve: (path, file) => onCall('GET', path, async () => Response.json(file)),
    // One type per call.
    sent: (method, path) => (bodies.get(`${method} ${path}`) ?? []) as never,
    asked: (method, path) => queries.get(`${method} ${path}`) ?? [],
  };
}

function matches(known: string, method: string, pathname: string): boolean {
  const [knownMethod, path = ''] = known.split(' ');
  const pattern = new RegExp(`^(?:/api)?${path.replaceAll(/:\w+/g, '[^/]+')}$`);
  return knownMethod === method && pattern.test(pathname);
}

async function bodyOf(request: Request) {
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
    // Aborted before.
    if (signal.aborted) end();
    else signal.addEventListener('abort', end);
  });
}
