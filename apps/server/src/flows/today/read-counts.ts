import type { ListCount } from '@ilaneer/contract/staff/list';
import type { CountsView } from '@ilaneer/contract/staff/today';
import { TO_BE_PACKED } from '@ilaneer/domain/order/status';
import type { ReturnState } from '@ilaneer/domain/return/return-life';
import type { Permission } from '@ilaneer/domain/staff/permission';
import type { Deps } from '../../deps/deps.ts';
import { countOf, ROWS_TO_COUNT } from '../../http/lists/keyset.ts';
import { countForStaff, type OrderListFilter } from '../../modules/order/order.ts';
import { countReturnsForStaff } from '../../modules/return/return.ts';
import { countReviewsForStaff } from '../../modules/review/review.ts';
import { countTicketsForStaff } from '../../modules/support/support.ts';
import { countQueue } from '../packing/packing.ts';

type Db = Deps['db'];

/** TODAY-6. */
export async function readCounts({ db }: Pick<Deps, 'db'>, held: readonly Permission[]): Promise<CountsView> {
  const mayRead = held.includes('orders.read');
  const [orders, packing, returns, messages, reviews] = await Promise.all([
    mayRead ? countOrders(db, { statuses: TO_BE_PACKED }) : null,
    held.includes('orders.fulfil') ? countToPack(db, false) : null,
    mayRead ? countReturns(db, 'requested') : null,
    held.includes('messages.answer') ? countMessages(db) : null,
    held.includes('reviews.moderate') ? countReviews(db) : null,
  ]);
  return { orders, packing, returns, messages, reviews };
}

export async function countOrders(db: Db, filter: Partial<OrderListFilter>): Promise<ListCount> {
  const whole = { words: [], statuses: [], ...filter };
  return countOf(await countForStaff(db, { filter: whole, sort: 'newest' }, ROWS_TO_COUNT));
}

export async function countToPack(db: Db, isHeld: boolean): Promise<ListCount> {
  return countOf(await countQueue(db, { state: 'to pack', isHeld }));
}

export async function countReturns(db: Db, state: ReturnState): Promise<ListCount> {
  return countOf(await countReturnsForStaff(db, { state, words: [], lateAt: null }, ROWS_TO_COUNT));
}

async function countReviews(db: Db): Promise<ListCount> {
  return countOf(await countReviewsForStaff(db, { state: 'waiting', search: '' }, ROWS_TO_COUNT));
}

async function countMessages(db: Db): Promise<ListCount> {
  return countOf(
    await countTicketsForStaff(
      db,
      { status: 'open', kind: null, assigneeId: null, words: [] },
      ROWS_TO_COUNT,
    ),
  );
}
