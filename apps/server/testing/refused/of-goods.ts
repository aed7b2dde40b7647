import type { Refused } from './refused.ts';

export const REFUSED_OF_GOODS: Refused = [
  [
    'a variant on sale above its MRP',
    'product_variants_within_mrp',
    'update product_variants set mrp_paise = price_paise - 1',
  ],
  ['stock below nothing', 'product_variants_stock_never_negative', 'update product_variants set stock = -1'],
  [
    'a batch that is there without a movement',
    'batches_by_ledger',
    `update batches set on_hand = on_hand + 1 where id = 'b-old'`,
  ],
  [
    'a batch that comes with goods and no movement',
    'batches_by_ledger',
    `insert into batches select (jsonb_populate_record(b, '{"id":"b-more","code":"MORE"}')).* from batches b where id = 'b-old'`,
  ],
  [
    'goods without a batch that are not there',
    'stock_movements_of_no_batch',
    `insert into stock_movements (variant_id, kind, quantity, reason, actor_kind, actor_id, happened_at)
     values ('v-12', 'adjust', -1, 'lost', 'staff', 'staff-meera', now())`,
  ],
  [
    'more of a batch sent than is there',
    'batches_allocated',
    `insert into order_line_batches values ('o-cancelled', 1, 'b-old', 50, now(), null)`,
  ],
  [
    'a movement that goes the wrong way',
    'stock_movements_sign',
    `insert into stock_movements (variant_id, kind, quantity, order_id, actor_kind, actor_id, happened_at)
     values ('v-6', 'release', -1, 'o-delivered', 'system', 'shop', now())`,
  ],
  [
    'units taken for no order',
    'stock_movements_order',
    `insert into stock_movements (variant_id, kind, quantity, actor_kind, actor_id, happened_at)
     values ('v-6', 'reserve', -1, 'system', 'shop', now())`,
  ],
  [
    'a movement that is taken back twice',
    'stock_movements_undone_once',
    `insert into stock_movements (variant_id, kind, quantity, undoes, actor_kind, actor_id, happened_at)
     select 'v-6', 'adjust', 1, position, 'staff', 'staff-meera', now()
     from stock_movements, generate_series(1, 2) where kind = 'receive'`,
  ],
  [
    'a batch that is best before it was packed',
    'batches_life',
    `update batches set best_before = packed_on where id = 'b-old'`,
  ],
  ['two batches of one code', 'batches_code_of_variant', `update batches set code = 'SAME'`],
  [
    'a batch that is blocked for no reason',
    'batches_block_reason',
    `update batches set blocked_at = now() where id = 'b-old'`,
  ],
  ['a price of nothing', 'product_variants_price_positive', 'update product_variants set price_paise = 0'],
  [
    'an original price below the price',
    'product_variants_list_price',
    'update product_variants set original_price_paise = price_paise - 1',
  ],
  ['a state of products that nobody knows', 'products_state', `update products set state = 'sold'`],
  [
    'a day of publishing for what is published',
    'products_scheduled_while_draft',
    `update products set publish_at = now() where state = 'published'`,
  ],
  ['pictures that are no list', 'products_lists', `update products set pictures = '{}'`],
  ['a shelf life of no day', 'products_shelf_life_days', 'update products set shelf_life_days = 0'],
  ['a maker without an address', 'products_maker_whole', `update products set maker_name = 'Farm'`],
  [
    'a packer without a name',
    'products_packer_whole',
    `update products set packer_name = ' ', packer_address = 'Kochi'`,
  ],
  ['an importer without an address', 'products_importer_whole', `update products set importer_name = 'Port'`],
  ['a barcode of letters', 'product_variants_barcode_form', `update product_variants set barcode = 'eight'`],
  [
    'two variants of one barcode',
    'product_variants_barcode_key',
    `update product_variants set barcode = '96385074'`,
  ],
  [
    'a parcel of nothing',
    'product_variants_shipping_grams',
    'update product_variants set shipping_grams = 0',
  ],
  [
    'a box without a height',
    'product_variants_box_whole',
    'update product_variants set box_height_mm = null',
  ],
  ['a price to come of nothing', 'price_changes_price_positive', 'update price_changes set mrp_paise = 0'],
  [
    'a price to come above its list price',
    'price_changes_list_price',
    'update price_changes set original_price_paise = price_paise - 1',
  ],
  [
    'a price that came and was dropped',
    'price_changes_applied_or_dropped',
    'update price_changes set dropped_at = now() where applied_at is not null',
  ],
  [
    'a price that came from nowhere',
    'price_changes_applied_from',
    'update price_changes set from_price_paise = null where applied_at is not null',
  ],
  ['a picture by another name', 'pictures_hash_form', `update pictures set hash = 'photo'`],
  ['a picture of no width', 'pictures_size', 'update pictures set width = 0'],
  ['two variants of one SKU', 'product_variants_sku_key', `update product_variants set sku = 'SAME'`],
  [
    'one wish twice',
    'wishlist_entries_once',
    `insert into wishlist_entries (id, user_id, product_id, variant_id, created_at)
     values ('w-3', 'u-anu', 'p-pack', null, now())`,
  ],
  [
    'one request for the same thing twice',
    'restock_requests_once',
    `update restock_requests set email = 'reader.one@example.in'`,
  ],
  [
    'a restock request in capitals',
    'restock_requests_email_form',
    `update restock_requests set email = upper(email)`,
  ],
  [
    'a restock request confirmed before it was made',
    'restock_requests_confirmed',
    `update restock_requests set confirmed_at = requested_at - interval '1 day'`,
  ],
  [
    'a cost in a locked month',
    'journal_entries_month_open',
    `insert into supplier_bills select (jsonb_populate_record(b, '{"revision":3,"reason":"Late","booked_on":"2026-02-28"}')).* from supplier_bills b where revision = 1`,
  ],
  [
    'a corrected bill without a reason',
    'supplier_bills_reason',
    `insert into supplier_bills select (jsonb_populate_record(b, '{"revision":3}')).* from supplier_bills b where revision = 1`,
  ],
  [
    'a bill of less than no freight',
    'supplier_bills_freight',
    `insert into supplier_bills select (jsonb_populate_record(b, '{"revision":3,"reason":"Late","freight_paise":-1}')).* from supplier_bills b where revision = 1`,
  ],
  [
    'a billed line with IGST and CGST',
    'supplier_bill_lines_taxes',
    `insert into supplier_bill_lines select (jsonb_populate_record(l, '{"position":2,"igst_paise":5}')).* from supplier_bill_lines l where revision = 1`,
  ],
  [
    'a billed line of no units',
    'supplier_bill_lines_quantity',
    `insert into supplier_bill_lines select (jsonb_populate_record(l, '{"position":2,"quantity":0}')).* from supplier_bill_lines l where revision = 1`,
  ],
];
