import { searchStaff } from '@ilaneer/contract/staff/search';
import { ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { serveCall } from '../../http/serve-call.ts';
import { findMembersByText } from '../../modules/staff/staff.ts';
import { MOST_OF_A_KIND, type SearchProvider, searchEverything } from './search-everything.ts';

export function staffSearchRoutes(app: FastifyInstance, deps: Deps): void {
  const providers = providersOf(deps);
  serveCall(app, searchStaff, async ({ staff, query }) => {
    const text = query.text.trim();
    const results = text === '' ? [] : await searchEverything(providers, staff.permissions, text);
    return ok({ success: true, results });
  });
}

/** Every kind that the search box finds, in the order in which it shows them. */
function providersOf({ db }: Pick<Deps, 'db'>): readonly SearchProvider[] {
  return [
    {
      kind: 'staff member',
      needs: ['staff.manage'],
      find: async (text) =>
        (await findMembersByText(db, text, MOST_OF_A_KIND)).map(({ id, name, email }) => ({
          id,
          title: name,
          detail: email,
        })),
    },
  ];
}
