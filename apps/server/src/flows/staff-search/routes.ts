import { searchStaff } from '@ilaneer/contract/staff/search';
import { formatDay, indiaDay } from '@ilaneer/domain/india-day';
import { ok } from '@ilaneer/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { serveCall } from '../../http/serve-call.ts';
import { bestBatches } from '../../modules/batch/batch.ts';
import { bestProducts } from '../../modules/catalogue/catalogue.ts';
import { bestCustomers } from '../../modules/customer/customer.ts';
import { findMembersByText } from '../../modules/staff/staff.ts';
import { bestStock } from '../../modules/stock/stock.ts';
import { bestTickets } from '../../modules/support/support.ts';
import { bestOrders } from '../order-desk/order-desk.ts';
import { MOST_OF_A_KIND, type SearchProvider, searchEverything } from './search-everything.ts';

export function staffSearchRoutes(app: FastifyInstance, deps: Deps): void {
  const providers = providersOf(deps);
  serveCall(app, searchStaff, async ({ staff, query }) => {
    const { text } = query;
    const results = text === '' ? [] : await searchEverything(providers, staff.permissions, text);
    return ok({ success: true, results });
  });
}

function providersOf({ db, now }: Pick<Deps, 'db' | 'now'>): readonly SearchProvider[] {
  return [
    {
      kind: 'order',
      needs: ['orders.read'],
      find: async (text) =>
        (await bestOrders(db, text, MOST_OF_A_KIND)).map(({ id, number, customerName, status }) => ({
          id,
          title: number,
          detail: `${customerName}, ${status}`,
        })),
    },
    {
      kind: 'customer',
      needs: ['customers.read'],
      find: async (text) =>
        (await bestCustomers({ db, now }, text, MOST_OF_A_KIND)).map((one) => ({
          id: one.id,
          title: one.name,
          detail: one.mobile ?? one.claimedMobile ?? one.email,
        })),
    },
    {
      kind: 'ticket',
      needs: ['messages.answer'],
      find: async (text) =>
        (await bestTickets(db, text, MOST_OF_A_KIND)).map(({ id, number, name, subject }) => ({
          id,
          title: number,
          detail: `${name}, ${subject}`,
        })),
    },
    {
      kind: 'product',
      needs: ['catalogue.read'],
      find: async (text) =>
        (await bestProducts(db, text, MOST_OF_A_KIND)).map(({ id, name, state, namedVariant }) => ({
          id,
          title: name,
          detail: namedVariant === null ? state : `${namedVariant}, ${state}`,
        })),
    },
    {
      kind: 'stock',
      needs: ['catalogue.read'],
      find: async (text) =>
        (await bestStock(db, { search: text }, MOST_OF_A_KIND)).map(
          ({ variantId, sku, productName, forSale }) => ({
            id: variantId,
            title: sku,
            detail: `${productName}, ${forSale} for sale`,
          }),
        ),
    },
    {
      kind: 'batch',
      needs: ['catalogue.read'],
      find: async (text) =>
        (await bestBatches(db, { search: text, today: indiaDay(now()) }, MOST_OF_A_KIND)).map(
          ({ id, code, productName, bestBefore }) => ({
            id,
            title: code,
            detail: `${productName}, best before ${formatDay(bestBefore)}`,
          }),
        ),
    },
    {
      kind: 'staff member',
      needs: ['staff.manage'],
      find: async (text) =>
        (await findMembersByText(db, text, MOST_OF_A_KIND)).map(({ id, name, email }) => ({
          id,
          title: name,
          detail: email,
        })),
    },
  ];
}
