import type { ReplyOf } from '@ilaneer/contract/message/call';
import type { getCashOnDelivery } from '@ilaneer/contract/order/cash-on-delivery';
import type { ShopperActor } from '@ilaneer/domain/actor/actor';
import { type Paise, rupeesFromPaise } from '@ilaneer/domain/money';
import {
  type CashBuyer,
  type CashRules,
  cashAllowance,
  checkCash,
  usesRecord,
} from '@ilaneer/domain/order/cash-orders';
import {
  confirmableUntil,
  confirmedFrom,
  type DeliveryRecord,
  NO_RECORD,
  needsConfirmation,
} from '@ilaneer/domain/order/delivery-record';
import { checkUnpaid } from '@ilaneer/domain/order/unpaid-orders';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import { findUser } from '../../modules/account/account.ts';
import {
  checkCashOrder,
  countUnpaid,
  type lockShopper,
  readDeliveryRecords,
  sumCashOrders,
} from '../../modules/order/order.ts';
import { unpaidOrdersFailure } from './failures.ts';

type UnpaidDeps = Pick<Deps, 'delivery'> & { readonly gateways: { readonly current: object | null } };

type UnpaidOrder = {
  readonly userId: string;
  readonly account: Awaited<ReturnType<typeof lockShopper>>;
  readonly units: number;
  readonly cash: Paise;
  readonly phone: string;
  readonly at: Date;
  readonly isByStaff: boolean;
  readonly isQuoted: boolean;
};

/** CHECKOUT-10. The shopper is locked. Errors: UNPAID_ORDERS_LIMIT, PAYMENT_METHOD_UNAVAILABLE. */
export async function checkOnlineOrder(
  tx: Database,
  { gateways, delivery }: UnpaidDeps,
  { userId, account, units, cash, at, isQuoted }: UnpaidOrder,
): Promise<Result<null, Failure>> {
  if (gateways.current === null) return err({ code: 'PAYMENT_METHOD_UNAVAILABLE' });
  if (isQuoted) return ok(null);
  const checked = checkUnpaid(await countUnpaid(tx, userId), units, account.isProven);
  if (checked.ok) return checked;
  const open = await sumCashOrders(tx, userId);
  const own = await ownRecord(tx, delivery, userId, at);
  const allowed = cashAllowance(shopperWith(account.mobile, delivery), own);
  return err(
    unpaidOrdersFailure(checked.error, { mayPayCash: checkCash(open, { cash, units }, allowed).ok }),
  );
}

/** Cash limits. By when the shopper confirms it, or null (CHECKOUT-31). The shopper is locked. Errors: CASH_LIMIT. */
export async function checkDeliveredOrder(
  tx: Database,
  { gateways, delivery }: UnpaidDeps,
  { userId, account, units, cash, phone, at, isByStaff }: UnpaidOrder,
): Promise<Result<Date | null, Failure>> {
  const checked = await checkCashOrder(tx, {
    userId,
    order: { cash, units },
    phone,
    buyer: isByStaff ? { kind: 'staff' } : shopperWith(account.mobile, delivery),
    at,
    mayPayOnline: async () =>
      gateways.current !== null && checkUnpaid(await countUnpaid(tx, userId), units, account.isProven).ok,
  });
  if (!checked.ok) return checked;
  const isAsked = !isByStaff && needsConfirmation(delivery, { cash, record: checked.value });
  return ok(isAsked ? confirmableUntil(at) : null);
}

export async function readCashRoom(
  { db, delivery, now }: Pick<Deps, 'db' | 'delivery' | 'now'>,
  { userId }: ShopperActor,
): Promise<Omit<ReplyOf<typeof getCashOnDelivery>, 'success'>> {
  const [held, user, own] = await Promise.all([
    sumCashOrders(db, userId),
    findUser(db, userId),
    ownRecord(db, delivery, userId, now()),
  ]);
  const { most, ifProven, record } = cashAllowance(shopperWith(user?.mobile ?? null, delivery), own);
  const asked = confirmedFrom(delivery, own);
  return {
    held: inRupees(held),
    most: inRupees(most),
    ifProven: ifProven === null ? null : inRupees(ifProven),
    confirmFrom: asked === null ? null : rupeesFromPaise(asked),
    record,
  };
}

async function ownRecord(db: Database, rules: CashRules, userId: string, at: Date): Promise<DeliveryRecord> {
  if (!usesRecord(rules)) return NO_RECORD;
  return (await readDeliveryRecords(db, { userId, phone: null, at })).own;
}

/** An account's mobile number is always verified (ACCOUNT-40). */
function shopperWith(mobile: string | null, rules: CashRules): CashBuyer {
  return { kind: 'shopper', hasProvenMobile: mobile !== null, rules };
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
