import * as calls from '@ilaneer/contract/review';
import { err, ok } from '@ilaneer/domain/result';
import { distributionOf, ratingOf } from '@ilaneer/domain/review/rating';
import { REFUSAL_REASONS } from '@ilaneer/domain/review/review-life';
import { REVIEW_LIMITS } from '@ilaneer/domain/review/validate-review';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import type { SecretDeps } from '../../deps/secrets.ts';
import type { PaintDeps } from '../../drawing/pictures/picture-painter.ts';
import { paginationOf, windowOf } from '../../http/lists/paging.ts';
import { formUpload, readForm } from '../../http/plugins/form-upload.ts';
import { serveCall } from '../../http/serve-call.ts';
import { photoFile, serveFile } from '../../http/serve-file.ts';
import {
  countPublished,
  countRefusals,
  countStars,
  findPublishedPhoto,
  listReviewPhotos,
  pagePublished,
} from '../../modules/review/review.ts';
import { openReviewPhoto, openReviews } from './open-reviews.ts';
import { toReviewView } from './views.ts';
import { withdrawReview } from './withdraw-review.ts';
import { checkReview, writeReview } from './write-review.ts';

const FORM = { fields: 12, files: REVIEW_LIMITS.photos, fileField: 'photos' };
const TEN_MINUTES_MS = 600_000;

/** Of everybody, and of the holder of a link, without a login (REVIEW-6, REVIEW-7). */
export async function reviewRoutes(
  app: FastifyInstance,
  deps: Deps & SecretDeps & Pick<PaintDeps, 'cleanPhotos'>,
): Promise<void> {
  await app.register(formUpload, FORM);
  const limits = [app.limitAttempts({ name: 'review-link', max: 120, windowMs: TEN_MINUTES_MS })];
  const writeLimits = [app.limitAttempts({ name: 'review', max: 30, windowMs: TEN_MINUTES_MS })];

  serveCall(app, calls.getReviews, async ({ params: { productId }, query }) => {
    const { stars = null } = query;
    const window = windowOf(query);
    const counts = await countStars(deps.db, productId);
    const distribution = distributionOf(counts);
    const total = distribution.reduce(
      (sum, one) => (stars === null || one.stars === stars ? sum + one.count : sum),
      0,
    );
    const page = await pagePublished(deps.db, { productId, stars }, window);
    const photos = await listReviewPhotos(
      deps.db,
      page.map(({ id }) => id),
    );
    return ok({
      success: true,
      rating: ratingOf(counts),
      distribution,
      reviews: page.map((review) => toReviewView(review, photos)),
      pagination: paginationOf(window, total),
    });
  });

  serveFile(app, calls.getReviewPhoto, async ({ params }) => {
    const photo = await findPublishedPhoto(deps.db, params.photoId);
    return photo === null ? err({ code: 'PHOTO_NOT_FOUND' }) : ok(photoFile(photo));
  });

  serveCall(app, calls.getReviewFigures, async () => {
    const refusals = await countRefusals(deps.db);
    return ok({
      success: true,
      published: await countPublished(deps.db),
      refusals: REFUSAL_REASONS.map((reason) => ({ reason, count: refusals.get(reason) ?? 0 })),
    });
  });

  serveCall(app, calls.openReviews, async ({ body }) => shown(body.link), { limits });

  serveFile(
    app,
    calls.openReviewPhoto,
    async ({ body }) => {
      const photo = await openReviewPhoto(deps, body);
      return photo === null ? err({ code: 'PHOTO_NOT_FOUND' }) : ok(photoFile(photo));
    },
    limits,
  );

  serveCall(
    app,
    calls.writeReview,
    async (_, request) => {
      const form = await readForm(request, FORM, (fields) => checkReview(deps, readReview(fields)));
      if (!form.ok) return form;
      const { checked, files } = form.value;
      const written = await writeReview(deps, checked, files);
      return written.ok ? shown(checked.link) : written;
    },
    { limits: writeLimits },
  );

  serveCall(
    app,
    calls.withdrawReview,
    async ({ body }) => {
      const withdrawn = await withdrawReview(deps, body);
      return withdrawn.ok ? shown(body.link) : withdrawn;
    },
    { limits: writeLimits },
  );

  async function shown(link: string) {
    const order = await openReviews(deps, link);
    return order.ok ? ok({ success: true as const, order: order.value }) : order;
  }
}

const LONGEST_LINK = 300;

function readReview(fields: ReadonlyMap<string, string>) {
  const text = (name: string) => fields.get(name) ?? '';
  return {
    link: text('link').slice(0, LONGEST_LINK),
    position: Number(text('position')),
    seen: Number(text('seen')),
    stars: Number(text('stars')),
    words: text('words'),
    kept: text('kept').split(','),
  };
}
