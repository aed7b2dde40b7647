import { err, ok, type Result } from '@ilaneer/domain/result';
import { checkReturn, type ReturnError, type WantedReturn } from '@ilaneer/domain/return/return-policy';
import type { AppDeps } from '../../app-deps.ts';
import { transact } from '../../db/transact.ts';
import { type Failure, invalid } from '../../http/failure.ts';
import type { Catalogue } from '../../modules/catalogue/catalogue-cache.ts';
import { findOrder, type Order } from '../../modules/order/repository.ts';
import { addTimelineEntry, lockAnyOrder } from '../../modules/order/timeline-repository.ts';
import { returnRequestedMail } from '../../modules/return/messages/return-requested-mail.ts';
import { insertReturn, listReturns, type OrderReturn } from '../../modules/return/repository.ts';
import { returnableLines } from '../order-details/returnable-lines.ts';

/** What to return of which order. */
export type ReturnRequest = {
  readonly orderId: string;
  readonly lines: readonly WantedReturn[];
  readonly note: string;
};

/** What asking for a return works with. */
type RequestReturnEnvironment = Pick<AppDeps, 'db' | 'now' | 'newId'> & {
  readonly config: Pick<AppDeps['config'], 'publicUrl'>;
  readonly brand: Pick<AppDeps['brand'], 'name'>;
  readonly jobs: Pick<AppDeps['jobs'], 'enqueue'>;
  readonly catalogue: { current(): Promise<Pick<Catalogue, 'productsById'>> };
};

/**
 * Asks for a return of lines of one's own order, acknowledged by mail. The order is held meanwhile, so that two
 * requests can't return the same units. Errors: ORDER_NOT_FOUND, RETURN_NOT_ALLOWED, RETURN_LINES_REFUSED.
 */
export async function requestReturn(
  env: RequestReturnEnvironment,
  userId: string,
  { orderId, lines, note }: ReturnRequest,
): Promise<Result<{ order: Order; request: OrderReturn }, Failure>> {
  const { productsById } = await env.catalogue.current();
  return transact<{ order: Order; request: OrderReturn }, Failure>(env.db, async (tx) => {
    const found = await findOrder(tx, userId, orderId);
    const order = found === null ? null : await lockAnyOrder(tx, found.id);
    if (order === null) return err({ code: 'ORDER_NOT_FOUND' });
    const requested = await listReturns(tx, [order.id]);
    const at = env.now();
    const checked = checkReturn(order, returnableLines(order, requested, productsById), lines, at);
    if (!checked.ok) return err(failureOf(checked.error));
    const id = env.newId();
    const request: OrderReturn = {
      ...NOTHING_YET,
      id,
      number: requested.length + 1,
      orderId: order.id,
      userId,
      note,
      requestedAt: at,
      lines: lines.map((line) => ({ ...line, returnId: id, orderId: order.id })),
    };
    await insertReturn(tx, request);
    const mail = returnRequestedMail(order, request, env.brand.name, env.config.publicUrl);
    if (mail !== null) await env.jobs.enqueue(tx, 'send-mail', mail);
    const noted = await addTimelineEntry(tx, order, {
      kind: 'return_requested',
      actor: 'shopper',
      note: null,
      at,
    });
    return ok({ order: noted, request });
  });
}

const NOTHING_YET = {
  state: 'requested',
  approvedAt: null,
  refusedAt: null,
  refusalReason: null,
  pickedUpAt: null,
  receivedAt: null,
  restocked: false,
  refundedAt: null,
  refundPosition: null,
  refundPaise: null,
  refundCoins: 0,
  refundReference: null,
} as const;

const whyTexts = {
  'not-delivered': 'A return can be asked for once the order is delivered.',
  'too-late': 'Returns can be asked for within 7 days of delivery.',
} as const;

function failureOf(error: ReturnError): Failure {
  return error.code === 'RETURN_NOT_ALLOWED'
    ? { code: error.code, message: whyTexts[error.why] }
    : invalid(error.problems, error.code);
}
