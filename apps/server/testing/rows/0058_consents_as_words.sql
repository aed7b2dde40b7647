insert into consent_texts (words, first_used_at) values ('Send me news.', '2026-11-23T10:00:00Z');
insert into consents
  (id, user_id, purpose, given, text_version, words_hash, terms_version, terms_hash, privacy_version, privacy_hash, place, device, happened_at)
select 'c-news', 'u-anu', 'emails', true, '2026-11-23', hash, null, null, 2, 'h', 'account', 'Chrome on Android', '2026-11-23T10:00:00Z'
from consent_texts;
insert into nominees (user_id, name, contact, created_at, updated_at)
values ('u-anu', 'Thomas', '9847099999', '2026-11-23T10:00:00Z', '2026-11-23T10:00:00Z');
