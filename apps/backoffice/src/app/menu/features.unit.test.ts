import { describe, expect, it } from 'vitest';
import { FEATURES, PAGES } from './features.ts';

describe('the pages of the staff app', () => {
  it('each have keys and an address', () => {
    for (const named of [PAGES.flatMap(({ keys = [] }) => keys), PAGES.map(({ to }) => to)]) {
      expect(named.filter((one, at) => named.indexOf(one) !== at)).toEqual([]);
    }
  });

  it('need in the menu what their route needs', () => {
    const routes = FEATURES.flatMap((feature) => feature.routes);
    for (const { to, needs } of PAGES) {
      expect(routes.find(({ path }) => path === to)?.needs, to).toEqual(needs);
    }
  });
});
