import type { ListCount } from '@ilaneer/contract/staff/list';
import type { PaceView, SalesView, TodayView } from '@ilaneer/contract/staff/today';
import { lastHandover } from '@ilaneer/domain/handover/handover';
import { indiaDay, startOfIndiaDay } from '@ilaneer/domain/india-day';
import { naturalBalance } from '@ilaneer/domain/journal/open-items';
import { NO_PAISE, rupeesFromPaise } from '@ilaneer/domain/money';
import { lateOrders } from '@ilaneer/domain/order/late-orders';
import { daysOfPeriod, type SalesPeriod, salesOf } from '@ilaneer/domain/order/sales';
import { ON_THE_WAY } from '@ilaneer/domain/order/status';
import { packingPace } from '@ilaneer/domain/parcel/packing-pace';
import { refundsLateBefore } from '@ilaneer/domain/return/refund-clock';
import type { Permission } from '@ilaneer/domain/staff/permission';
import { type ANSWER_URGENCIES, waitingWithin } from '@ilaneer/domain/support/ticket';
import type { Deps } from '../../deps/deps.ts';
import { countOf, ROWS_TO_COUNT } from '../../http/lists/keyset.ts';
import type { StaffMember } from '../../http/staff-access.ts';
import { countEnding } from '../../modules/batch/batch.ts';
import { readDailyBalances, sumBooked } from '../../modules/journal/journal.ts';
import { listDaySales, sumCashOnTheWay } from '../../modules/order/order.ts';
import { listPackedSince } from '../../modules/parcel/parcel.ts';
import { countOpenRefunds } from '../../modules/payment/payment.ts';
import { readHandoverTime } from '../../modules/setting/setting.ts';
import { countTicketsForStaff } from '../../modules/support/support.ts';
import { countQueue } from '../packing/packing.ts';
import { countOrders, countReturns, countToPack } from './read-counts.ts';

export type TodayDeps = Pick<Deps, 'db' | 'now' | 'delivery'>;

type Asked = TodayDeps & { readonly at: Date; readonly day: string; readonly memberId: string };

/** Parts in parallel, the queries of a part one after the other: a page takes few connections. */
export async function readToday(deps: TodayDeps, staff: StaffMember): Promise<TodayView> {
  const at = deps.now();
  const asked: Asked = { ...deps, at, day: indiaDay(at), memberId: staff.id };
  const permitted = <Part>(needs: Permission, read: (asked: Asked) => Promise<Part>) =>
    staff.permissions.includes(needs) ? read(asked) : null;
  const [sales, money, orders, returns, refunds, messages, packing, batches] = await Promise.all([
    permitted('reports.read', readSales),
    permitted('reports.read', readMoney),
    permitted('orders.read', readOrders),
    permitted('orders.read', readReturns),
    permitted('orders.read', readRefunds),
    permitted('messages.answer', readMessages),
    permitted('orders.fulfil', readPacking),
    permitted('catalogue.read', readBatches),
  ]);
  const { cash, books } = money ?? { cash: null, books: null };
  return { day: asked.day, sales, cash, books, orders, returns, refunds, messages, packing, batches };
}

/** TODAY-2. */
async function readSales({ db, day }: Asked): Promise<TodayView['sales']> {
  const days = await listDaySales(db, startOfIndiaDay(daysOfPeriod('last30', day).from));
  const view = (period: SalesPeriod): SalesView => {
    const { amount, average, ...rest } = salesOf(days, period, day);
    return {
      ...rest,
      amount: rupeesFromPaise(amount),
      average: average === null ? null : rupeesFromPaise(average),
    };
  };
  return {
    today: view('today'),
    lastWeek: view('lastWeek'),
    last7: view('last7'),
    last30: view('last30'),
  };
}

/** TODAY-5. */
async function readMoney({ db, day }: Asked): Promise<Pick<TodayView, 'cash' | 'books'>> {
  const filter = { statuses: ON_THE_WAY, paymentMethod: 'cod', paymentStatus: 'pending' } as const;
  const orders = await countOrders(db, filter);
  const onTheWay = rupeesFromPaise(await sumCashOnTheWay(db));
  const balances = await readDailyBalances(db);
  const { debits, credits } = await sumBooked(db, day);
  const payable = (account: 'unmatched-receipts' | 'refunds-payable') =>
    rupeesFromPaise(naturalBalance(account, balances.get(account) ?? NO_PAISE));
  const withCouriers = rupeesFromPaise(balances.get('cash-with-couriers') ?? NO_PAISE);
  return {
    cash: { onTheWay, orders, withCouriers },
    books: {
      unmatched: payable('unmatched-receipts'),
      refundsPayable: payable('refunds-payable'),
      debits: rupeesFromPaise(debits),
      credits: rupeesFromPaise(credits),
    },
  };
}

/** TODAY-3. */
async function readOrders({ db, at, delivery }: Asked): Promise<TodayView['orders']> {
  const promisedDays = delivery.mostDays;
  const late = await countOrders(db, { late: lateOrders(at, promisedDays) });
  return { late, held: await countOrders(db, { isHeld: true }), promisedDays };
}

async function readReturns({ db }: Asked): Promise<TodayView['returns']> {
  return { toDecide: await countReturns(db, 'requested'), toSettle: await countReturns(db, 'received') };
}

async function readRefunds({ db, at }: Asked): Promise<TodayView['refunds']> {
  const count = async (requestedBefore: Date | null) =>
    countOf(await countOpenRefunds(db, { requestedBefore, isFailed: false, words: [] }, ROWS_TO_COUNT));
  return { waiting: await count(null), late: await count(refundsLateBefore(at)) };
}

async function readMessages({ db, at }: Asked): Promise<TodayView['messages']> {
  const count = async (urgency: (typeof ANSWER_URGENCIES)[number]): Promise<ListCount> => {
    const filter = {
      status: null,
      kind: null,
      assigneeId: null,
      words: [],
      waiting: waitingWithin(urgency, at),
    };
    return countOf(await countTicketsForStaff(db, filter, ROWS_TO_COUNT));
  };
  return { late: await count('late'), soonLate: await count('soon late'), inTime: await count('in time') };
}

/** TODAY-4. */
async function readPacking({ db, at, day, memberId }: Asked): Promise<TodayView['packing']> {
  const toPack = await countToPack(db, false);
  const held = await countToPack(db, true);
  const packed = countOf(await countQueue(db, { state: 'packed' }));
  const before = lastHandover(await readHandoverTime(db), at);
  const late = countOf(await countQueue(db, { state: 'late', before }));
  const parcels = await listPackedSince(db, startOfIndiaDay(day));
  const own: PaceView = packingPace(parcels.filter(({ packedBy }) => packedBy === memberId));
  return { toPack, packed, late, held, own, shop: packingPace(parcels) };
}

async function readBatches({ db, day }: Asked): Promise<TodayView['batches']> {
  const { batches, units } = await countEnding(db, day, ROWS_TO_COUNT);
  return { ending: countOf(batches), units };
}
