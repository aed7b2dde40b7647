import type { getDeliveryMethods } from '@ilaneer/contract/address/arrival';
import type { ReplyOf } from '@ilaneer/contract/message/call';
import { type DeliveryMethod, gramsOf, offeredMethods } from '@ilaneer/domain/delivery/methods';
import { rupeesFromPaise } from '@ilaneer/domain/money';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { Database } from '../../../db/connect.ts';
import type { Deps } from '../../../deps/deps.ts';
import { type Failure, invalid } from '../../../http/failure.ts';
import { type CartLine, listNetQuantities } from '../../../modules/cart/cart.ts';
import { type ArrivalDeps, arrivalsAt } from '../../../modules/order/order.ts';

type MethodView = ReplyOf<typeof getDeliveryMethods>['methods'][number];

type Lines = readonly Pick<CartLine, 'variantId' | 'quantity'>[];

type Sent = { readonly pinCode: string; readonly lines: Lines };

type Named = { readonly id: string | undefined; readonly pinCode: string | null; readonly lines: Lines };

const USUAL = 'Standard delivery';

/** The usual way first (DELIVERY-13). */
export async function listMethods(
  deps: ArrivalDeps & Pick<Deps, 'db' | 'now' | 'methods'>,
  sent: Sent,
): Promise<MethodView[]> {
  const usual = { ...deps.delivery, id: null, name: USUAL, days: 0 };
  const methods = [usual, ...(await offeredFor(deps.db, deps, sent))];
  const arrivals = await arrivalsAt(deps.db, deps, sent.pinCode, deps.now(), methods);
  return methods.flatMap((method, index) => {
    const arrivesOn = arrivals[index]?.arrivesOn ?? null;
    if (arrivesOn === null) return [];
    const { id, name, charge, freeFrom } = method;
    const free = freeFrom === null ? null : rupeesFromPaise(freeFrom);
    return [{ id, name, charge: rupeesFromPaise(charge), freeFrom: free, arrivesOn }];
  });
}

/** Null: the usual way. Errors: VALIDATION_FAILED where it is not offered (any more). */
export async function chosenMethod(
  db: Database,
  deps: Pick<Deps, 'methods'>,
  { id, pinCode, lines }: Named,
): Promise<Result<DeliveryMethod | null, Failure>> {
  if (id === undefined) return ok(null);
  const offered = pinCode === null ? [] : await offeredFor(db, deps, { pinCode, lines });
  const method = offered.find((one) => one.id === id);
  if (method !== undefined) return ok(method);
  const message = 'This delivery method is not offered for your order any more. Please choose again.';
  return err(invalid([{ field: 'deliveryMethod', message }]));
}

async function offeredFor(
  db: Database,
  { methods }: Pick<Deps, 'methods'>,
  { pinCode, lines }: Sent,
): Promise<readonly DeliveryMethod[]> {
  if (methods.methods.length === 0 || lines.length === 0) return [];
  const net = await listNetQuantities(
    db,
    lines.map(({ variantId }) => variantId),
  );
  const grams = gramsOf(
    lines.map(({ variantId, quantity }) => ({ quantity, net: net.get(variantId) ?? null })),
  );
  return offeredMethods(methods, { pinCode, grams });
}
