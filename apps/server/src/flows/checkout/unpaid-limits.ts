import type { ReplyOf } from '@ilaneer/contract/message/call';
import type { getCashOnDelivery } from '@ilaneer/contract/order/cash-on-delivery';
import type { ShopperActor } from '@ilaneer/domain/actor/actor';
import { type Paise, rupeesFromPaise } from '@ilaneer/domain/money';
import { type CashBuyer, type CashLimits, cashAllowance, checkCash } from '@ilaneer/domain/order/cash-orders';
import { checkUnpaid } from '@ilaneer/domain/order/unpaid-orders';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import { findUser } from '../../modules/account/account.ts';
import { checkCashOrder, countUnpaid, type lockShopper, sumCashOrders } from '../../modules/order/order.ts';
import { unpaidOrdersFailure } from './failures.ts';

type UnpaidDeps = Pick<Deps, 'delivery'> & { readonly gateways: { readonly current: object | null } };

type UnpaidOrder = {
  readonly userId: string;
  readonly account: Awaited<ReturnType<typeof lockShopper>>;
  readonly units: number;
  readonly cash: Paise;
  readonly phone: string;
  readonly isByStaff: boolean;
  readonly isQuoted: boolean;
};

/** CHECKOUT-10. The shopper is locked. Errors: UNPAID_ORDERS_LIMIT, PAYMENT_METHOD_UNAVAILABLE. */
export async function checkOnlineOrder(
  tx: Database,
  { gateways, delivery }: UnpaidDeps,
  { userId, account, units, cash, isQuoted }: UnpaidOrder,
): Promise<Result<null, Failure>> {
  if (gateways.current === null) return err({ code: 'PAYMENT_METHOD_UNAVAILABLE' });
  if (isQuoted) return ok(null);
  const checked = checkUnpaid(await countUnpaid(tx, userId), units, account.isProven);
  if (checked.ok) return checked;
  const open = await sumCashOrders(tx, userId);
  const allowed = cashAllowance(shopperWith(account.mobile, delivery));
  return err(
    unpaidOrdersFailure(checked.error, { mayPayCash: checkCash(open, { cash, units }, allowed).ok }),
  );
}

/** Cash limits. The shopper is locked. Errors: CASH_LIMIT. */
export function checkDeliveredOrder(
  tx: Database,
  { gateways, delivery }: UnpaidDeps,
  { userId, account, units, cash, phone, isByStaff }: UnpaidOrder,
): Promise<Result<null, Failure>> {
  return checkCashOrder(tx, {
    userId,
    order: { cash, units },
    phone,
    buyer: isByStaff ? { kind: 'staff' } : shopperWith(account.mobile, delivery),
    mayPayOnline: async () =>
      gateways.current !== null && checkUnpaid(await countUnpaid(tx, userId), units, account.isProven).ok,
  });
}

export async function readCashRoom(
  { db, delivery }: Pick<Deps, 'db' | 'delivery'>,
  { userId }: ShopperActor,
): Promise<Omit<ReplyOf<typeof getCashOnDelivery>, 'success'>> {
  const [held, user] = await Promise.all([sumCashOrders(db, userId), findUser(db, userId)]);
  const { most, ifProven } = cashAllowance(shopperWith(user?.mobile ?? null, delivery));
  return {
    held: inRupees(held),
    most: inRupees(most),
    ifProven: ifProven === null ? null : inRupees(ifProven),
  };
}

/** An account's mobile number is always verified (ACCOUNT-40). */
function shopperWith(mobile: string | null, limits: CashLimits): CashBuyer {
  return { kind: 'shopper', hasProvenMobile: mobile !== null, limits };
}

function inRupees<Units extends number | null>({
  cash,
  units,
}: {
  readonly cash: Paise;
  readonly units: Units;
}) {
  return { cash: rupeesFromPaise(cash), units };
}
