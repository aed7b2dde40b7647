import type { Database } from '../../db/connect.ts';
import type { Deps } from '../../deps/deps.ts';
import type { Mail } from '../../messages/mailer.ts';
import { lineText, orderUrl } from '../../modules/order/messages/order-facts.ts';
import type { Order } from '../../modules/order/repository.ts';
import { type MailedReturn, returnMail } from '../../modules/return/return-mail.ts';

/** Queues the mail about a return's new state, unless there is nobody to write to. */
export async function notifyOfReturn(
  tx: Database,
  deps: Pick<Deps, 'jobs' | 'brand' | 'config'>,
  order: Order,
  request: MailedReturn,
): Promise<void> {
  const mail = composeReturnMail(deps, order, request);
  if (mail !== null) await deps.jobs.enqueue(tx, 'send-mail', mail);
}

/** The mail about a return, in words that name what comes back of which order. */
export function composeReturnMail(
  {
    brand,
    config,
  }: { readonly brand: { readonly name: string }; readonly config: Pick<Deps['config'], 'publicUrl'> },
  order: Order,
  request: MailedReturn,
): Mail | null {
  const { email, fullName } = order.deliveryAddress;
  if (email === null) return null;
  const items = request.lines.flatMap(({ position, quantity }) => {
    const line = order.lines.find((one) => one.position === position);
    return line === undefined ? [] : [lineText(line, quantity)];
  });
  return returnMail(request, {
    to: email,
    fullName,
    order: { id: order.id, number: order.number, url: orderUrl(config.publicUrl, order.id) },
    items,
    brandName: brand.name,
    shopUrl: config.publicUrl,
  });
}
