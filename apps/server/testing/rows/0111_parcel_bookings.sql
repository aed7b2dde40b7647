insert into parcel_bookings (parcel_id, attempt, courier, reference, state, weight_grams, tries, awb, handle, ask_at, actor_kind, actor_id, created_at, updated_at)
values ('parcel-second', 1, 'delhivery', 'OD10001-2', 'booked', 900, 1, '1490819283', '', '2026-03-02T10:00:00Z', 'staff', 'staff-meera', '2026-03-02T09:00:00Z', '2026-03-02T09:00:00Z');
