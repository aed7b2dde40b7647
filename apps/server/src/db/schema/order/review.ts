import { LARGEST_PHOTO_BYTES, PHOTO_TYPES, type PhotoType } from '@ilaneer/domain/return/photo-type';
import {
  REFUSAL_REASONS,
  REVIEW_STATES,
  type RefusalReason,
  type ReviewState,
} from '@ilaneer/domain/review/review-life';
import { REVIEW_LIMITS } from '@ilaneer/domain/review/validate-review';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { users } from '../account/account.ts';
import { bytes, moment, oneOf, version } from '../columns.ts';
import { orders } from './order.ts';
import { orderLines } from './order-line.ts';

export const reviews = pgTable(
  'reviews',
  {
    id: text().primaryKey(),
    orderId: text('order_id').notNull(),
    position: integer().notNull(),
    productId: text('product_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** First name of the buyer, as shown. */
    authorName: text('author_name').notNull(),
    state: text().$type<ReviewState>().notNull(),
    refusalReason: text('refusal_reason').$type<RefusalReason>(),
    stars: integer().notNull(),
    /** Empty: stars alone. */
    words: text().notNull(),
    writtenAt: moment('written_at').notNull(),
    /** Of the present version. */
    submittedAt: moment('submitted_at').notNull(),
    /** By staff. */
    decidedAt: moment('decided_at'),
    answer: text(),
    answeredAt: moment('answered_at'),
    version,
  },
  (table) => [
    unique('reviews_once').on(table.orderId, table.position),
    foreignKey({
      name: 'reviews_order_line',
      columns: [table.orderId, table.position],
      foreignColumns: [orderLines.orderId, orderLines.position],
    }),
    index('reviews_user_id').on(table.userId),
    index('reviews_by_state').on(table.state, table.submittedAt, table.id),
    index('reviews_published')
      .on(table.productId, table.writtenAt, table.id)
      .where(sql`${table.state} = 'published'`),
    index('reviews_published_stars')
      .on(table.productId, table.stars, table.writtenAt, table.id)
      .where(sql`${table.state} = 'published'`),
    check('reviews_state', oneOf(table.state, REVIEW_STATES)),
    check('reviews_refusal_reason', oneOf(table.refusalReason, REFUSAL_REASONS)),
    check('reviews_refused', sql`(${table.state} = 'refused') = (${table.refusalReason} is not null)`),
    check('reviews_stars', sql`${table.stars} between 1 and 5`),
    check(
      'reviews_words',
      sql`${table.words} = '' or char_length(${table.words}) between 1 and ${sql.raw(String(REVIEW_LIMITS.words.max))}`,
    ),
    check('reviews_answer', sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
  ],
);

/** Earlier ones, with the state that they ended in (REVIEW-3). */
export const reviewVersions = pgTable(
  'review_versions',
  {
    reviewId: text('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    stars: integer().notNull(),
    words: text().notNull(),
    state: text().$type<ReviewState>().notNull(),
    refusalReason: text('refusal_reason').$type<RefusalReason>(),
    submittedAt: moment('submitted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.number] }),
    index('review_versions_refused').on(table.refusalReason).where(sql`${table.refusalReason} is not null`),
    check('review_versions_state', oneOf(table.state, REVIEW_STATES)),
    check('review_versions_refusal_reason', oneOf(table.refusalReason, REFUSAL_REASONS)),
  ],
);

export const reviewPhotos = pgTable(
  'review_photos',
  {
    id: text().primaryKey(),
    reviewId: text('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    contentType: text('content_type').$type<PhotoType>().notNull(),
    bytes: bytes().notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [
    unique('review_photos_position').on(table.reviewId, table.position),
    check(
      'review_photos_most',
      sql`${table.position} between 1 and ${sql.raw(String(REVIEW_LIMITS.photos))}`,
    ),
    check('review_photos_content_type', oneOf(table.contentType, PHOTO_TYPES)),
    check(
      'review_photos_size',
      sql`octet_length(${table.bytes}) between 1 and ${sql.raw(String(LARGEST_PHOTO_BYTES))}`,
    ),
  ],
);

/** Orders whose buyers were asked by mail, once (REVIEW-6). */
export const reviewRequests = pgTable('review_requests', {
  orderId: text('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  askedAt: moment('asked_at').notNull(),
});
