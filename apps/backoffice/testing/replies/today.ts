import type { getToday, TodayView } from '@ilaneer/contract/staff/today';
import type { StaffServer } from '../staff-server.ts';

const count = (found: number, isMore = false) => ({ found, isMore });

export const TODAY: TodayView = {
  day: '2026-11-30',
  sales: {
    today: { from: '2026-11-30', to: '2026-11-30', orders: 12, amount: 6_720.5, average: 560.04 },
    lastWeek: { from: '2026-11-23', to: '2026-11-23', orders: 1, amount: 480, average: 480 },
    last7: { from: '2026-11-24', to: '2026-11-30', orders: 80, amount: 44_800, average: 560 },
    last30: { from: '2026-11-01', to: '2026-11-30', orders: 0, amount: 0, average: null },
  },
  cash: { onTheWay: 1_200.5, orders: count(3), withCouriers: 800.25 },
  books: { unmatched: 12.34, refundsPayable: 0, debits: 7_000, credits: 7_000 },
  orders: { late: count(4), held: count(0), promisedDays: 5 },
  returns: { toDecide: count(3), toSettle: count(1) },
  refunds: { waiting: count(2), late: count(0) },
  messages: { late: count(1), soonLate: count(2), inTime: count(1_000, true) },
  packing: {
    toPack: count(9),
    packed: count(2),
    late: count(1),
    held: count(1),
    own: { parcels: 24, perHour: 30, medianSeconds: 95 },
    shop: { parcels: 60, perHour: 28, medianSeconds: 130 },
  },
  batches: { ending: count(1), units: 1_240 },
};

export function answerToday(server: StaffServer, today: Partial<TodayView> = {}): void {
  server.answer<typeof getToday>('GET', '/staff/today', { success: true, today: { ...TODAY, ...today } });
}
