import type { Database } from '../../db/connect.ts';
import type { Deps, MailDeps } from '../../deps/deps.ts';
import { lineText, type Order, orderUrl } from '../../modules/order/order.ts';
import { type MailedReturn, type ReturnMailContext, returnMail } from '../../modules/return/return.ts';

export async function notifyOfReturn(
  tx: Database,
  deps: Pick<Deps, 'jobs' | 'brand' | 'config'>,
  order: Order,
  request: MailedReturn,
): Promise<void> {
  const context = returnMailContext(deps, order, request);
  if (context !== null) await deps.jobs.enqueue(tx, 'send-mail', returnMail(request, context));
}

/** Null without a mail address. */
export function returnMailContext(
  { brand, config }: Pick<MailDeps, 'brand' | 'config'>,
  order: Order,
  request: Pick<MailedReturn, 'lines'>,
): ReturnMailContext | null {
  const { email } = order.deliveryAddress;
  const { fullName } = order.billTo ?? order.deliveryAddress;
  if (email === null) return null;
  const items = request.lines.flatMap(({ position, quantity }) => {
    const line = order.lines.find((one) => one.position === position);
    return line === undefined ? [] : [lineText(line, quantity)];
  });
  return {
    to: email,
    fullName,
    order: { id: order.id, number: order.number, url: orderUrl(config.publicUrl, order.id) },
    items,
    brand,
    shopUrl: config.publicUrl,
  };
}
