insert into data_requests (id, user_id, kind, channel, state, received_on, due_on, actor_kind, actor_id, recorded_at, closed_at)
values ('data-request-1', 'u-anu', 'copy', 'letter', 'done', '2026-03-12', '2026-04-11', 'staff', 'staff-1', '2026-03-12T05:00:00Z', '2026-03-14T05:00:00Z');
