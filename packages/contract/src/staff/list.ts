import Type, { type Static, type TSchema } from 'typebox';
import { successReply } from '../message/envelope.ts';
import { problem, Search, Text, TextOrNull } from '../message/fields.ts';

/** Rows on a page of a staff list. */
export const STAFF_PAGE = 50;
/** Counting stops here: lists show '1,000+'. */
export const MOST_COUNTED = 1_000;

export const listFields = {
  search: Type.Optional(Search(200)),
  after: Type.Optional(
    Text(500, { description: '`next` of the page before', ...problem('after is not a place in this list') }),
  ),
};

export const ListCount = Type.Object({
  found: Type.Integer({ maximum: MOST_COUNTED }),
  isMore: Type.Boolean(),
});

export type ListCount = Static<typeof ListCount>;

export function listReply<Row extends TSchema>(row: Row) {
  return successReply({ rows: Type.Array(row), next: TextOrNull, count: ListCount });
}

export type ListPage<Row> = {
  readonly rows: readonly Row[];
  readonly next: string | null;
  readonly count: ListCount;
};
