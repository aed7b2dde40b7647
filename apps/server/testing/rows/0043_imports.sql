insert into staff_imports (id, member_id, kind, file_name, content, made, changed, unchanged, refused, unknown_columns,
  ignored_columns, problems, changes, seen, created_at, applied_at)
values
  ('import-prices', 'staff-meera', 'prices', 'prices.csv', null, 0, 1, 2, 0, '{}', '{}', '[]', '[]', '{}',
    '2026-03-01T09:00:00Z', '2026-03-01T09:05:00Z'),
  ('import-wrong', 'staff-meera', 'stock', 'stock.csv', 'SKU,Change', 0, 0, 0, 1, '{}', '{Product}',
    '[{"line": 2, "column": "SKU", "message": "There is no such SKU"}]', '[]', '{}', '2026-03-01T09:00:00Z', null);
