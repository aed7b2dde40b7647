export const LOCK_USER = 'select email, email_verified, mobile from users where id = $1 for no key update';

export const FIND_BY_KEY = 'select * from orders where user_id = $1 and idempotency_key = $2';

export const LOAD_LINES = `
  select product.id, product.name, product.description, category.name as category, product.hsn_code,
    jsonb_array_length(product.options) > 0 as has_variants, variant.id as variant_id,
    variant.name as variant_name, variant.sku, variant.options, variant.picture, variant.price_paise,
    variant.original_price_paise, variant.mrp_paise, variant.stock, product.active and variant.active as is_sold,
    line.quantity, line.created_at, line.updated_at
  from product_variants variant
  join products product on product.id = variant.product_id
  join categories category on category.id = product.category_id
  left join cart_lines line on line.variant_id = variant.id and line.user_id = $1
  where variant.id in (select variant_id from cart_lines where user_id = $1)
  order by line.created_at, variant.position`;

export const INSERT_EVENT = `
  insert into order_events (order_id, position, kind, status, actor_kind, actor_id, note, happened_at)
  values ($1, 1, 'placed', 'placed', 'shopper', $3, null, $2)`;

export const DELETE_LINES = 'delete from cart_lines where user_id = $1';

export const RESERVE_STOCK = `
  insert into stock_movements (variant_id, kind, quantity, order_id, actor_kind, actor_id, happened_at)
  select id, 'reserve', -quantity, $3, 'shopper', $4, $5
  from unnest($1::text[], $2::int[]) as wanted (id, quantity) order by id collate "C"
  returning variant_id`;

export const ENQUEUE_JOB = `
  insert into pgboss.job_common (id, name, data, priority, start_after, singleton_key, singleton_on, expire_seconds,
    deletion_seconds, keep_until, retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, dead_letter)
  select coalesce(id, gen_random_uuid()), 'send-order-placed-mail', data, coalesce(priority, 0), j.start_after,
    "singletonKey",
    case when "singletonSeconds" is not null
      then 'epoch'::timestamp + '1s'::interval * ("singletonSeconds" * floor((date_part('epoch', now()) + coalesce("singletonOffset", 0)) / "singletonSeconds"))
      else null end,
    coalesce("expireInSeconds", q.expire_seconds), coalesce("deleteAfterSeconds", q.deletion_seconds),
    j.start_after + (coalesce("retentionSeconds", q.retention_seconds) * interval '1s'),
    coalesce("retryLimit", q.retry_limit), coalesce("retryDelay", q.retry_delay),
    coalesce("retryBackoff", q.retry_backoff, false), coalesce("retryDelayMax", q.retry_delay_max), q.policy,
    q.dead_letter
  from (
    select *, case when right("startAfter", 1) = 'Z' then cast("startAfter" as timestamp with time zone)
      else now() + cast(coalesce("startAfter", '0') as interval) end as start_after
    from json_to_recordset($1::json) as x (id uuid, name text, priority integer, data jsonb, "startAfter" text,
      "retryLimit" integer, "retryDelay" integer, "retryDelayMax" integer, "retryBackoff" boolean,
      "singletonKey" text, "singletonSeconds" integer, "singletonOffset" integer, "expireInSeconds" integer,
      "deleteAfterSeconds" integer, "retentionSeconds" integer)
  ) j
  join pgboss.queue q on q.name = 'send-order-placed-mail'
  on conflict do nothing
  returning id`;
