import { quietSince, type SegmentRules } from '@ilaneer/domain/customer/segment';
import { nextDay, startOfIndiaDay } from '@ilaneer/domain/india-day';
import { SOLD } from '@ilaneer/domain/order/status';
import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import { users } from '../../db/schema/account/account.ts';
import { customerFigures, customerTags } from '../../db/schema/account/customer.ts';
import { oneOf } from '../../db/schema/columns.ts';
import { newsletterSubscriptions } from '../../db/schema/content/newsletter.ts';
import { orders } from '../../db/schema/order/order.ts';
import { beginningWith } from '../../db/text-search.ts';

/** The one evaluation of a segment, over `customer_figures` joined with `users` (CUSTOMER-6). */
export function segmentConditions(rules: SegmentRules, now: Date): SQL[] {
  const { ordersFrom, ordersTo, spentFrom, spentTo, lastOrderFrom, lastOrderTo, quietDays } = rules;
  const given: (SQL | null)[] = [
    ...rules.tags.map(hasTag),
    ordersFrom === null ? null : gte(customerFigures.orders, ordersFrom),
    ordersTo === null ? null : lte(customerFigures.orders, ordersTo),
    spentFrom === null ? null : gte(customerFigures.spentPaise, spentFrom),
    spentTo === null ? null : lte(customerFigures.spentPaise, spentTo),
    lastOrderFrom === null ? null : lastOrderSince(lastOrderFrom),
    lastOrderTo === null ? null : lastOrderUpTo(lastOrderTo),
    quietDays === null ? null : lastOrderUpTo(quietSince(quietDays, now)),
    rules.pins.length === 0 ? null : hasOrder(toPins(rules.pins)),
    rules.skus.length === 0 ? null : hasOrder(ofSkus(rules.skus)),
    rules.newsletter === null ? null : rules.newsletter ? SUBSCRIBED : sql`not ${SUBSCRIBED}`,
  ];
  return given.filter((one) => one !== null);
}

/** A query of the proven addresses of a segment. */
export function segmentEmails(rules: SegmentRules, now: Date): SQL {
  const where = and(eq(users.emailVerified, true), ...segmentConditions(rules, now));
  return sql`select ${users.email} from ${customerFigures}
    inner join ${users} on ${users.id} = ${customerFigures.userId} where ${where}`;
}

/** Days in India. The list's index is of `activeAt`, which is the last order's moment where there is one. */
export function lastOrderSince(day: string): SQL {
  const from = startOfIndiaDay(day).toISOString();
  return sql`(${customerFigures.orders} > 0 and ${customerFigures.activeAt} >= ${from}::timestamptz)`;
}

export function lastOrderUpTo(day: string): SQL {
  const before = startOfIndiaDay(nextDay(day)).toISOString();
  return sql`(${customerFigures.orders} > 0 and ${customerFigures.activeAt} < ${before}::timestamptz)`;
}

export function hasTag(tag: string): SQL {
  return sql`exists (select from ${customerTags} t where t.user_id = ${customerFigures.userId} and t.tag = ${tag})`;
}

// `in`, not `exists`: the planner may begin with the orders that match, by their index.
function hasOrder(matches: SQL): SQL {
  return sql`${customerFigures.userId} in (
    select o.user_id from ${orders} o where ${oneOf(sql`o.status`, SOLD)} and ${matches})`;
}

// The expression of the orders' index of SKUs.
function ofSkus(skus: readonly string[]): SQL {
  const lower = sql.param(skus.map((sku) => sku.toLowerCase()));
  return sql`string_to_array(lower(o.sku_text), ' ') && ${lower}::text[]`;
}

const SUBSCRIBED = sql`exists (
  select from ${newsletterSubscriptions} n where n.email = ${users.email} and ${users.emailVerified}
    and n.confirmed_at is not null and n.unsubscribed_at is null and n.bounced_at is null)`;

function toPins(beginnings: readonly string[]): SQL {
  const each = beginnings.map((pin) => sql`(o.delivery_address ->> 'pinCode') like ${beginningWith(pin)}`);
  return sql`(${sql.join(each, sql` or `)})`;
}
