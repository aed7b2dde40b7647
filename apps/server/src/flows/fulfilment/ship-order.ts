import { checkShipment } from '@ilaneer/domain/order/shipment';
import { err, type Result } from '@ilaneer/domain/result';
import { type Failure, invalid } from '../../http/failure.ts';
import type { Order } from '../../modules/order/repository.ts';
import { type IssueEnvironment, issueInvoice } from '../../modules/tax-document/issue-invoice.ts';
import { NO_NEWS } from './transition-news.ts';
import { type MoveEnvironment, moveOrder } from './transition-order.ts';

/** What shipping works with. */
export type ShipEnvironment = MoveEnvironment & IssueEnvironment;

/**
 * Hands an order to a courier under a tracking number. Its tax invoice is issued with it: at the latest when the goods
 * leave (CGST Act section 31). Errors as moveOrder, and bad fields.
 */
export async function shipOrder(
  env: ShipEnvironment,
  idOrNumber: string,
  input: { readonly courier: string; readonly trackingNumber: string },
): Promise<Result<Order, Failure>> {
  const checked = checkShipment(input);
  if (!checked.ok) return err(invalid(checked.error));
  const shipment = checked.value;
  return moveOrder(env, idOrNumber, {
    move: 'ship',
    note: `${shipment.courier} ${shipment.trackingNumber}`,
    changes: () => shipment,
    also: async (tx, order, at) => {
      await issueInvoice(env, tx, order.id, at);
      return NO_NEWS;
    },
  });
}
