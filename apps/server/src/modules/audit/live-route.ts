import { maySee } from '@ilaneer/domain/audit/readers';
import type { FastifyInstance } from 'fastify';
import type { LiveDeps } from './live-changes.ts';

// Whoever is not let in any more hears at the latest then, when the browser asks again.
const LONGEST_MS = 5 * 60_000;
/** Keeps what stands between from closing a line on which nothing is said. */
const HEARTBEAT_MS = 20_000;

/** Tells whoever listens what colleagues change, as far as they may see it; names of things only. */
export function liveRoute(app: FastifyInstance, { liveChanges }: LiveDeps): void {
  const open = new Set<() => void>();
  app.addHook('preClose', async () => {
    for (const end of open) end();
  });

  app.get('/staff/live', { onRequest: app.authenticateStaff(null) }, (request, reply) => {
    const held = request.staff?.permissions ?? [];
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      ...app.strictHeaders,
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // Nginx would gather what is sent.
      'x-accel-buffering': 'no',
    });
    raw.write('retry: 2000\n\n');
    const stop = liveChanges.hear((change) => {
      if (change === null) raw.write('event: gap\ndata: {}\n\n');
      else if (maySee(change.kind, held)) raw.write(`event: changed\ndata: ${JSON.stringify(change)}\n\n`);
    });
    const heartbeat = setInterval(() => raw.write(': still here\n\n'), HEARTBEAT_MS);
    const ending = setTimeout(() => raw.end(), LONGEST_MS);
    const end = () => {
      stop();
      clearInterval(heartbeat);
      clearTimeout(ending);
      open.delete(end);
      raw.end();
    };
    open.add(end);
    raw.on('close', end);
  });
}
