insert into site_pages (slug, created_at, updated_at) values ('monsoon-offer', '2026-03-01T00:00:00Z', '2026-03-02T00:00:00Z');
insert into site_page_versions (slug, number, title, description, sections, shown_from, actor_kind, actor_id, actor_name, saved_at)
values ('monsoon-offer', 1, 'Monsoon offer', '', '[{"id": "text", "kind": "text", "body": "Ten percent off."}]', '2026-03-01T00:00:00Z', 'staff', 'staff-1', 'Asha', '2026-03-01T00:00:00Z'),
  ('monsoon-offer', 2, 'Monsoon offer', '', '[]', null, 'staff', 'staff-1', 'Asha', '2026-03-02T00:00:00Z');
