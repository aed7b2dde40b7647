import * as calls from '@ilaneer/contract/staff/content/articles';
import { matchedVersion } from '@ilaneer/contract/staff/version';
import { ok, type Result } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps/deps.ts';
import type { Failure } from '../../../http/failure.ts';
import { listPage, ROWS_TO_COUNT, ROWS_TO_READ, readPlace } from '../../../http/lists/keyset.ts';
import { serveCall } from '../../../http/serve-call.ts';
import type { ContentDeps } from '../content-cache.ts';
import { renderMarkdown } from '../render-markdown.ts';
import {
  countArticles,
  findArticle,
  listArticleRows,
  listAuthorRows,
  type StaffArticle,
} from './article-repository.ts';
import { statedOf, toStaffArticle } from './article-views.ts';
import { changeArticle, deleteArticle, makeArticle, moveArticle } from './change-article.ts';
import { changeAuthor, makeAuthor } from './change-author.ts';

export function articleRoutes(app: FastifyInstance, deps: Deps & ContentDeps): void {
  const { db } = deps;
  const reply = (saved: Result<StaffArticle, Failure>) =>
    saved.ok ? ok({ success: true as const, article: toStaffArticle(saved.value, deps.now()) }) : saved;

  serveCall(app, calls.listStaffArticles, async ({ query }) => {
    const { sort = 'newest', state = null, search = '' } = query;
    const place = readPlace(sort, query.after);
    if (!place.ok) return place;
    const now = deps.now();
    const asked = { search, state, now };
    const rows = await listArticleRows(db, asked, sort, { after: place.value, limit: ROWS_TO_READ });
    const counted = await countArticles(db, asked, ROWS_TO_COUNT);
    const page = listPage(rows, counted, sort, ({ key, id }) => [key, id]);
    return ok({
      success: true,
      ...page,
      rows: page.rows.map(({ id, title, category, authorName, updatedAt, ...row }) => ({
        ...{ id, title, category, authorName },
        ...statedOf(row, now),
        updatedAt: updatedAt.toISOString(),
      })),
    });
  });

  serveCall(app, calls.getStaffArticle, async ({ params }) => {
    const article = await findArticle(db, params.articleId);
    return reply(article === null ? { ok: false, error: { code: 'ARTICLE_NOT_FOUND' } } : ok(article));
  });

  serveCall(app, calls.makeArticle, async ({ staff, body }) => reply(await makeArticle(deps, staff, body)));

  serveCall(app, calls.changeArticle, async ({ staff, params: { articleId }, headers, body }) =>
    reply(await changeArticle(deps, staff, { articleId, version: matchedVersion(headers) }, body)),
  );

  serveCall(app, calls.moveArticle, async ({ staff, params: { articleId }, headers, body }) => {
    const { isPublic, publishedAt } = body;
    const move = { isPublic, publishedAt: publishedAt === null ? null : new Date(publishedAt) };
    return reply(await moveArticle(deps, staff, { articleId, version: matchedVersion(headers) }, move));
  });

  serveCall(app, calls.deleteArticle, async ({ staff, params: { articleId }, headers }) => {
    const deleted = await deleteArticle(deps, staff, { articleId, version: matchedVersion(headers) });
    return deleted.ok ? ok({ success: true }) : deleted;
  });

  serveCall(app, calls.listAuthors, async () => ok({ success: true, authors: await listAuthorRows(db) }));

  serveCall(app, calls.makeAuthor, async ({ staff, body }) => {
    const made = await makeAuthor(deps, staff, body);
    return made.ok ? ok({ success: true, author: made.value }) : made;
  });

  serveCall(app, calls.changeAuthor, async ({ staff, params: { authorId }, headers, body }) => {
    const at = { authorId, version: matchedVersion(headers) };
    const changed = await changeAuthor(deps, staff, at, body);
    return changed.ok ? ok({ success: true, author: changed.value }) : changed;
  });

  serveCall(app, calls.previewMarkdown, async ({ body }) =>
    ok({ success: true, html: renderMarkdown(body.text).html }),
  );
}
