import { expect, it } from 'vitest';
import type { SourceFile } from './sources.ts';
import { readWalks } from './walks.ts';

const FILES = {
  'apps/storefront/src/button.tsx': `
    import { useAdd } from './add.ts';
    export function Button() { return <button onClick={useAdd()} />; }`,
  'apps/storefront/src/add.ts': `
    import type { addToCart } from 'cart-contract';
    export const useAdd = () => () => request<typeof addToCart>('POST', '/add');`,
  'packages/contract/src/cart.ts': 'export const addToCart = {}; export const clearCart = {};',
  'apps/server/src/routes.ts': `
    import * as calls from 'cart-contract';
    import { add, clear } from './repository.ts';
    export function routes(app) {
      const reply = () => add();
      serve(app, calls.addToCart, () => reply());
      serve(app, calls.clearCart, () => clear());
    }`,
  'apps/server/src/repository.ts': `
    import { lines } from './db/schema/cart.ts';
    export const add = () => run('insert into cart_lines');
    export const clear = () => drop<typeof lines>();`,
  'apps/server/src/db/schema/cart.ts': "export const lines = pgTable('cart_lines', {});",
};
const TARGETS = {
  './add.ts': 'apps/storefront/src/add.ts',
  'cart-contract': 'packages/contract/src/cart.ts',
  './repository.ts': 'apps/server/src/repository.ts',
  './db/schema/cart.ts': 'apps/server/src/db/schema/cart.ts',
};

const sources = Object.entries(FILES).map(
  ([path, text]): SourceFile => ({
    path,
    text,
    lines: 0,
    imports: [],
    targets: new Map(Object.entries(TARGETS)),
  }),
);

function problemsOf(...steps: readonly string[]): readonly string[] {
  const lines = steps.map((step, index) => `${index + 1}. ${step}: a step.`);
  const walks = readWalks(['### A walk (at most 6 files)', ...lines].join('\n'), sources);
  return walks.flatMap(({ problems }) => problems);
}

const IN_BROWSER = ['`apps/storefront/src/button.tsx` `Button`', '`apps/storefront/src/add.ts` `useAdd`'];
const MESSAGE = '`packages/contract/src/cart.ts` `addToCart`';
const ROUTES = '`apps/server/src/routes.ts` `routes`';
const ADD = '`apps/server/src/repository.ts` `add`';
const TABLE = '`apps/server/src/db/schema/cart.ts` `lines`';

it('a walk from the button over the message to the table is true', () => {
  expect(problemsOf(...IN_BROWSER, MESSAGE, ROUTES, ADD, TABLE)).toEqual([]);
});

it('an import without a call leads nowhere', () => {
  expect(problemsOf(...IN_BROWSER, MESSAGE, ROUTES, '`apps/server/src/repository.ts` `clear`')).toEqual([
    'no step uses clear of apps/server/src/repository.ts',
  ]);
});

it('a step that is gone is named', () => {
  expect(problemsOf(ADD, TABLE.replace('`lines`', '`others`'))).toEqual([
    'apps/server/src/db/schema/cart.ts does not declare others',
  ]);
});

it('a route that serves another message is no step', () => {
  expect(problemsOf(MESSAGE.replace('addToCart', 'clearCart'), ROUTES, ADD)).toEqual([
    'no step uses add of apps/server/src/repository.ts',
  ]);
});
