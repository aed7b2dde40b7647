import * as calls from '@ilaneer/contract/staff/content/search-words';
import { matchedVersion } from '@ilaneer/contract/staff/version';
import { ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { serveCall } from '../../http/serve-call.ts';
import { changeSynonym, deleteSynonym, makeSynonyms, type SynonymDeps } from './change-synonym.ts';
import { listMissed } from './missed-searches-repository.ts';
import { listSynonymRows } from './repository.ts';

const MOST_SHOWN = 100;

export function searchWordsRoutes(app: FastifyInstance, deps: Deps & SynonymDeps): void {
  const { db } = deps;

  serveCall(app, calls.listMissedSearches, async () =>
    ok({ success: true, searches: await listMissed(db, deps.now(), MOST_SHOWN) }),
  );

  serveCall(app, calls.listSynonyms, async () => ok({ success: true, synonyms: await listSynonymRows(db) }));

  serveCall(app, calls.makeSynonym, async ({ staff, body }) => {
    const made = await makeSynonyms(deps, staff, body);
    return made.ok ? ok({ success: true, synonyms: [...made.value] }) : made;
  });

  serveCall(app, calls.changeSynonym, async ({ staff, params: { synonymId }, headers, body }) => {
    const at = { synonymId, version: matchedVersion(headers) };
    const changed = await changeSynonym(deps, staff, at, body);
    return changed.ok ? ok({ success: true, synonym: changed.value }) : changed;
  });

  serveCall(app, calls.deleteSynonym, async ({ staff, params: { synonymId }, headers }) => {
    const deleted = await deleteSynonym(deps, staff, { synonymId, version: matchedVersion(headers) });
    return deleted.ok ? ok({ success: true }) : deleted;
  });
}
