insert into reviews (id, order_id, position, product_id, user_id, author_name, state, stars, words, written_at, submitted_at, decided_at, answer, answered_at)
values ('review-1', 'o-delivered', 1, 'p-pack', 'u-anu', 'Anu', 'published', 4, 'Fresh, and packed with care.', '2026-03-14T10:00:00Z', '2026-03-15T10:00:00Z', '2026-03-16T10:00:00Z', 'Thank you.', '2026-03-16T11:00:00Z');
insert into review_versions (review_id, number, stars, words, state, refusal_reason, submitted_at)
values ('review-1', 1, 2, 'Call me at 98470 12345 about this.', 'refused', 'personal data', '2026-03-14T10:00:00Z');
insert into review_photos (id, review_id, position, content_type, bytes, added_at)
values ('review-photo-1', 'review-1', 1, 'image/jpeg', '\xffd8ffe0', '2026-03-14T10:00:00Z');
insert into review_requests (order_id, asked_at) values ('o-delivered', '2026-03-12T05:00:00Z');
