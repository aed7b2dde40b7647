insert into settings (key, value, created_at, updated_at)
values ('packing', '{"dispatchGate": "block"}', '2026-03-01T09:00:00Z', '2026-03-01T09:00:00Z');
insert into parcel_leftovers (parcel_id, variant_id, sku, name, variant_name, quantity)
values ('parcel-second', 'v-6', 'PACK-6', 'Pack', 'Pack of 6', 2);
