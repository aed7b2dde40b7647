import type { TestShop } from './test-shop.ts';

type Plan = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Total Cost': number;
  readonly Plans?: readonly Plan[];
};

/** The tables that the reading statements of a call read from end to end, by their plans. */
export async function tablesReadWhole(shop: TestShop, call: () => Promise<unknown>): Promise<string[]> {
  const whole = new Set<string>();
  for (const { text, values } of await statementsOf(shop, call)) {
    if (!/^\s*(?:select|with)\b/i.test(text)) continue;
    const { rows } = await shop.db.$client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (format json) ${text}`,
      [...values],
    );
    const [explained] = rows[0]?.['QUERY PLAN'] ?? [];
    for (const node of explained === undefined ? [] : nodesOf(explained.Plan)) {
      if (node['Node Type'] === 'Seq Scan') whole.add(node['Relation Name'] ?? '');
    }
  }
  return [...whole];
}

/** Without what counts up to a limit and is expected to stop early. */
function nodesOf(plan: Plan): Plan[] {
  const stopsEarly = (inner: Plan) =>
    plan['Node Type'] === 'Limit' && plan['Total Cost'] < inner['Total Cost'] / 2;
  return [plan, ...(plan.Plans ?? []).filter((inner) => !stopsEarly(inner)).flatMap(nodesOf)];
}

type Statement = { readonly text: string; readonly values: readonly unknown[] };

async function statementsOf(shop: TestShop, call: () => Promise<unknown>): Promise<Statement[]> {
  const pool = shop.db.$client;
  const original = pool.query;
  const sent: Statement[] = [];
  Reflect.set(pool, 'query', (...args: unknown[]) => {
    const [first, second] = args;
    const text = typeof first === 'object' && first !== null ? Reflect.get(first, 'text') : first;
    if (typeof text === 'string') sent.push({ text, values: Array.isArray(second) ? second : [] });
    return Reflect.apply(original, pool, args);
  });
  try {
    await call();
  } finally {
    Reflect.set(pool, 'query', original);
  }
  return sent;
}
