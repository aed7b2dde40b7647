import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { currentWork } from './current-work.ts';
import type { ActiveSpan, Tracing } from './tracing.ts';

/** No path, which may contain customer ids. Returns the stop. */
export function traceOutgoing(tracing: Tracing): () => void {
  const spans = new WeakMap<object, ActiveSpan>();
  const finish = (request: object, how: (span: ActiveSpan) => void): void => {
    const span = spans.get(request);
    if (span === undefined) return;
    spans.delete(request);
    how(span);
    span.end();
  };
  const onCreate = (message: unknown): void => {
    const { request } = read(message);
    const parent = currentWork()?.span ?? null;
    if (request === null || parent === null) return;
    const { host, method } = whereTo(request);
    const facts = { 'http.request.method': method, 'server.address': host };
    spans.set(request, tracing.begin(`${method} ${host}`, 'client', facts, parent));
  };
  const onHeaders = (message: unknown): void => {
    const { request, response } = read(message);
    if (request === null) return;
    const status = Number(Object(response).statusCode);
    finish(request, (span) => {
      span.set({ 'http.response.status_code': status });
      if (status >= 500) span.fail(String(status));
    });
  };
  const onError = (message: unknown): void => {
    const { request, error } = read(message);
    if (request === null) return;
    finish(request, (span) => span.fail(String(Object(error).code ?? 'error')));
  };
  const heard = [
    ['undici:request:create', onCreate],
    ['undici:request:headers', onHeaders],
    ['undici:request:error', onError],
  ] as const;
  for (const [channel, listener] of heard) subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of heard) unsubscribe(channel, listener);
  };
}

function read(message: unknown): { request: object | null; response: unknown; error: unknown } {
  const { request, response, error } = Object(message);
  return { request: typeof request === 'object' ? request : null, response, error };
}

function whereTo(request: object): { host: string; method: string } {
  const { origin, method } = Object(request);
  const address = String(origin);
  return { host: URL.canParse(address) ? new URL(address).host : 'unknown', method: String(method) };
}
