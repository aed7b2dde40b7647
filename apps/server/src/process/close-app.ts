import type { FastifyInstance } from 'fastify';

const SWEEP_EVERY_MS = 50;
const WAIT_AT_MOST_MS = 20_000;

/**
 * Stops listening and lets requests in flight finish. A browser keeps its connection open after the reply, so idle
 * connections are closed again and again; a request that never ends is cut off after a while.
 */
export async function closeApp(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_EVERY_MS);
  const cutOff = setTimeout(() => app.server.closeAllConnections(), WAIT_AT_MOST_MS);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
    clearTimeout(cutOff);
  }
}
