import type { Caller } from '@ilaneer/domain/account/validate-caller';
import { type StaffActor, shopperActor } from '@ilaneer/domain/actor/actor';
import type { AddressInput } from '@ilaneer/domain/address/validate-address';
import { formatRupees, type Paise, paise } from '@ilaneer/domain/money';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { BusinessInput } from '@ilaneer/domain/tax-document/business-details';
import type { Deps } from '../../deps/deps.ts';
import type { SecretDeps } from '../../deps/secrets.ts';
import type { Failure } from '../../http/failure.ts';
import { customerWhoRang, findUser } from '../../modules/account/account.ts';
import { recordAct } from '../../modules/audit/audit.ts';
import { insertNote, type Order, orderToPayMail } from '../../modules/order/order.ts';
import { type CheckoutDeps, writeOrder } from '../checkout/checkout.ts';
import { payLinkOf } from '../line-edit/line-edit.ts';
import { type PhoneLine, phoneLines } from './quote.ts';

export type PhoneOrderDeps = Deps & CheckoutDeps & SecretDeps;

export type PhoneOrder = {
  readonly customer: { readonly id: string } | Caller;
  readonly address: AddressInput;
  readonly business?: BusinessInput;
  readonly lines: readonly PhoneLine[];
  readonly couponCode: string | null;
  readonly payment: 'cod' | 'link';
  readonly total: Paise;
  readonly note: string;
  readonly key: string;
};

/** ORDER-38. Idempotent by key. Errors: PERMISSION_MISSING, VALIDATION_FAILED and those of writeOrder. */
export async function placePhoneOrder(
  deps: PhoneOrderDeps,
  actor: StaffActor,
  wanted: PhoneOrder,
): Promise<Result<Order, Failure>> {
  const customer = await customerOf(deps, actor, wanted.customer);
  if (!customer.ok) return customer;
  const found = await phoneLines(deps.db, deps, wanted.lines);
  if (!found.ok) return found;
  const account = await findUser(deps.db, customer.value);
  return writeOrder(
    deps,
    shopperActor(customer.value),
    {
      items: found.value.map(({ productId, variantId, quantity }) => ({
        productId,
        variantId,
        quantity,
        price: null,
      })),
      total: wanted.total,
      address: wanted.address,
      email: account?.email ?? null,
      ...(wanted.business && { business: wanted.business }),
      paymentMethod: wanted.payment === 'cod' ? 'cod' : 'online',
      couponCode: wanted.couponCode,
      giftCard: null,
      coins: 0,
      idempotencyKey: wanted.key,
    },
    {
      linesOf: (tx) => phoneLines(tx, deps, wanted.lines),
      replacesOpened: null,
      afterwards: async () => undefined,
      takenBy: actor,
      whenWritten: async (tx, order) => {
        recordAct(tx, deps, actor, {
          action: 'took by phone',
          kind: 'order',
          id: order.id,
          label: order.number,
          before: null,
          after: {
            items: order.lines.map(({ sku, quantity }) => `${quantity} x ${sku}`),
            total: formatRupees(paise(order.totalPaise)),
            payment: wanted.payment,
          },
          reason: null,
        });
        const text = wanted.note.trim();
        if (text !== '') {
          const note = { id: deps.newId(), orderId: order.id, kind: 'note' as const, text };
          await insertNote(tx, actor, { ...note, writtenAt: order.createdAt });
        }
        if (order.status !== 'pending') return;
        const mail = orderToPayMail(order, payLinkOf(deps, order.id), deps);
        if (mail !== null) await deps.jobs.enqueue(tx, 'send-mail', mail);
      },
    },
  );
}

/** Naming a customer requires the permission to see customers. */
async function customerOf(
  deps: PhoneOrderDeps,
  actor: StaffActor,
  customer: PhoneOrder['customer'],
): Promise<Result<string, Failure>> {
  if (!('id' in customer)) return customerWhoRang(deps, actor, customer);
  if (!actor.permissions.includes('customers.read')) {
    return err({ code: 'PERMISSION_MISSING', data: { permission: 'customers.read' } });
  }
  const user = await findUser(deps.db, customer.id);
  if (user !== null && user.deletedAt === null && user.deactivatedAt === null) return ok(user.id);
  const message = 'This customer has no account any more';
  return err({ code: 'VALIDATION_FAILED', message, fields: [{ field: 'customer.id', message }] });
}
