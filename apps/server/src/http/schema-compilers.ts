import { createRequire } from 'node:module';
import type { FastifyServerOptions } from 'fastify';

type SchemaController = NonNullable<FastifyServerOptions['schemaController']>;
type Serialize = (reply: unknown) => string;

const require = createRequire(import.meta.url);

/** Fastify's eager compilers cost 300 ms and 15 MB at start; here a schema compiles on first use. */
export function schemaCompilers(): NonNullable<SchemaController['compilersFactory']> {
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

const known = new Map<unknown, Serialize>();

/** Shared schemas compile once. */
function serializerOf(schema: unknown): Serialize {
  const before = known.get(schema);
  if (before !== undefined) return before;
  const build: (schema: unknown) => Serialize = require('fast-json-stringify');
  const made = build(schema);
  known.set(schema, made);
  return made;
}
