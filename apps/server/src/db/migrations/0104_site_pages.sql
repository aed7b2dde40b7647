CREATE TABLE "site_page_versions" (
	"slug" text NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"sections" jsonb NOT NULL,
	"shown_from" timestamp with time zone,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"actor_name" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "site_page_versions_pkey" PRIMARY KEY("slug","number"),
	CONSTRAINT "site_page_versions_number_positive" CHECK ("site_page_versions"."number" > 0),
	CONSTRAINT "site_page_versions_title_given" CHECK (btrim("site_page_versions"."title") <> ''),
	CONSTRAINT "site_page_versions_sections_list" CHECK (jsonb_typeof("site_page_versions"."sections") = 'array'),
	CONSTRAINT "site_page_versions_actor_kind" CHECK ("site_page_versions"."actor_kind" in ('shopper', 'staff', 'system')),
	CONSTRAINT "site_page_versions_actor_given" CHECK (btrim("site_page_versions"."actor_id") <> ''),
	CONSTRAINT "site_page_versions_system_known" CHECK ("site_page_versions"."actor_kind" <> 'system' or "site_page_versions"."actor_id" in ('shop', 'clock', 'sandbox', 'razorpay'))
);
--> statement-breakpoint
CREATE TABLE "site_pages" (
	"slug" text PRIMARY KEY NOT NULL,
	"hidden_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "site_pages_slug_form" CHECK ("site_pages"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length("site_pages"."slug") <= 60),
	CONSTRAINT "site_pages_fixed_stay" CHECK ("site_pages"."hidden_at" is null or "site_pages"."slug" not in ('home', 'products', 'about-us', 'process', 'contact-us', 'store'))
);
--> statement-breakpoint
ALTER TABLE "settings" DROP CONSTRAINT "settings_key";--> statement-breakpoint
ALTER TABLE "site_page_versions" ADD CONSTRAINT "site_page_versions_slug_site_pages_slug_fk" FOREIGN KEY ("slug") REFERENCES "public"."site_pages"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "site_page_versions_shown" ON "site_page_versions" USING btree ("slug","shown_from","number");
--> statement-breakpoint
CREATE TRIGGER site_pages_version BEFORE UPDATE ON site_pages FOR EACH ROW EXECUTE FUNCTION count_version();
--> statement-breakpoint
CREATE TRIGGER site_page_versions_append_only
BEFORE UPDATE OF slug, number, title, description, sections, actor_kind, actor_id, actor_name, saved_at OR TRUNCATE
ON site_page_versions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER site_pages_announce AFTER INSERT OR UPDATE OR DELETE ON site_pages
  FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();
--> statement-breakpoint
CREATE TRIGGER site_page_versions_announce AFTER INSERT OR UPDATE OR DELETE ON site_page_versions
  FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();
--> statement-breakpoint
-- The texts of pages become sections; a shop keeps what its pages show.
CREATE TEMPORARY TABLE written ON COMMIT DROP AS
SELECT
  (SELECT value FROM settings WHERE key = 'home') AS home,
  coalesce((SELECT value FROM settings WHERE key = 'texts'), '{}') AS texts,
  coalesce((SELECT value -> 'pictures' FROM settings WHERE key = 'look'), '{}') AS pictures,
  (SELECT body FROM pages WHERE slug = 'about-us' AND active) AS about,
  (SELECT title FROM pages WHERE slug = 'about-us') AS about_title,
  (SELECT body FROM pages WHERE slug = 'process' AND active) AS process,
  (SELECT title FROM pages WHERE slug = 'process') AS process_title,
  EXISTS (SELECT FROM categories WHERE id = 'coconut-oil')
    AND EXISTS (SELECT FROM categories WHERE id = 'tender-coconut-water') AS has_packs,
  EXISTS (SELECT FROM categories WHERE id = 'pet-bottles') AS has_cards;
--> statement-breakpoint
CREATE TEMPORARY TABLE chapters ON COMMIT DROP AS
SELECT slug, place, title, btrim(split_part(rest, E'\n### ', 1), E' \n') AS text,
  (SELECT jsonb_agg(jsonb_build_object('title', split_part(part, E'\n', 1),
     'text', btrim(regexp_replace(part, '^[^\n]*\n?', ''), E' \n')) ORDER BY at)
   FROM regexp_split_to_table(rest, E'\n### ') WITH ORDINALITY parts(part, at) WHERE at > 1) AS points
FROM (
  SELECT slug, place - 1 AS place, split_part(chapter, E'\n', 1) AS title, regexp_replace(chapter, '^[^\n]*', '') AS rest
  FROM pages, regexp_split_to_table(E'\n' || body, E'\n## ') WITH ORDINALITY found(chapter, place)
  WHERE slug IN ('about-us', 'process') AND active AND place > 1
) AS cut;
--> statement-breakpoint
CREATE TEMPORARY TABLE arranged ON COMMIT DROP AS
SELECT slug, title, jsonb_agg(section ORDER BY place) AS sections FROM (
  SELECT 'home' AS slug, 'Home' AS title, place, section FROM written, LATERAL (VALUES
    (1, true, '{"id": "banners", "kind": "banners"}'::jsonb),
    (2, home #>> '{about,title}' <> '', '{"id": "intro", "kind": "intro"}'::jsonb || (home -> 'about')
      || jsonb_build_object('picture', coalesce(texts ->> 'homePicture', ''))),
    (3, jsonb_array_length(home -> 'taglines') > 0,
      jsonb_build_object('id', 'taglines', 'kind', 'taglines', 'lines', home -> 'taglines')),
    (4, home #>> '{oneDrop,headline}' <> '', jsonb_build_object('id', 'scene', 'kind', 'scene',
      'title', home #> '{oneDrop,headline}', 'text', home #> '{oneDrop,text}',
      'main', coalesce(pictures ->> 'oneDropMain', ''), 'front', coalesce(pictures ->> 'oneDropFront', ''),
      'back', coalesce(pictures ->> 'oneDropBack', ''), 'ground', coalesce(pictures ->> 'oneDropGround', ''))),
    (5, home #>> '{story,title}' <> '', '{"id": "story", "kind": "story", "picture": ""}'::jsonb || (home -> 'story')
      || jsonb_build_object('steps', home -> 'process')),
    (6, has_packs, $packs${"id": "packs", "kind": "packs", "title": "For the kitchen and for the thirst", "groups": [
      {"name": "Coconut oil", "category": "coconut-oil", "packs": [
        {"label": "200 ml", "count": 1, "amount": 200, "unit": "ml"}, {"label": "1 Ltr", "count": 1, "amount": 1000, "unit": "ml"}]},
      {"name": "Tender coconut water", "category": "tender-coconut-water", "packs": [
        {"label": "Pack of 12", "count": 12, "amount": 200, "unit": "ml"}, {"label": "Pack of 24", "count": 24, "amount": 200, "unit": "ml"},
        {"label": "Pack of 48", "count": 48, "amount": 200, "unit": "ml"}, {"label": "200 ml", "count": 1, "amount": 200, "unit": "ml"}]}]}$packs$::jsonb),
    (7, NOT has_packs, '{"id": "products", "kind": "products", "title": "Our products", "category": ""}'::jsonb),
    (8, home #>> '{sustainability,title}' <> '',
      '{"id": "commitments", "kind": "commitments"}'::jsonb || (home -> 'sustainability')),
    (9, jsonb_array_length(home -> 'quotes') > 0, jsonb_build_object('id', 'quotes', 'kind', 'quotes',
      'title', coalesce(nullif(home ->> 'quotesTitle', ''), 'What people say'), 'quotes', home -> 'quotes')),
    (10, home #>> '{contactCall,title}' <> '', '{"id": "call", "kind": "call"}'::jsonb || (home -> 'contactCall')
      || jsonb_build_object('picture', coalesce(pictures ->> 'contactCall', ''))),
    (11, home ->> 'galleryTitle' <> '' OR jsonb_array_length(home -> 'gallery') > 0,
      jsonb_build_object('id', 'gallery', 'kind', 'gallery',
        'title', coalesce(nullif(home ->> 'galleryTitle', ''), 'Follow us'), 'pictures', home -> 'gallery'))
  ) AS found(place, is_written, section) WHERE home IS NOT NULL AND is_written
  UNION ALL
  SELECT 'products', 'Products', 1, $cards${"id": "collection", "kind": "cards", "title": "The exclusive collection", "cards": [
    {"title": "Coconut oil, Pet Bottle", "text": "In a clear bottle for the shelf beside the stove.", "picture": "art/featured-pet-bottle.svg",
      "category": "pet-bottles", "packsTitle": "Sizes", "packs": [{"label": "1L", "count": 1, "amount": 1000, "unit": "ml"}]},
    {"title": "Coconut oil, Pouch", "text": "The same oils in a pouch, to refill the bottle that you have.", "picture": "art/featured-pouch.svg",
      "category": "pouches", "packsTitle": "Sizes", "packs": [{"label": "500ml", "count": 1, "amount": 500, "unit": "ml"}, {"label": "1L", "count": 1, "amount": 1000, "unit": "ml"}]},
    {"title": "Tender Coconut Water", "text": "Bottles of 200 ml in packs for the week, the month or the whole wedding.", "picture": "art/featured-water-pack.svg",
      "category": "water-packs", "packsTitle": "Packs of", "packs": [
        {"label": "6", "count": 6, "amount": 200, "unit": "ml"}, {"label": "12", "count": 12, "amount": 200, "unit": "ml"},
        {"label": "24", "count": 24, "amount": 200, "unit": "ml"}, {"label": "48", "count": 48, "amount": 200, "unit": "ml"}]}]}$cards$::jsonb
  FROM written WHERE has_cards
  UNION ALL
  SELECT 'contact-us', 'Contact', 1, jsonb_build_object('id', 'contact', 'kind', 'contact',
    'text', texts -> 'contactIntro', 'map', texts -> 'contactMap')
  FROM written WHERE texts ->> 'contactIntro' <> '' OR texts ->> 'contactMap' <> ''
  UNION ALL
  SELECT 'store', 'Stores', 1, jsonb_build_object('id', 'stores', 'kind', 'stores', 'text', texts -> 'storesIntro',
    'elsewhere', texts -> 'storesElsewhere', 'picture', coalesce(pictures ->> 'stores', ''))
  FROM written WHERE texts ->> 'storesIntro' <> '' OR texts ->> 'storesElsewhere' <> ''
  UNION ALL
  SELECT 'about-us', about_title, place, section FROM written, LATERAL (
    SELECT 1, jsonb_build_object('id', 'hero', 'kind', 'hero', 'title', about_title,
      'text', btrim(split_part(E'\n' || about, E'\n## ', 1), E' \n'),
      'picture', coalesce(texts ->> 'aboutPicture', ''), 'pictureAlt', coalesce(texts ->> 'aboutPictureAlt', ''))
    UNION ALL
    SELECT 2, jsonb_build_object('id', 'story', 'kind', 'story', 'title', title,
      'paragraphs', to_jsonb(regexp_split_to_array(regexp_replace(text, '\m_(.+?)_\M', '\1', 'g'), '\n\s*\n')),
      'picture', coalesce(pictures ->> 'story', ''), 'steps', '[]'::jsonb)
    FROM chapters WHERE slug = 'about-us' AND place = 1
    UNION ALL
    SELECT 3, jsonb_build_object('id', 'statements', 'kind', 'statements', 'statements',
      jsonb_agg(jsonb_build_object('title', title, 'text', text, 'picture',
        coalesce(CASE place WHEN 2 THEN pictures ->> 'vision' WHEN 3 THEN pictures ->> 'mission' END, '')) ORDER BY place))
    FROM chapters WHERE slug = 'about-us' AND place > 1 AND points IS NULL HAVING count(*) > 0
    UNION ALL
    SELECT 3 + place, jsonb_build_object('id', 'points-' || place, 'kind', 'points', 'title', title, 'text', text, 'points', points)
    FROM chapters WHERE slug = 'about-us' AND place > 1 AND points IS NOT NULL
    UNION ALL
    SELECT 1000, '{"id": "closing", "kind": "closing", "title": "Taste what we mean", "linkLabel": "See our products", "link": "/products", "secondLabel": "Our Process", "secondLink": "/process"}'::jsonb
  ) AS found(place, section) WHERE about IS NOT NULL
  UNION ALL
  SELECT 'process', process_title, place, section FROM written, LATERAL (
    SELECT 1, jsonb_build_object('id', 'hero', 'kind', 'hero', 'title', process_title,
      'text', btrim(split_part(E'\n' || process, E'\n## ', 1), E' \n'), 'picture', '', 'pictureAlt', '')
    UNION ALL
    SELECT 2, jsonb_build_object('id', 'steps', 'kind', 'steps', 'steps',
      jsonb_agg(jsonb_build_object('title', title, 'text', text, 'image', coalesce((ARRAY['art/farm-step-1.svg', 'art/gallery-6.svg',
        'art/farm-step-2.svg', 'art/farm-step-3.svg', 'art/blog-14.svg', 'art/featured-water-pack.svg'])[place], '')) ORDER BY place))
    FROM chapters WHERE slug = 'process' HAVING count(*) > 0
    UNION ALL
    SELECT 3, '{"id": "closing", "kind": "closing", "title": "Now the easy part", "linkLabel": "See our products", "link": "/products", "secondLabel": "", "secondLink": ""}'::jsonb
  ) AS found(place, section) WHERE process IS NOT NULL
) AS one GROUP BY slug, title;
--> statement-breakpoint
INSERT INTO site_pages (slug, created_at, updated_at) SELECT slug, now(), now() FROM arranged;
--> statement-breakpoint
INSERT INTO site_page_versions (slug, number, title, description, sections, shown_from, actor_kind, actor_id, actor_name, saved_at)
SELECT slug, 1, title, '', sections, now(), 'system', 'shop', 'shop', now() FROM arranged;
--> statement-breakpoint
DELETE FROM pages WHERE slug IN ('about-us', 'process');
--> statement-breakpoint
-- No edit: the version stays.
ALTER TABLE "settings" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE settings SET value = (value - '{homePicture,aboutPicture,aboutPictureAlt,contactIntro,contactMap,storesIntro,storesElsewhere}'::text[])
  || jsonb_build_object('processSteps', coalesce((SELECT home -> 'process' FROM written), '[]'))
WHERE key = 'texts';
--> statement-breakpoint
UPDATE settings SET value = jsonb_set(value, '{pictures}', (value -> 'pictures')
  - '{story,vision,mission,stores,contactCall,oneDropBack,oneDropGround,oneDropMain,oneDropFront}'::text[])
WHERE key = 'look';
--> statement-breakpoint
DELETE FROM settings WHERE key = 'home';
--> statement-breakpoint
ALTER TABLE "settings" ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_key" CHECK ("settings"."key" in ('brand', 'look', 'seller', 'support', 'tax', 'rates', 'delivery', 'packing', 'menu', 'texts', 'opening'));
