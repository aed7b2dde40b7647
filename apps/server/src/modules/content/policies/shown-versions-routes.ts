import * as calls from '@ilaneer/contract/content';
import { err, ok } from '@ilaneer/domain/result';
import { isPolicySlug } from '@ilaneer/domain/setting/policies';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import { serveCall } from '../../../http/serve-call.ts';
import { renderMarkdown } from '../render-markdown.ts';
import { listShown, type PolicyVersion } from './policy-repository.ts';

/** CONTENT-25. */
export function shownVersionsRoutes(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  const shownOf = async (slug: string) => (isPolicySlug(slug) ? await listShown(db, slug) : []);

  serveCall(app, calls.listPageVersions, async ({ params }) => {
    const shown = await shownOf(params.slug);
    if (shown.length === 0) return err({ code: 'PAGE_NOT_FOUND' });
    return ok({ success: true, versions: shown.map(toShownVersion) });
  });

  serveCall(app, calls.getPageVersion, async ({ params: { slug, number } }) => {
    const found = (await shownOf(slug)).find((one) => one.number === number);
    if (found === undefined) return err({ code: 'PAGE_NOT_FOUND' });
    const { html } = renderMarkdown(found.words);
    return ok({ success: true, version: { ...toShownVersion(found), html } });
  });
}

function toShownVersion({ number, title, savedAt, hash }: PolicyVersion) {
  return { number, title, savedAt: savedAt.toISOString(), hash };
}
