import type { StaffActor } from '@ilaneer/domain/actor/actor';
import type { PinCodeRange } from '@ilaneer/domain/address/pin-code';
import type { OrderStatus } from '@ilaneer/domain/order/status';
import { err, ok, type Result } from '@ilaneer/domain/result';
import {
  type BusinessDetails,
  type BusinessInput,
  readBusinessDetails,
} from '@ilaneer/domain/tax-document/business-details';
import type { Database } from '../../db/connect.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { recordAct } from '../../modules/audit/audit.ts';
import {
  addTimelineEntry,
  findAnyOrder,
  lockAtVersion,
  type Order,
  type OrderLockFailure,
  supplyStateOf,
  taxAtPlace,
  writeBusiness,
} from '../../modules/order/order.ts';
import { listInvoices } from '../../modules/tax-document/tax-document.ts';
import { orderShown, readsOrders } from './address-view.ts';

const ISSUED =
  'This order has its tax invoice, which stays as it was issued. A wrong GSTIN on it is amended in the GST return (GSTR-1, table 9A).';
const CANCELLED = 'This order is cancelled: it is billed to nobody.';

/** Until the bill is issued (ORDER-42). */
export function mayEditBusiness(status: OrderStatus, invoices: number): boolean {
  return closedBecause(status, invoices) === null;
}

function closedBecause(status: OrderStatus, invoices: number): string | null {
  if (status === 'cancelled') return CANCELLED;
  return invoices > 0 ? ISSUED : null;
}

/** PRICING-32. Errors: VALIDATION_FAILED (field), ORDER_NOT_FOUND, ORDER_NOT_EDITABLE, VERSION_STALE. */
export async function editBusiness(
  deps: Deps & { readonly pinCodes: readonly PinCodeRange[] },
  actor: StaffActor,
  wanted: { readonly orderId: string; readonly version: number; readonly business: BusinessInput | null },
): Promise<Result<Order, Failure>> {
  const read = readWanted(deps, wanted.business);
  if (!read.ok) return read;
  const business = read.value;
  return transact<Order, Failure>(deps.db, async (tx) => {
    const locked = await lockAtVersion(tx, wanted.orderId, wanted.version);
    if (!locked.ok) return staleBusiness(tx, actor, wanted.orderId, locked.error);
    const order = locked.value;
    const closed = closedBecause(order.status, (await listInvoices(tx, [order.id])).length);
    if (closed !== null) return err({ code: 'ORDER_NOT_EDITABLE', message: closed });
    const at = deps.now();
    const tax = taxAtPlace(order, {
      sellerState: deps.brand.state,
      supplyState: supplyStateOf({ ...order, business }),
    });
    const edited = await writeBusiness(tx, order, { business, ...tax }, at);
    recordAct(tx, deps, actor, {
      action: 'changed the business',
      kind: 'order',
      id: order.id,
      label: order.number,
      // A sole trader's GSTIN contains the PAN: not audited (AUDIT-3).
      before: { isBusiness: order.business !== null, supply: supplyStateOf(order) },
      after: { isBusiness: business !== null, supply: supplyStateOf({ ...order, business }) },
      reason: null,
    });
    const entry = { kind: 'business_changed', actor, note: null, at } as const;
    return ok(await addTimelineEntry(tx, edited, entry));
  });
}

function readWanted(
  { pinCodes }: { readonly pinCodes: readonly PinCodeRange[] },
  business: BusinessInput | null,
): Result<BusinessDetails | null, Failure> {
  if (business === null) return ok(null);
  const read = readBusinessDetails(business, pinCodes);
  if (read.ok) return read;
  return err(invalid(read.error));
}

/** Conflict with the current business (AUDIT-4), for readers of orders (STAFF-12). */
async function staleBusiness(
  tx: Database,
  actor: StaffActor,
  orderId: string,
  failure: OrderLockFailure,
): Promise<Result<Order, Failure>> {
  const order = failure.code === 'VERSION_STALE' ? await findAnyOrder(tx, orderId) : null;
  if (failure.code !== 'VERSION_STALE' || order === null || !readsOrders(actor)) return err(failure);
  return err({
    code: failure.code,
    data: { current: { ...failure.data.current, business: order.business } },
    shows: orderShown(order),
  });
}
