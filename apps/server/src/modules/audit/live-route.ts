import { maySee } from '@ilaneer/domain/audit/readers';
import type { Permission } from '@ilaneer/domain/staff/permission';
import type { FastifyInstance } from 'fastify';
import { toErrorReply } from '../../http/error-reply.ts';
import type { LiveDeps } from './live-changes.ts';

// Forces a reconnect, in case the stream was lost silently.
const LONGEST_MS = 5 * 60_000;
/** Keep-alive for proxies; also detects ended sessions. */
const HEARTBEAT_MS = 20_000;
/** Streams per session. */
const MOST_OF_A_SESSION = 6;

/** Ids only. Not a session use (STAFF-6); checks the session before each event (STAFF-14). */
export function liveRoute(app: FastifyInstance, { liveChanges }: LiveDeps): void {
  const open = new Map<() => void, string>();
  app.addHook('preClose', async () => {
    for (const end of open.keys()) end();
  });

  app.get('/staff/live', { onRequest: app.authenticateStream() }, (request, reply) => {
    const sessionId = request.staff?.sessionId ?? '';
    if ([...open.values()].filter((one) => one === sessionId).length >= MOST_OF_A_SESSION) {
      const { status, body } = toErrorReply({ code: 'RATE_LIMITED' });
      void reply.code(status).header('cache-control', 'no-store').send(body);
      return;
    }
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      ...app.strictHeaders,
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // Disables Nginx buffering.
      'x-accel-buffering': 'no',
    });
    raw.write('retry: 2000\n\n');
    const whileStaff = async (write: (held: readonly Permission[]) => void) => {
      const staff = await app.stillStaff(request);
      if (!open.has(end)) return;
      if (staff === null) end();
      else write(staff.permissions);
    };
    /** Keeps the order. */
    let last = Promise.resolve();
    const soon = (write: (held: readonly Permission[]) => void) => {
      last = last
        .then(() => whileStaff(write))
        .catch((err: unknown) => {
          request.log.warn({ err }, 'a live stream ended: its session could not be looked up');
          end();
        });
    };
    const stop = liveChanges.hear((change) =>
      soon((held) => {
        if (change === null) raw.write('event: gap\ndata: {}\n\n');
        else if (maySee(change.kind, held)) {
          raw.write(`event: changed\ndata: ${JSON.stringify(change)}\n\n`);
        }
      }),
    );
    const heartbeat = setInterval(() => soon(() => raw.write(': still here\n\n')), HEARTBEAT_MS);
    const ending = setTimeout(() => raw.end(), LONGEST_MS);
    function end(): void {
      stop();
      clearInterval(heartbeat);
      clearTimeout(ending);
      open.delete(end);
      raw.end();
    }
    open.set(end, sessionId);
    raw.on('close', end);
  });
}
