import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';

const CONTENT_HEADERS = ['content-type', 'content-encoding', 'cache-control', 'vary', 'etag'];

export async function catalogueFloor(app: FastifyInstance, shopUrl: string): Promise<void> {
  // fetch() would decompress.
  const asked = get(`${shopUrl}/api/getAllProducts`, { headers: { 'accept-encoding': 'br' } });
  // Typed by node:http.
  const [reply] = (await once(asked, 'response')) as [IncomingMessage];
  const bytes = await buffer(reply);
  const headers = Object.fromEntries(
    CONTENT_HEADERS.flatMap((name) => {
      const value = reply.headers[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  app.get('/getAllProducts', (_request, answer) => answer.headers(headers).send(bytes));
}
