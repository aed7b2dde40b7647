insert into faq_categories (id, title, position, active, created_at, updated_at)
values
  ('f-orders', 'Orders', 1, true, '2026-01-01T10:00:00Z', '2026-01-01T10:00:00Z'),
  ('f-old', 'Old', 2, false, '2026-01-01T10:00:00Z', '2026-02-01T10:00:00Z');
insert into faqs (id, category_id, question, answer, position, created_at, updated_at)
values ('f-where', 'f-orders', 'Where is it?', E'On its way.\nReally.', 1, '2026-01-01T10:00:00Z', '2026-01-01T10:00:00Z');
insert into blog_authors (id, name, about, picture)
values ('meera', 'Meera', 'Writes', 'meera.svg');
insert into blog_posts (id, slug, title, category, excerpt, body, cover, cover_alt, author_id, published_at, read_minutes, active, created_at, updated_at)
values
  ('post-1', 'first', 'First', 'Water', 'Short', '## Long', 'first.svg', 'A nut', 'meera', '2026-01-02T10:00:00Z', 3, true, '2026-01-02T10:00:00Z', '2026-01-02T10:00:00Z'),
  ('post-2', 'second-2', 'Second', 'Oil', 'Short', 'Long', 'second.svg', 'A press', 'meera', '2026-02-02T10:00:00Z', 1, false, '2026-02-02T10:00:00Z', '2026-02-02T10:00:00Z');
insert into pages (slug, title, body, updated_on, created_at, updated_at)
values ('refund-policy', 'Refund Policy', '## Returns', '2025-05-04', '2026-01-01T10:00:00Z', '2026-01-01T10:00:00Z');
