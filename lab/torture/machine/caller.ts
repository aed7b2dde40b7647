export type Answer = {
  readonly status: number;
  readonly code: string;
  readonly headers: Headers;
  readonly body: Readonly<Record<string, unknown>>;
};

export type Request = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly token?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Raw body. */
  readonly raw?: string | URLSearchParams;
};

export type Caller = {
  readonly counts: ReadonlyMap<string, number>;
  /** Null without a complete answer. */
  call(request: Request): Promise<Answer | null>;
  /** Retries until a definite answer. */
  insist(request: Request): Promise<Answer | null>;
};

const ANSWER_WITHIN_MS = 15_000;
const TRIES = 15;
const LONGEST_PAUSE_MS = 3_000;

export function openCaller(url: string): Caller {
  const counts = new Map<string, number>();
  const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
  const call = async ({ method, path, token, headers, body, raw }: Request): Promise<Answer | null> => {
    try {
      const response = await fetch(url + path, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(raw !== undefined && { body: raw }),
      });
      const text = await response.text();
      const read = readBody(text);
      const { status } = response;
      const code = typeof read.code === 'string' ? read.code : '';
      count(status < 300 ? '2xx' : status < 400 ? '3xx' : status < 500 ? `4xx ${code}` : `5xx ${code}`);
      return { status, code, headers: response.headers, body: read };
    } catch {
      count('no answer');
      return null;
    }
  };
  return {
    counts,
    call,
    insist: async (request) => {
      let answer: Answer | null = null;
      for (let tries = 0; tries < TRIES; tries += 1) {
        answer = await call(request);
        if (answer !== null && answer.status < 500 && answer.status !== 429) return answer;
        await new Promise((settle) => setTimeout(settle, Math.min(LONGEST_PAUSE_MS, 200 * 1.5 ** tries)));
      }
      return null;
    },
  };
}

function readBody(text: string): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? { ...read } : {};
  } catch {
    return {};
  }
}
