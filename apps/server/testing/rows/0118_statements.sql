-- A requested lock, and the sums of the locked month, which has no entries.
insert into journal_lock_requests (month, requested_at, actor_kind, actor_id)
values ('2026-03-01', '2026-04-02T10:00:00Z', 'staff', 'staff-meera');
insert into journal_month_sums (month, account, debits_paise, credits_paise)
values ('2026-02-01', 'bank', 0, 0);
