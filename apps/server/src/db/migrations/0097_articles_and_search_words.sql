CREATE TABLE "missed_searches" (
	"day" date NOT NULL,
	"words" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "missed_searches_day_words_pk" PRIMARY KEY("day","words"),
	CONSTRAINT "missed_searches_count" CHECK ("missed_searches"."count" > 0),
	CONSTRAINT "missed_searches_impersonal" CHECK (char_length("missed_searches"."words") between 1 and 80
        and "missed_searches"."words" !~ '@|[0-9]{6}')
);
--> statement-breakpoint
CREATE TABLE "blog_former_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"article_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "blog_posts" ALTER COLUMN "author_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_posts" ALTER COLUMN "published_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "search_synonyms" ADD COLUMN "id" text DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "search_synonyms" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_authors" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_former_slugs" ADD CONSTRAINT "blog_former_slugs_article_id_blog_posts_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_former_slugs_article" ON "blog_former_slugs" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "blog_posts_newest" ON "blog_posts" USING btree (coalesce("published_at", "created_at"),"id");--> statement-breakpoint
ALTER TABLE "search_synonyms" ADD CONSTRAINT "search_synonyms_id_key" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_complete_in_public" CHECK (not "blog_posts"."active" or ("blog_posts"."author_id" is not null and "blog_posts"."published_at" is not null
        and '' not in ("blog_posts"."title", "blog_posts"."category", "blog_posts"."excerpt", "blog_posts"."body", "blog_posts"."cover", "blog_posts"."cover_alt")));
--> statement-breakpoint
CREATE TRIGGER blog_posts_version BEFORE UPDATE ON blog_posts FOR EACH ROW EXECUTE FUNCTION count_version();
--> statement-breakpoint
CREATE TRIGGER blog_authors_version BEFORE UPDATE ON blog_authors FOR EACH ROW EXECUTE FUNCTION count_version();
--> statement-breakpoint
CREATE TRIGGER search_synonyms_version BEFORE UPDATE ON search_synonyms FOR EACH ROW EXECUTE FUNCTION count_version();
--> statement-breakpoint
-- After the row: an insert that waits for the former owner of the address sees what that one left behind.
CREATE FUNCTION take_article_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM blog_former_slugs WHERE slug = NEW.slug;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER blog_posts_take_slug AFTER INSERT OR UPDATE OF slug ON blog_posts
  FOR EACH ROW EXECUTE FUNCTION take_article_slug();
--> statement-breakpoint
CREATE TRIGGER blog_former_slugs_announce AFTER INSERT OR UPDATE OR DELETE ON blog_former_slugs
  FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();
