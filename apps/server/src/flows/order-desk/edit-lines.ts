import type { StaffActor } from '@ilaneer/domain/actor/actor';
import type { WantedLines } from '@ilaneer/domain/line-edit/edit-lines';
import { formatRupees, minPaise, type Paise, paise } from '@ilaneer/domain/money';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../db/connect.ts';
import { transact, transactAll } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import type { SecretDeps } from '../../deps/secrets.ts';
import type { Failure } from '../../http/failure.ts';
import { recordAct } from '../../modules/audit/audit.ts';
import type { CatalogueCache } from '../../modules/catalogue/catalogue.ts';
import { paidByGiftCard } from '../../modules/gift-card/gift-card.ts';
import {
  findAnyOrder,
  findOrderById,
  lockAtVersion,
  lockShopper,
  type Order,
  orderChangedMail,
  toOrderState,
} from '../../modules/order/order.ts';
import { findOpenRequest } from '../../modules/payment/payment.ts';
import {
  applyEdit,
  askToPay,
  differenceText,
  type LineEdit,
  type LineEditDeps,
  planEdit,
  sendEditMail,
  withdrawRequest,
} from '../line-edit/line-edit.ts';
import { keptByItself, refundOrder, settleGoodwill } from '../settlement/settlement.ts';

export type EditLinesDeps = Deps &
  LineEditDeps &
  SecretDeps & { readonly catalogue: Pick<CatalogueCache, 'stockChanged'> };

type WhichOrder = { readonly orderId: string; readonly version: number };

export type EditedOrder = { readonly order: Order; readonly refunded: Paise; readonly asked: Paise };

/** A dry run at the expected version. Errors: ORDER_NOT_FOUND, VERSION_STALE and those of planEdit. */
export async function previewLines(
  deps: EditLinesDeps,
  { orderId, version, wanted }: WhichOrder & { readonly wanted: WantedLines },
): Promise<Result<{ readonly order: Order; readonly edit: LineEdit }, Failure>> {
  const found = await findAnyOrder(deps.db, orderId);
  const order = found === null ? null : await findOrderById(deps.db, found.id);
  if (order === null) return err({ code: 'ORDER_NOT_FOUND' });
  if (order.version !== version)
    return err({ code: 'VERSION_STALE', data: { current: toOrderState(order) } });
  const kept = await transactAll(deps.db, (tx) => keptByItself(tx, order));
  const edit = await planEdit(deps.db, deps, order, { wanted, kept });
  return edit.ok ? ok({ order, edit: edit.value }) : edit;
}

/**
 * ORDER-34 to ORDER-37. Errors: ORDER_NOT_FOUND, VERSION_STALE, PRICE_CHANGED for another total, and those of
 * planEdit, applyEdit and askToPay.
 */
export async function changeLines(
  deps: EditLinesDeps,
  actor: StaffActor,
  { orderId, version, wanted, total }: WhichOrder & { readonly wanted: WantedLines; readonly total: Paise },
): Promise<Result<EditedOrder, Failure>> {
  const changed = await transact<EditedOrder, Failure>(deps.db, async (tx) => {
    // Lock the shopper first, as in placing, so that open cash orders stay constant (CHECKOUT-27).
    const found = await findAnyOrder(tx, orderId);
    if (found !== null) await lockShopper(tx, found.userId);
    const locked = await lockAtVersion(tx, orderId, version);
    if (!locked.ok) return locked;
    const order = locked.value;
    const planned = await planEdit(tx, deps, order, { wanted, kept: await keptByItself(tx, order) });
    if (!planned.ok) return planned;
    const edit = planned.value;
    const { summary } = edit.figures;
    if (summary.total !== total) {
      const message = `It comes to ${formatRupees(summary.total)} now. Please look at it again.`;
      return err({ code: 'PRICE_CHANGED', message });
    }
    const { ask, refund } = edit.settled;
    const done =
      ask > 0
        ? await askToPay(tx, deps, actor, order, edit)
        : await settleAtOnce(tx, deps, actor, order, edit);
    if (!done.ok) return done;
    recordAct(tx, deps, actor, {
      action: ask > 0 ? 'asked to pay for a change' : 'changed the items',
      kind: 'order',
      id: order.id,
      label: order.number,
      before: { items: unitsBySku(order.lines), total: order.totalPaise / 100 },
      after: {
        items: unitsBySku(edit.lines),
        total: summary.total / 100,
        ...(refund > 0 && { refunded: refund / 100 }),
        ...(ask > 0 && { asked: ask / 100 }),
      },
      reason: differenceText(order.lines, edit.lines),
    });
    return ok({ order: done.value, refunded: refund, asked: ask });
  });
  if (changed.ok) deps.catalogue.stockChanged();
  return changed;
}

/** Errors: ORDER_NOT_FOUND, VERSION_STALE, ORDER_NOT_EDITABLE. */
export async function withdrawAsked(
  deps: EditLinesDeps,
  actor: StaffActor,
  { orderId, version }: WhichOrder,
): Promise<Result<Order, Failure>> {
  const withdrawn = await transact<Order, Failure>(deps.db, async (tx) => {
    const locked = await lockAtVersion(tx, orderId, version);
    if (!locked.ok) return locked;
    const order = locked.value;
    const request = await findOpenRequest(tx, order.id);
    if (request === null) {
      return err({ code: 'ORDER_NOT_EDITABLE', message: 'No change of this order waits to be paid.' });
    }
    recordAct(tx, deps, actor, {
      action: 'took back a change',
      kind: 'order',
      id: order.id,
      label: order.number,
      before: { asked: request.amountPaise / 100 },
      after: { asked: null },
      reason: null,
    });
    return ok(await withdrawRequest(tx, deps, actor, order, request));
  });
  if (withdrawn.ok) deps.catalogue.stockChanged();
  return withdrawn;
}

async function settleAtOnce(
  tx: Database,
  deps: EditLinesDeps,
  actor: StaffActor,
  before: Order,
  edit: LineEdit,
): Promise<Result<Order, Failure>> {
  const { refund } = edit.settled;
  // Gift card first (GIFT-CARD-7).
  const backOnCard = minPaise(refund, await paidByGiftCard(tx, before));
  const order =
    refund > 0
      ? await refundOrder(tx, deps, actor, before, { amount: refund, cause: 'order changed' })
      : before;
  const applied = await applyEdit(tx, deps, actor, order, { edit, backOnCard, isReserved: false });
  if (!applied.ok) return applied;
  await settleGoodwill(tx, applied.value, paise(applied.value.totalPaise), deps.now());
  await sendEditMail(tx, deps, orderChangedMail(applied.value, { refundPaise: refund, before }, deps));
  return applied;
}

function unitsBySku(lines: Order['lines']): readonly string[] {
  return lines.map(
    ({ sku, quantity, pricePaise }) => `${quantity} x ${sku} at ${formatRupees(paise(pricePaise))}`,
  );
}
