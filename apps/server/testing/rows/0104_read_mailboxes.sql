INSERT INTO read_mailboxes (name, uid_validity, last_uid, waiting, skipped, read_at)
VALUES ('care@shop.example@imap.shop.example:993/INBOX', '1700000000', 4294967295,
  '[{"uid": 7, "tries": 1, "dueAt": "2026-11-30T10:00:00.000Z"}]', 1, '2026-11-30 10:00:00+05:30');
