import { createRequire } from 'node:module';
import type { FastifyServerOptions } from 'fastify';

type SchemaController = NonNullable<FastifyServerOptions['schemaController']>;
type Serialize = (reply: unknown) => string;

const require = createRequire(import.meta.url);

/**
 * What Fastify makes validators and serialisers with. By itself it makes a serialiser at the start for every status of
 * every route, most of them of the same few schemas, and loads two libraries for it: 300 ms and 15 MB of a shop that
 * nobody has called yet. Here a schema gets one when the first such reply is sent, which takes 1 to 10 ms.
 */
export function schemaCompilers(): NonNullable<SchemaController['compilersFactory']> {
  const made = new Map<unknown, Serialize>();
  const serializerOf = (schema: unknown): Serialize => {
    const known = made.get(schema);
    if (known !== undefined) return known;
    const build: (schema: unknown) => Serialize = require('fast-json-stringify');
    const serialize = build(schema);
    made.set(schema, serialize);
    return serialize;
  };
  return {
    buildValidator: () => {
      throw new Error('no route may come before the validator compiler of the application');
    },
    buildSerializer:
      () =>
      ({ schema }) => {
        let serialize: Serialize | null = null;
        return (reply) => {
          serialize ??= serializerOf(schema);
          return serialize(reply);
        };
      },
  };
}
