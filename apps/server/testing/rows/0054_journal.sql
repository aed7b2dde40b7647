-- A gift card that somebody paid for, in books whose first months are closed.
with entry as (
  insert into journal_entries (kind, source_id, happened_at, booked_on)
  values ('gift card issued', 'g-part', '2026-03-10T20:00:00Z', '2026-03-11') returning id
)
insert into journal_lines (entry_id, position, account, side, amount_paise, order_id)
select id, line.* from entry, (values
  (1, 'bank', 'debit', 50000, null), (2, 'gift-cards-outstanding', 'credit', 50000, null)) as line;
insert into journal_months (month, locked_at, actor_kind, actor_id)
values ('2026-02-01', '2026-03-05T10:00:00Z', 'staff', 'staff-meera');
