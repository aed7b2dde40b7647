import type { StaffCall } from '@ilaneer/contract/message/call';
import type pg from 'pg';
import type { TSchema } from 'typebox';
import { staffCalls, titleOf } from './staff-calls.ts';

export type ReadRequest = { readonly name: string; readonly path: `/${string}` };

/** Distinct requests; `isList`: paged. */
export type StaffRead = {
  readonly title: string;
  readonly isList: boolean;
  readonly requests: readonly ReadRequest[];
};

/** Every filter, order and search of the contract, on a `fillLargeShop` shop; with search texts. */
export async function staffReads(pool: Pick<pg.Pool, 'query'>): Promise<readonly StaffRead[]> {
  const { rows } = await pool.query<Record<string, string>>(FACTS);
  const known = rows[0];
  if (known === undefined) throw new Error('the shop was not filled');
  return staffCalls.filter(isRead).map((call) => ({
    title: titleOf(call),
    isList: isList(call),
    requests: requestsOf(call, (text) => text.replaceAll(/\{(\w+)\}/g, (_, name) => known[name] ?? '')),
  }));
}

const LEFT_OUT: Readonly<Record<string, string>> = {
  'GET /staff/live': 'stays open',
  'GET /staff/locked-session': 'is for whoever is locked out',
  'GET /staff/bulk-moves/:bulkMoveId': 'needs a move; the bench makes one',
  'GET /staff/returns/:returnId/photos/:photoId': 'is a photo',
  'GET /staff/messages/:messageId/photos/:photoId': 'is a photo',
  'GET /staff/breaches/:breachId': 'needs a breach; a shop has few',
  'GET /staff/batches/:batchId/recipients.csv': 'is a file',
  'GET /staff/coupon-batches/:couponBatchId/codes.csv': 'is a file',
  'GET /staff/exports/:kind': 'is a file',
  'GET /staff/gift-cards/:giftCardId': 'needs a card; it has few entries',
  'GET /staff/data-requests/:requestId/copy': 'needs a request; reads what the owner downloads',
  'GET /staff/manual-entries/:entryId': 'needs an entry; it has few lines',
  'GET /staff/manual-entries/:entryId/documents/:documentId': 'is a file',
  'GET /staff/closed-months/:month': 'is a file of a closed month',
  'GET /staff/tax-rates/withdrawal':
    'is about one rate, and reads of goods what the effect of a tax rule does',
};

/** Paths with words as parts. */
const PATHS: Readonly<Record<string, string>> = {
  'GET /staff/history/:kind/:objectId': '/staff/history/order/:orderId',
  'GET /staff/exports/:kind/count': '/staff/exports/orders/count',
  'GET /staff/reports/:report': '/staff/reports/day',
};

/** Ids that the large shop has. */
const NAMED =
  /:(orderId|customerId|productId|returnId|parcelId|memberId|batchId|countId|variantId|messageId)\b/g;

export const readTitles: readonly string[] = staffCalls.filter((call) => isRead(call)).map(titleOf);

const FACTS = `
  select o.id as "orderId", o.user_id as "customerId", right(o.id, 8) as last8, o.number, right(o.number, 5) as digits,
    o.delivery_address ->> 'phone' as phone, o.delivery_address ->> 'email' as mail,
    o.delivery_address ->> 'pinCode' as pin, o.delivery_address ->> 'fullName' as name, o.tracking_number as tracking,
    p.id as "parcelId", l.variant_id as "variantId", l.product_id as "productId", b.batch_id as "batchId",
    (select id from returns order by requested_at desc, id limit 1) as "returnId",
    (select id from stock_counts order by created_at, id limit 1) as "countId",
    'many-77' as "memberId", 'ticket-77' as "messageId", v.sku, batches.code as batch, products.name as product,
    (current_date - 30)::text as "monthAgo", current_date::text as today
  from orders o join parcels p on p.order_id = o.id join order_lines l on l.order_id = o.id
  join order_line_batches b on b.order_id = o.id join batches on batches.id = b.batch_id
  join product_variants v on v.id = l.variant_id join products on products.id = v.product_id
  where o.status = 'delivered' and l.variant_id = (select min(id) from product_variants)
  order by o.created_at desc offset 20000 limit 1`;

/** Typical searches, and one without hits. */
const SEARCHES: Readonly<Record<string, string>> = {
  'order number': '{number}',
  'end of a number': '{digits}',
  'last 8 of the id': '{last8}',
  name: '{name}',
  'frequent name': 'meera',
  phone: '{phone}',
  mail: '{mail}',
  PIN: '{pin}',
  'tracking number': '{tracking}',
  SKU: '{sku}',
  'batch code': '{batch}',
  'product name': '{product}',
  'frequent word': 'grove',
  'word of nearly all': 'coconut',
  'member of staff': 'packer 17',
  'nothing there': 'zzzzqqqq',
};

const TEXTS: Readonly<Record<string, readonly string[]>> = {
  'GET /staff/orders status': ['placed', 'placed,processing', 'delivered', 'cancelled'],
  'GET /staff/exports/:kind/count status': ['placed'],
  'GET /staff/members status': ['active', 'blocked,invited'],
  from: ['{monthAgo}', '{today}'],
  to: ['{monthAgo}', '{today}'],
  upTo: ['{monthAgo}', '{today}'],
  tag: ['gift', 'vip', 'none has it'],
  customer: ['{customerId}', 'nobody'],
  segment: ['large'],
  pin: ['6', '6820', '{pin}'],
  sku: ['SKU-7', '{sku}'],
  offer: ['coupon/FIRST100', 'promotion/none'],
  least: ['0', '4000'],
  most: ['10', '4000'],
  kind: ['order', 'role', 'role,product'],
  who: ['many-7', 'nobody'],
  category: ['pouches', 'coconut-oil'],
  variantId: ['{variantId}'],
  batchId: ['{batchId}'],
  roleId: ['many'],
  code: ['{sku}', 'no such SKU'],
  list: ['orders'],
  variants: ['{variantId}'],
};

/** Filters that only work together. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  'GET /staff/orders': [
    'offer=coupon%2FFIRST100&from={monthAgo}&to={today}',
    'paymentMethod=cod&status=placed',
    'from={monthAgo}&to={today}',
    'least=1000&most=1010',
    'least=500&most=4000&status=shipped',
    'search=meera&status=delivered&paymentMethod=cod',
    'search={phone}&status=placed',
  ],
  'GET /staff/audit-entries': [
    'kind=role&from={monthAgo}',
    'who=many-7&kind=order',
    'search=packer&kind=role',
  ],
  'GET /staff/products': ['state=draft&stock=out', 'category=pouches&search=grove'],
  'GET /staff/stock': ['level=low&goods=food', 'search=grove&level=out'],
};

/** Lists, and single-thing pages; others are in `PATHS`. */
function isRead(call: StaffCall): boolean {
  const title = titleOf(call);
  if (call.method !== 'GET' || LEFT_OUT[title] !== undefined) return false;
  return isList(call) || !(PATHS[title] ?? call.path).replaceAll(NAMED, '').includes(':');
}

function isList(call: StaffCall): boolean {
  return propertiesOf(call.query).after !== undefined;
}

function requestsOf(call: StaffCall, fill: (text: string) => string): ReadRequest[] {
  const title = titleOf(call);
  const { search, after: _, sort, text, ...filters } = propertiesOf(call.query);
  const sorts = valuesOf(title, 'sort', sort, ['']);
  const words = search ?? text;
  const searched = Object.entries(words === undefined ? {} : SEARCHES).map(([what, typed]) => ({
    name: `search by ${what}`,
    query: { [search === undefined ? 'text' : 'search']: typed },
  }));
  const required = new Set<string>(requiredOf(call.query));
  const filtered = Object.entries(filters).flatMap(([field, schema]) =>
    valuesOf(title, field, schema, isList(call) ? undefined : []).map((value) => ({
      name: `${field} ${value}`,
      query: { [field]: value },
    })),
  );
  const together = (TOGETHER[title] ?? []).map((query) => ({
    name: query,
    query: Object.fromEntries(new URLSearchParams(query)),
  }));
  const plain = required.size === 0 ? [{ name: 'all', query: {} }] : [];
  return [...plain, ...filtered, ...searched, ...together].flatMap(({ name, query }) =>
    sorts.map((order) => {
      const sorted = order === '' ? query : { ...query, sort: order };
      const asked = new URLSearchParams(sorted);
      for (const [field, value] of Object.entries<string>(sorted)) asked.set(field, fill(value));
      const path = (PATHS[title] ?? call.path).replace(/^\/staff\//, '').replaceAll(/:(\w+)/g, '{$1}');
      return {
        name: fill(order === '' ? name : `${name}, ${order}`),
        path: `/${fill(path)}${asked.size === 0 ? '' : `?${asked}`}` as const,
      };
    }),
  );
}

function valuesOf(
  title: string,
  field: string,
  schema: TSchema | undefined,
  without: readonly string[] | undefined,
): readonly string[] {
  if (schema !== undefined && 'enum' in schema && Array.isArray(schema.enum)) return schema.enum.map(String);
  if (schema !== undefined && 'type' in schema && schema.type === 'boolean') return ['true', 'false'];
  const values = TEXTS[`${title} ${field}`] ?? (schema === undefined ? undefined : TEXTS[field]) ?? without;
  if (values !== undefined) return values;
  throw new Error(`${title}: name values for its filter ${field} in testing/staff/staff-reads.ts`);
}

function propertiesOf(query: TSchema | undefined): Readonly<Record<string, TSchema>> {
  if (query === undefined || !('properties' in query)) return {};
  // Guaranteed by the contract's schemas.
  return query.properties as Readonly<Record<string, TSchema>>;
}

function requiredOf(query: TSchema | undefined): readonly string[] {
  return query !== undefined && 'required' in query && Array.isArray(query.required) ? query.required : [];
}
