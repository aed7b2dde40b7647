insert into missed_searches (day, words, count)
values ('2026-03-01', 'filter coffee', 12), ('2026-03-02', 'filter coffee', 1);
insert into blog_former_slugs (slug, article_id) values ('first-of-all', 'post-1');
