-- A shop in use at this migration: something in every table, in states that later migrations have to respect.
insert into users (id, name, email, email_verified, mobile, password_hash, agreed_to_terms_at, created_at, updated_at)
values
  ('u-anu', 'Anu Thomas', 'anu@example.in', true, '9847012345', 'hash', '2026-01-02T10:00:00Z', '2026-01-02T10:00:00Z', '2026-01-02T10:00:00Z'),
  ('u-biju', 'Biju', null, false, '9847054321', null, null, '2026-02-02T10:00:00Z', '2026-02-02T10:00:00Z');
insert into sessions (id, user_id, created_at, expires_at, revoked_at)
values ('s-anu', 'u-anu', '2026-03-01T10:00:00Z', '2026-03-02T10:00:00Z', '2026-03-01T12:00:00Z');
insert into consents (id, user_id, purpose, text_version, granted_at)
values ('c-anu', 'u-anu', 'offers-by-email', '2026-01', '2026-01-02T10:00:00Z');
insert into addresses (id, user_id, full_name, phone, address_line_1, address_line_2, city, state, pin_code, address_type, is_default, created_at, updated_at)
values
  ('a-home', 'u-anu', 'Anu Thomas', '9847012345', '12 Marine Drive', '', 'Kochi', 'Kerala', '682001', 'Home', true, '2026-01-03T10:00:00Z', '2026-01-03T10:00:00Z'),
  ('a-office', 'u-anu', 'Anu Thomas', '9847012345', '4 Park Street', 'Floor 2', 'Chennai', 'Tamil Nadu', '600001', 'Office', false, '2026-01-04T10:00:00Z', '2026-01-04T10:00:00Z');
insert into categories (id, name, description, hsn_code, parent_id, position, created_at, updated_at)
values
  ('drinks', 'Drinks', 'To drink', '2202', null, 1, '2026-01-01T10:00:00Z', '2026-01-01T10:00:00Z'),
  ('packs', 'Packs', 'In packs', '22029990', 'drinks', 2, '2026-01-01T10:00:00Z', '2026-01-01T10:00:00Z');
insert into products (id, name, description, category_id, hsn_code, features, offers, nutrition, shelf_life, storage_instruction, certification, country_of_origin, weight, volumes, options, pictures, merchandise, exclusive, returnable, created_at, updated_at)
values ('p-pack', 'Pack', 'Six bottles', 'packs', '2202', '[]', '[]', '[]', '9 months', 'Cool and dry', 'FSSAI', 'India', '1.2 kg', '[]', '[]', '[]', false, true, false, '2026-01-01T10:00:00Z', '2026-01-01T10:00:00Z');
insert into product_variants (id, product_id, position, sku, name, options, price_paise, original_price_paise, mrp_paise, stock, net_count, net_amount, net_unit, picture, created_at, updated_at)
values
  ('v-6', 'p-pack', 1, 'PACK-6', 'Pack of 6', '{"Pack":"6"}', 28500, 30000, 36000, 7, 6, 200, 'ml', 'pack-6.svg', '2026-01-01T10:00:00Z', '2026-01-01T10:00:00Z'),
  ('v-12', 'p-pack', 2, 'PACK-12', 'Pack of 12', '{"Pack":"12"}', 55000, 55000, 65000, 0, 12, 200, 'ml', 'pack-12.svg', '2026-01-01T10:00:00Z', '2026-01-01T10:00:00Z');
insert into banners (id, title, headline, text, link_label, link, image_wide, image_tall, position)
values ('b-1', 'Summer', 'Cool off', 'Fresh', 'Shop', '/ExploreProducts', 'wide.svg', 'tall.svg', 1);
insert into cart_lines (user_id, variant_id, quantity, created_at, updated_at)
values ('u-anu', 'v-6', 50, '2026-03-01T10:00:00Z', '2026-03-01T10:00:00Z');
insert into wishlist_entries (id, user_id, product_id, variant_id, created_at)
values
  ('w-1', 'u-anu', 'p-pack', 'v-12', '2026-03-01T10:00:00Z'),
  ('w-2', 'u-anu', 'p-pack', null, '2026-03-01T10:00:01Z');
insert into orders (id, number, user_id, status, payment_method, payment_status, idempotency_key, request_hash, total_mrp_paise, discount_paise, coupon_savings_paise, coin_savings_paise, subtotal_paise, gst_paise, cgst_paise, sgst_paise, igst_paise, round_off_paise, delivery_paise, total_paise, total_savings_paise, gst_basis_points, delivery_address, delivered_at, cancelled_at, created_at, updated_at)
values
  ('o-delivered', 'ILN-10001', 'u-anu', 'delivered', 'cod', 'completed', 'key-1', 'hash-1', 60000, 3000, 0, 0, 57000, 10260, 5130, 5130, 0, 0, 0, 67260, 3000, 1800, '{"fullName":"Anu Thomas","city":"Kochi","state":"Kerala","pinCode":"682001"}', '2026-03-05T10:00:00Z', null, '2026-03-01T10:00:00Z', '2026-03-05T10:00:00Z'),
  ('o-cancelled', 'ILN-10002', 'u-anu', 'cancelled', 'cod', 'pending', null, 'hash-2', 30000, 1500, 0, 0, 28500, 5130, 0, 0, 5130, 0, 4000, 37630, 1500, 1800, '{"fullName":"Anu Thomas","city":"Chennai","state":"Tamil Nadu","pinCode":"600001"}', null, '2026-03-02T10:00:00Z', '2026-03-02T09:00:00Z', '2026-03-02T10:00:00Z');
insert into order_lines (order_id, position, product_id, variant_id, name, variant_name, description, sku, hsn_code, picture, quantity, price_paise, original_price_paise, mrp_paise, discount_paise, taxable_paise, gst_paise)
values
  ('o-delivered', 1, 'p-pack', 'v-6', 'Pack', 'Pack of 6', 'Six bottles', 'PACK-6', '2202', 'pack-6.svg', 2, 28500, 30000, 36000, 3000, 57000, 10260),
  ('o-cancelled', 1, 'p-pack', 'v-6', 'Pack', 'Pack of 6', 'Six bottles', 'PACK-6', '2202', 'pack-6.svg', 1, 28500, 30000, 36000, 1500, 28500, 5130);
insert into order_events (order_id, position, kind, status, actor, note, happened_at)
values
  ('o-delivered', 1, 'placed', 'placed', 'shopper', null, '2026-03-01T10:00:00Z'),
  ('o-cancelled', 1, 'placed', 'placed', 'shopper', null, '2026-03-02T09:00:00Z'),
  ('o-cancelled', 2, 'cancelled', 'cancelled', 'shopper', 'Changed my mind', '2026-03-02T10:00:00Z');
insert into outbox_messages (id, channel, recipient, subject, body, sent_at)
values ('m-1', 'mail', 'anu@example.in', 'Order ILN-10001', 'Thank you', '2026-03-01T10:00:01Z');
