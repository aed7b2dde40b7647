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
} from '@ilaneer/domain/order/cash-orders';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import type { Failure } from '../../http/failure.ts';
import { type Order, type OrderLineRow, sumCashOrders, sumCashToNumber } from './repository.ts';

type CashOrder = {
  readonly userId: string;
  /** Cash and units. */
  readonly order: CashOrders;
  readonly buyer: CashBuyer;
  /** Recipient's number. */
  readonly phone: string;
  /** The existing order that it becomes. */
  readonly replaces?: string;
  /** For the refusal's advice. */
  readonly mayPayOnline: () => Promise<boolean>;
};

/** CHECKOUT-26, CHECKOUT-27. The shopper is locked. Errors: CASH_LIMIT. */
export async function checkCashOrder(
  tx: Database,
  { userId, order, buyer, phone, replaces, mayPayOnline }: CashOrder,
): Promise<Result<null, Failure>> {
  const allowance = cashAllowance(buyer);
  const held = await sumCashOrders(tx, userId, { except: replaces ?? null });
  const checked = checkCash(held, order, allowance);
  if (checked.ok && (buyer.kind === 'staff' || buyer.hasProvenMobile)) return ok(null);
  if (checked.ok && checkCash(await sumCashToNumber(tx, { userId, phone }), order, allowance).ok)
    return ok(null);
  // Other accounts' orders are not detailed.
  const isByOthers = checked.ok;
  const error = checked.ok ? { held, ...allowance } : checked.error;
  const refusal = { order, error, isByOthers };
  const message =
    buyer.kind === 'staff' ? textForStaff(refusal) : textForShopper(refusal, buyer, await mayPayOnline());
  const { most, ifProven } = error;
  return err({
    code: 'CASH_LIMIT',
    message,
    data: {
      held: inRupees(held),
      most: inRupees(most),
      ifProven: ifProven === null ? null : inRupees(ifProven),
    },
  });
}

/** Edits of unpaid cash orders stay within the legal limit (CHECKOUT-27). Errors: CASH_LIMIT. */
export async function checkEditedCash(
  tx: Database,
  before: Order,
  lines: readonly Pick<OrderLineRow, 'quantity'>[],
  total: Paise,
): Promise<Result<null, Failure>> {
  if (total <= before.totalPaise) return ok(null);
  const cash = floorAtZero(subtractPaise(total, paise(before.giftCardPaise)));
  return checkCashOrder(tx, {
    userId: before.userId,
    order: { cash, units: lines.reduce((sum, { quantity }) => sum + quantity, 0) },
    buyer: { kind: 'staff' },
    phone: before.deliveryAddress.phone,
    replaces: before.id,
    mayPayOnline: async () => false,
  });
}

type Refusal = {
  readonly order: CashOrders;
  readonly error: Omit<CashLimitError, 'code'>;
  /** Due to other accounts' orders. */
  readonly isByOthers: boolean;
};

function textForShopper(
  { order, error: { held, most, ifProven }, isByOthers }: Refusal,
  { hasProvenMobile }: Extract<CashBuyer, { kind: 'shopper' }>,
  mayPayOnline: boolean,
): string {
  const until = hasProvenMobile ? 'at a time' : 'while your mobile number is not confirmed';
  const open = held.cash > 0 ? `, and your open orders on delivery to ${cashText(held)}` : '';
  const ways = [
    ...(ifProven === null
      ? ['order less']
      : [`confirm your mobile number to order up to ${cashText(ifProven)}`]),
    ...(mayPayOnline ? ['pay online'] : []),
  ];
  return [
    `Cash on Delivery is for up to ${cashText(most)} ${until}.`,
    `This order comes to ${cashText(order)}${open}.`,
    ...(isByOthers ? ['Other open orders go to the same number.'] : []),
    `Please ${ways.join(', or ')}.`,
  ].join(' ');
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
