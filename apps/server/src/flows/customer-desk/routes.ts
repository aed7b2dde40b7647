import * as calls from '@ilaneer/contract/staff/customers/customers';
import { err, ok, type Result } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import type { Failure } from '../../http/failure.ts';
import { serveCall } from '../../http/serve-call.ts';
import { adjustCoins } from '../../modules/coin/coin.ts';
import { addNote, addTag, listCustomers, removeNote, removeTag } from '../../modules/customer/customer.ts';
import { readCustomer } from './read-customer.ts';

export function customerDeskRoutes(app: FastifyInstance, deps: Deps): void {
  const tagged = (done: Result<readonly string[], Failure>) =>
    done.ok ? ok({ success: true as const, tags: [...done.value] }) : done;

  serveCall(app, calls.listCustomers, async ({ query }) => {
    const page = await listCustomers(deps, query);
    return page.ok ? ok({ success: true, ...page.value, rows: [...page.value.rows] }) : page;
  });

  serveCall(app, calls.getCustomer, async ({ params }) => {
    const customer = await readCustomer(deps, params.customerId);
    return customer === null ? err({ code: 'CUSTOMER_NOT_FOUND' }) : ok({ success: true, customer });
  });

  serveCall(app, calls.addCustomerNote, async ({ staff, params, headers, body }) => {
    const note = { ...params, ...body, idempotencyKey: headers['idempotency-key'] ?? null };
    const added = await addNote(deps, staff, note);
    return added.ok ? ok({ success: true }) : added;
  });

  serveCall(app, calls.deleteCustomerNote, async ({ staff, params }) => {
    const removed = await removeNote(deps, staff, params);
    return removed.ok ? ok({ success: true }) : removed;
  });

  serveCall(app, calls.addCustomerTag, async ({ staff, params, body }) =>
    tagged(await addTag(deps, staff, { ...params, ...body })),
  );

  serveCall(app, calls.adjustCustomerCoins, async ({ staff, params, body }) => {
    const adjusted = await adjustCoins(deps, staff, { userId: params.customerId, ...body });
    return adjusted.ok ? ok({ success: true, balance: adjusted.value }) : adjusted;
  });

  serveCall(app, calls.removeCustomerTag, async ({ staff, params }) =>
    tagged(await removeTag(deps, staff, params)),
  );
}
