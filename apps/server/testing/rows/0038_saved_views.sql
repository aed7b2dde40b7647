insert into staff_saved_views (id, member_id, list, name, address, created_at, updated_at)
values ('view-late', 'staff-meera', 'orders', 'Late', 'status=processing&sort=oldest', '2026-03-01T09:00:00Z', '2026-03-01T09:00:00Z');
