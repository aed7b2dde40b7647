import type { CustomerRowView } from '@ilaneer/contract/staff/customers/customers';
import type { SegmentForm as SegmentBody } from '@ilaneer/contract/staff/customers/segments';
import { isProven } from '@ilaneer/domain/account/is-proven';
import type { SegmentRules } from '@ilaneer/domain/customer/segment';
import { paise, paiseFromRupees, rupeesFromPaise } from '@ilaneer/domain/money';
import type { ListedCustomer } from './repository.ts';
import type { SegmentRow } from './segments-repository.ts';

export function toCustomerRow(row: ListedCustomer): CustomerRowView {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    mobile: row.mobile ?? row.claimedMobile,
    isProven: isProven(row),
    since: row.createdAt.toISOString(),
    tags: [...row.tags],
    orders: row.orders,
    spent: rupeesFromPaise(paise(row.spentPaise)),
    lastOrderAt: row.lastOrderAt?.toISOString() ?? null,
  };
}

/** With amounts in rupees. */
export function segmentFields({ id, name, rules }: SegmentRow): SegmentBody & { readonly id: string } {
  const { spentFrom, spentTo, tags, pins, skus, ...others } = rules;
  return {
    id,
    name,
    ...others,
    tags: [...tags],
    pins: [...pins],
    skus: [...skus],
    spentFrom: spentFrom === null ? null : rupeesFromPaise(paise(spentFrom)),
    spentTo: spentTo === null ? null : rupeesFromPaise(paise(spentTo)),
  };
}

export function toSegmentRules(body: Omit<SegmentBody, 'name'>): SegmentRules {
  const { tags, ordersFrom, ordersTo, spentFrom, spentTo, lastOrderFrom, lastOrderTo } = body;
  const { quietDays, pins, skus, newsletter } = body;
  return {
    ...{ tags, ordersFrom, ordersTo, lastOrderFrom, lastOrderTo, quietDays, pins, skus, newsletter },
    spentFrom: spentFrom === null ? null : paiseFromRupees(spentFrom),
    spentTo: spentTo === null ? null : paiseFromRupees(spentTo),
  };
}
