import { readFileSync } from 'node:fs';
import { SHOP_PATHS } from '@ilaneer/domain/storefront/shop-paths';
import { expect, it } from 'vitest';

it('the server knows the paths of the router, and no others', () => {
  const router = readFileSync(new URL('../../../storefront/src/app/routes.tsx', import.meta.url), 'utf8');
  const paths = [...router.matchAll(/path: '([^']+)'/g)].map(([, path]) => path);
  expect(paths.length).toBeGreaterThan(30);
  expect([...SHOP_PATHS, '*'].toSorted()).toEqual(paths.toSorted());
});
