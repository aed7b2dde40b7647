import type { Database } from './connect.ts';

/**
 * Builds a prepared statement once for each database or transaction object instead of once a call. PostgreSQL
 * knows it by its name, so every connection plans it once.
 */
export function prepared<Statement>(build: (db: Database) => Statement): (db: Database) => Statement {
  const statements = new WeakMap<Database, Statement>();
  return (db) => {
    const known = statements.get(db);
    if (known !== undefined) return known;
    const made = build(db);
    statements.set(db, made);
    return made;
  };
}
