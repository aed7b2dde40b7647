insert into return_payouts (return_id, kind, sealed, masked, given_at)
values ('r-1', 'upi', decode(repeat('00', 40), 'hex'), 'UPI ID an…@okaxis', '2026-03-06T10:02:00Z');
