import type { PartOf } from '@ilaneer/contract/message/call';
import type { getStaffOrder } from '@ilaneer/contract/staff/orders/order-detail';
import type { OrderState } from '@ilaneer/contract/staff/orders/order-state';
import type {
  addOrderNote,
  cancelStaffOrder,
  holdOrder,
  moveStaffOrder,
  putOrderAddress,
  putOrderBusiness,
  putOrderTags,
  refundStaffOrder,
  releaseOrder,
  removeOrderBusiness,
} from '@ilaneer/contract/staff/orders/order-writes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { request } from '../../session/staff-api.ts';
import { changeOf } from '../act/if-match.ts';
import { noteOwnChange } from './own-change.ts';

export function useOrder(orderId: string) {
  return useQuery({
    queryKey: ['order', orderId],
    queryFn: async ({ signal }) =>
      (await request<typeof getStaffOrder>('GET', '/staff/orders/:orderId', { params: { orderId }, signal }))
        .order,
  });
}

export type Move = PartOf<typeof moveStaffOrder, 'body'>;

export type OrderActs = ReturnType<typeof useOrderActs>;

export function useOrderActs(orderId: string) {
  const queries = useQueryClient();
  return useMemo(() => {
    const params = { orderId };
    const at = changeOf(params);
    const done = async ({ order }: { order: OrderState }): Promise<OrderState> => {
      noteOwnChange(order);
      await queries.invalidateQueries({ queryKey: ['order'] });
      return order;
    };
    return {
      move: async (version: number, body: Move) =>
        done(
          await request<typeof moveStaffOrder>('POST', '/staff/orders/:orderId/moves', {
            ...at(version),
            body,
          }),
        ),
      cancel: async (version: number, reason: string) =>
        done(
          await request<typeof cancelStaffOrder>('POST', '/staff/orders/:orderId/cancellation', {
            ...at(version),
            body: { reason },
          }),
        ),
      hold: async (version: number, reason: string) =>
        done(
          await request<typeof holdOrder>('PUT', '/staff/orders/:orderId/hold', {
            ...at(version),
            body: { reason },
          }),
        ),
      release: async (version: number) =>
        done(await request<typeof releaseOrder>('DELETE', '/staff/orders/:orderId/hold', at(version))),
      tag: async (version: number, tags: readonly string[]) =>
        done(
          await request<typeof putOrderTags>('PUT', '/staff/orders/:orderId/tags', {
            ...at(version),
            body: { tags: [...tags] },
          }),
        ),
      refund: async (version: number, body: PartOf<typeof refundStaffOrder, 'body'>) =>
        done(
          await request<typeof refundStaffOrder>('POST', '/staff/orders/:orderId/refunds', {
            ...at(version),
            body,
          }),
        ),
      readdress: async (version: number, body: PartOf<typeof putOrderAddress, 'body'>) =>
        done(
          await request<typeof putOrderAddress>('PUT', '/staff/orders/:orderId/address', {
            ...at(version),
            body,
          }),
        ),
      billTo: async (version: number, body: PartOf<typeof putOrderBusiness, 'body'>) =>
        done(
          await request<typeof putOrderBusiness>('PUT', '/staff/orders/:orderId/business', {
            ...at(version),
            body,
          }),
        ),
      billToNobodyElse: async (version: number) =>
        done(
          await request<typeof removeOrderBusiness>('DELETE', '/staff/orders/:orderId/business', at(version)),
        ),
      readAgain: () => queries.invalidateQueries({ queryKey: ['order', orderId] }),
      note: async ({ text, key }: { text: string; key: string }) => {
        await request<typeof addOrderNote>('POST', '/staff/orders/:orderId/notes', {
          params,
          headers: { 'idempotency-key': key },
          body: { text },
        });
        await queries.invalidateQueries({ queryKey: ['order', orderId] });
      },
    };
  }, [orderId, queries]);
}
