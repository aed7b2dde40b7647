import type pg from 'pg';
import { currentWork } from './current-work.ts';
import type { Tracing } from './tracing.ts';

const OPERATION = /^\s*(\w+)/;
const TABLE = /\b(?:from|into|update|join)\s+"?([\w.]+)/i;
// Long statements are cut.
const READ_AT_MOST = 4_000;

/** Spans of a pool's statements within traced work: kind and table, no values. */
export function traceStatements(pool: pg.Pool, tracing: Tracing): void {
  const known = new WeakSet<pg.PoolClient>();
  // On acquire, since some connections already exist.
  pool.on('acquire', (client) => {
    if (known.has(client)) return;
    known.add(client);
    const query = client.query.bind(client) as (...words: readonly unknown[]) => unknown;
    const traced = (...words: readonly unknown[]): unknown => {
      const parent = currentWork()?.span ?? null;
      if (parent === null) return query(...words);
      const [statement] = words;
      const { text, name: given }: { text?: unknown; name?: unknown } = Object(statement);
      const { name, facts } = describeStatement(
        typeof statement === 'string' ? statement : String(text ?? ''),
        typeof given === 'string' ? given : undefined,
      );
      const span = tracing.begin(name, 'client', facts, parent);
      const answer = query(...words);
      if (!(answer instanceof Promise)) {
        span.end();
        return answer;
      }
      answer.then(
        () => span.end(),
        (error: unknown) => {
          span.fail(String(Object(error).code ?? 'error'));
          span.end();
        },
      );
      return answer;
    };
    Object.assign(client, { query: traced });
  });
}

/** The statement's name, else first keyword and table. Never values, which are separate parameters. */
export function describeStatement(
  text: string,
  given?: string,
): { name: string; facts: Record<string, string> } {
  const operation = (OPERATION.exec(text)?.[1] ?? 'statement').toUpperCase();
  const table = TABLE.exec(text.slice(0, READ_AT_MOST))?.[1];
  const facts = {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    ...(table !== undefined && { 'db.collection.name': table }),
  };
  return { name: given ?? (table === undefined ? operation : `${operation} ${table}`), facts };
}
