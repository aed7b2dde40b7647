import Fastify from 'fastify';
import Type from 'typebox';
import { expect, it } from 'vitest';
import { schemaCompilers } from './schema-compilers.ts';

it('sends what the schema of its status knows, the same way every time, for all routes that share it', async () => {
  const app = Fastify({ schemaController: { compilersFactory: schemaCompilers() } });
  const Refusal = Type.Object({ message: Type.String() });
  const schema = { response: { 200: Type.Object({ id: Type.Integer() }), '4xx': Refusal } };
  app.get('/one', { schema }, async () => ({ id: 1, secret: 'x' }));
  app.get('/two', { schema: { response: { '4xx': Refusal } } }, async (_request, reply) =>
    reply.code(404).send({ message: 'gone', secret: 'x' }),
  );
  for (const _ of [1, 2]) {
    expect((await app.inject('/one')).body).toBe('{"id":1}');
    expect((await app.inject('/two')).body).toBe('{"message":"gone"}');
  }
  await app.close();
});

it('refuses a route that nothing would validate', async () => {
  const app = Fastify({ schemaController: { compilersFactory: schemaCompilers() } });
  app.get('/', { schema: { querystring: Type.Object({}) } }, async () => null);
  await expect(app.ready()).rejects.toThrow('validator compiler');
});
