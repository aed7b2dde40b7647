import {
  floorAtZero,
  formatRupees,
  type Paise,
  paise,
  rupeesFromPaise,
  subtractPaise,
} from '@ilaneer/domain/money';
import {
  type CashBuyer,
  type CashLimitError,
  type CashOrders,
  cashAllowance,
  checkCash,
  type MostCash,
  usesRecord,
} from '@ilaneer/domain/order/cash-orders';
import { type DeliveryRecord, NO_RECORD, recordWords } from '@ilaneer/domain/order/delivery-record';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import { readDeliveryRecords } from './delivery-record-repository.ts';
import { type Order, type OrderLineRow, sumCashOrders, sumCashToNumber } from './repository.ts';

type CashOrder = {
  readonly userId: string;
  /** Its cash to collect, and its units. */
  readonly order: CashOrders;
  readonly buyer: CashBuyer;
  /** The mobile number of the delivery address. */
  readonly phone: string;
  /** Id of the pending order that becomes this one. */
  readonly replaces?: string;
  readonly at: Date;
  /** For the refusal's advice. */
  readonly mayPayOnline: () => Promise<boolean>;
};

/**
 * CHECKOUT-26, CHECKOUT-27, CHECKOUT-30. The shopper is locked. Record of deliveries to account and number; none where
 * no rule uses it, nor for staff, who know the customer. Errors: CASH_LIMIT.
 */
export async function checkCashOrder(
  tx: Database,
  { userId, order, buyer, phone, replaces, at, mayPayOnline }: CashOrder,
): Promise<Result<DeliveryRecord, Failure>> {
  const records =
    buyer.kind === 'shopper' && usesRecord(buyer.rules)
      ? await readDeliveryRecords(tx, { userId, phone: buyer.hasProvenMobile ? null : phone, at })
      : { own: NO_RECORD, all: NO_RECORD };
  const allowance = cashAllowance(buyer, records.own);
  const { own, toNumber } = await sumOpenCash(tx, { userId, buyer, phone, except: replaces ?? null });
  const checked = checkCash(own, order, allowance);
  const ofNumber = cashAllowance(buyer, records.all);
  if (checked.ok && checkCash(toNumber, order, ofNumber).ok) return ok(records.all);
  // Orders of other accounts are mentioned, never described.
  const byOthers = checked.ok ? (checkCash(own, order, ofNumber).ok ? 'are open' : 'came back') : null;
  const error = checked.ok ? { held: own, ...allowance } : checked.error;
  const refusal = { order, error, byOthers } as const;
  const message =
    buyer.kind === 'staff' ? textForStaff(refusal) : textForShopper(refusal, buyer, await mayPayOnline());
  const { most, ifProven } = error;
  return err({
    code: 'CASH_LIMIT',
    message,
    data: {
      held: inRupees(error.held),
      most: inRupees(most),
      ifProven: ifProven === null ? null : inRupees(ifProven),
    },
  });
}

/** Includes other accounts' orders to the number while the buyer has proven none. */
async function sumOpenCash(
  tx: Database,
  { userId, buyer, phone, except }: Pick<CashOrder, 'userId' | 'buyer' | 'phone'> & { except: string | null },
) {
  if (buyer.kind === 'shopper' && !buyer.hasProvenMobile)
    return sumCashToNumber(tx, { userId, phone, except });
  const own = await sumCashOrders(tx, userId, { except });
  return { own, toNumber: own };
}

/** CHECKOUT-27. Errors: CASH_LIMIT. */
export async function checkEditedCash(
  tx: Database,
  { now }: Pick<Deps, 'now'>,
  before: Order,
  lines: readonly Pick<OrderLineRow, 'quantity'>[],
  total: Paise,
): Promise<Result<unknown, Failure>> {
  if (total <= before.totalPaise) return ok(null);
  const cash = floorAtZero(subtractPaise(total, paise(before.giftCardPaise)));
  return checkCashOrder(tx, {
    userId: before.userId,
    order: { cash, units: lines.reduce((sum, { quantity }) => sum + quantity, 0) },
    buyer: { kind: 'staff' },
    phone: before.deliveryAddress.phone,
    replaces: before.id,
    at: now(),
    mayPayOnline: async () => false,
  });
}

type Refusal = {
  readonly order: CashOrders;
  readonly error: Omit<CashLimitError, 'code'>;
  /** Set if other accounts' orders to the number are the cause. */
  readonly byOthers: 'are open' | 'came back' | null;
};

const OTHERS = {
  'are open': 'Other open orders go to the same number.',
  'came back': 'Earlier orders to the same number came back undelivered.',
} as const;

function textForShopper(
  { order, error: { held, most, ifProven, record }, byOthers }: Refusal,
  { hasProvenMobile }: Extract<CashBuyer, { kind: 'shopper' }>,
  mayPayOnline: boolean,
): string {
  const open = held.cash > 0 ? `, and your open orders on delivery to ${cashText(held)}` : '';
  const ways = [
    ...(ifProven === null
      ? most.cash === 0
        ? []
        : ['order less']
      : [`confirm your mobile number to order up to ${cashText(ifProven)}`]),
    ...(mayPayOnline ? ['pay online'] : []),
  ];
  return [
    record === null ? usualLimitText(most, hasProvenMobile) : recordLimitText(most, record),
    `This order comes to ${cashText(order)}${open}.`,
    ...(byOthers === null ? [] : [OTHERS[byOthers]]),
    ...(ways.length === 0 ? [] : [`Please ${ways.join(', or ')}.`]),
  ].join(' ');
}

function usualLimitText(most: MostCash, hasProvenMobile: boolean): string {
  const until = hasProvenMobile ? 'at a time' : 'while your mobile number is not confirmed';
  return `Cash on Delivery is for up to ${cashText(most)} ${until}.`;
}

function recordLimitText(most: MostCash, record: DeliveryRecord): string {
  const offer = most.cash === 0 ? 'not available to you' : `for up to ${cashText(most)}`;
  return `Cash on Delivery is ${offer} for now: ${recordWords(record)}. Each order that arrives counts for you, also one that you paid online.`;
}

function textForStaff({ order, error: { held, most } }: Refusal): string {
  const open = held.cash > 0 ? `, and the customer's other open orders to ${formatRupees(held.cash)}` : '';
  return [
    `The law allows at most ${formatRupees(most.cash)} in cash from one customer (269ST of the Income-tax Act).`,
    `This order comes to ${formatRupees(order.cash)}${open}. Please have it paid online.`,
  ].join(' ');
}

function cashText({ cash, units }: MostCash): string {
  const items = units === 1 ? '1 item' : `${units} items`;
  return units === null ? formatRupees(cash) : `${formatRupees(cash)} and ${items}`;
}

function inRupees({ cash, units }: MostCash) {
  return { cash: rupeesFromPaise(cash), units };
}
