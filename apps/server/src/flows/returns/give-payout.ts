import type { ShopperActor, StaffActor } from '@ilaneer/domain/actor/actor';
import { NO_PAISE } from '@ilaneer/domain/money';
import { err, ok, type Result } from '@ilaneer/domain/result';
import {
  maskPayout,
  owesCash,
  type Payout,
  type PayoutForm,
  readPayout,
  takesPayout,
} from '@ilaneer/domain/return/payout';
import type { Database } from '../../db/connect.ts';
import { transact, transactAll } from '../../db/transact.ts';
import type { Deps } from '../../deps/deps.ts';
import { seal, unseal } from '../../deps/sealed.ts';
import type { SecretDeps } from '../../deps/secrets.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import { recordAct } from '../../modules/audit/audit.ts';
import { listAdvances } from '../../modules/journal/journal.ts';
import { lockOwnOrder, type Order } from '../../modules/order/order.ts';
import {
  findPayout,
  findReturnById,
  listExchanges,
  listReturns,
  type OrderReturn,
  upsertPayout,
} from '../../modules/return/return.ts';

/** RETURN-20. Errors: ORDER_NOT_FOUND, RETURN_NOT_FOUND, PAYOUT_NOT_NEEDED, bad fields. */
export async function givePayout(
  deps: Pick<Deps, 'db' | 'now' | 'auditKey'> & SecretDeps,
  { userId }: ShopperActor,
  wanted: { readonly orderId: string; readonly returnId: string; readonly form: PayoutForm },
): Promise<Result<Order, Failure>> {
  const read = readPayout(wanted.form);
  if (!read.ok) return err(invalid(read.error));
  return transact<Order, Failure>(deps.db, async (tx) => {
    const order = await lockOwnOrder(tx, userId, wanted.orderId);
    if (order === null) return err({ code: 'ORDER_NOT_FOUND' });
    const request = (await listReturns(tx, [order.id])).find(({ id }) => id === wanted.returnId);
    if (request === undefined) return err({ code: 'RETURN_NOT_FOUND' });
    if (!takesPayout(order, request) && !(await owesReplacement(tx, request))) {
      return err({ code: 'PAYOUT_NOT_NEEDED' });
    }
    await storePayout(tx, deps, request, read.value, deps.now());
    return ok(order);
  });
}

/** A failed replacement, whose cash is owed (RETURN-22). */
async function owesReplacement(tx: Database, { id, orderId }: OrderReturn): Promise<boolean> {
  const exchange = (await listExchanges(tx, [orderId])).find(({ returnId }) => returnId === id);
  if (exchange === undefined) return false;
  const advances = await listAdvances(tx, [exchange.orderId]);
  return owesCash(exchange, advances.get(exchange.orderId) ?? NO_PAISE);
}

export async function storePayout(
  tx: Database,
  { keys }: SecretDeps,
  { id }: Pick<OrderReturn, 'id'>,
  payout: Payout,
  givenAt: Date,
): Promise<void> {
  const sealed = seal(keys, 'payout', JSON.stringify(payout));
  await upsertPayout(tx, { returnId: id, kind: payout.kind, sealed, masked: maskPayout(payout), givenAt });
}

/** For the payer of the refund; audited. Null if not given. Errors: RETURN_NOT_FOUND. */
export async function readPayoutOf(
  deps: Pick<Deps, 'db' | 'now' | 'auditKey'> & SecretDeps,
  actor: StaffActor,
  returnId: string,
): Promise<Result<(Payout & { readonly givenAt: Date }) | null, Failure>> {
  return transactAll<Result<(Payout & { readonly givenAt: Date }) | null, Failure>>(deps.db, async (tx) => {
    const request = await findReturnById(tx, returnId);
    if (request === null) return err({ code: 'RETURN_NOT_FOUND' });
    const stored = await findPayout(tx, returnId);
    if (stored === null) return ok(null);
    const opened = unseal(deps.keys, 'payout', stored.sealed);
    const said: unknown = opened === null ? null : JSON.parse(opened);
    const read = isForm(said) ? readPayout(said) : null;
    // Unreadable after a lost key: the shopper can enter it again.
    if (read === null || !read.ok) return ok(null);
    recordAct(tx, deps, actor, {
      action: 'payout details seen',
      kind: 'return',
      id: request.id,
      label: `return ${request.number}`,
      before: {},
      after: {},
      reason: null,
    });
    return ok({ ...read.value, givenAt: stored.givenAt });
  });
}

function isForm(said: unknown): said is PayoutForm {
  return typeof said === 'object' && said !== null && 'kind' in said;
}
