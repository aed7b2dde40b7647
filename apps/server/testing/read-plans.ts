import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

type ReadPlan = {
  readonly text: string;
  /** Sequentially scanned. */
  readonly scanned: readonly string[];
};

export type TableSizes = ReadonlyMap<string, number>;

type Statement = { readonly text: string; readonly values: readonly unknown[] };

type Node = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Actual Loops'?: number;
  readonly Plans?: readonly Node[];
};

/** Share of a table that counts as a full scan. */
const MOST_OF_IT = 0.5;

export async function tableSizes(pool: pg.Pool): Promise<TableSizes> {
  const { rows } = await pool.query<{ name: string; rows: number }>(
    `select relname as name, reltuples::float8 as rows from pg_class where relkind = 'r'`,
  );
  return new Map(rows.map((row) => [row.name, row.rows]));
}

export async function readPlans(
  pool: pg.Pool,
  big: TableSizes,
  act: () => Promise<unknown>,
): Promise<readonly ReadPlan[]> {
  const plans: ReadPlan[] = [];
  for (const { text, values } of await statementsOf(pool, act)) {
    const explain = async (how: string) => {
      const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(`explain (${how}) ${text}`, [
        ...values,
      ]);
      const root = rows[0]?.['QUERY PLAN'][0].Plan;
      if (root === undefined) throw new Error(`no plan of ${text}`);
      return nodesOf(root).filter((node) => node['Node Type'] === 'Seq Scan' && sizeIn(big, node) > 0);
    };
    // With LIMIT, only execution reveals a full scan.
    const suspected = await explain('format json');
    const scans = suspected.length === 0 ? [] : await explain('analyze, timing off, format json');
    const whole = scans.filter((node) => rowsOf(node) >= sizeIn(big, node) * MOST_OF_IT);
    plans.push({ text, scanned: whole.map((node) => node['Relation Name'] ?? '') });
  }
  return plans;
}

function sizeIn(big: TableSizes, node: Node): number {
  return big.get(node['Relation Name'] ?? '') ?? 0;
}

function rowsOf(node: Node): number {
  return (node['Actual Loops'] ?? 0) * ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0));
}

function nodesOf(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

const ours = new AsyncLocalStorage<boolean>();

async function statementsOf(pool: pg.Pool, act: () => Promise<unknown>): Promise<Statement[]> {
  const original = pool.query;
  const sent: Statement[] = [];
  Reflect.set(pool, 'query', (...args: unknown[]) => {
    const [first, second] = args;
    const text = typeof first === 'object' && first !== null ? Reflect.get(first, 'text') : first;
    if (ours.getStore() === true && typeof text === 'string' && /^\s*(select|with)\b/i.test(text)) {
      const values = second ?? (typeof first === 'object' && first !== null && Reflect.get(first, 'values'));
      sent.push({ text, values: Array.isArray(values) ? values : [] });
    }
    return Reflect.apply(original, pool, args);
  });
  try {
    await ours.run(true, act);
  } finally {
    Reflect.set(pool, 'query', original);
  }
  return sent;
}
