import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { InvalidInput } from './validator.ts';

/** No message of the contract comes near it; whoever goes deeper wants to find the end of a stack. */
const DEEPEST = 32;

/** Reads bodies of JSON. One that is empty is none, because earlier clients send the content type with every call. */
export const jsonBodies = fastifyPlugin(async (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text.trim() === '') return done(null, undefined);
    parse(request, text, (error: Error | null, value?: unknown) => {
      if (error !== null) return done(error);
      if (!isDeeperThan(value, DEEPEST)) return done(null, value);
      done(new InvalidInput([{ field: 'body', message: 'The request body is nested too deeply' }]));
    });
  });
});

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((member) => isDeeperThan(member, levels - 1));
}
