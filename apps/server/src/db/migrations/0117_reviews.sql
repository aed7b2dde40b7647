CREATE TABLE "review_photos" (
	"id" text PRIMARY KEY NOT NULL,
	"review_id" text NOT NULL,
	"position" integer NOT NULL,
	"content_type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_photos_position" UNIQUE("review_id","position"),
	CONSTRAINT "review_photos_most" CHECK ("review_photos"."position" between 1 and 3),
	CONSTRAINT "review_photos_content_type" CHECK ("review_photos"."content_type" in ('image/jpeg', 'image/png', 'image/webp')),
	CONSTRAINT "review_photos_size" CHECK (octet_length("review_photos"."bytes") between 1 and 5242880)
);
--> statement-breakpoint
CREATE TABLE "review_requests" (
	"order_id" text PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_versions" (
	"review_id" text NOT NULL,
	"number" integer NOT NULL,
	"stars" integer NOT NULL,
	"words" text NOT NULL,
	"state" text NOT NULL,
	"refusal_reason" text,
	"submitted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_versions_review_id_number_pk" PRIMARY KEY("review_id","number"),
	CONSTRAINT "review_versions_state" CHECK ("review_versions"."state" in ('waiting', 'published', 'refused', 'withdrawn')),
	CONSTRAINT "review_versions_refusal_reason" CHECK ("review_versions"."refusal_reason" in ('fraudulent', 'off topic', 'offensive', 'personal data', 'advertising', 'conflict of interest'))
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"product_id" text NOT NULL,
	"user_id" text NOT NULL,
	"author_name" text NOT NULL,
	"state" text NOT NULL,
	"refusal_reason" text,
	"stars" integer NOT NULL,
	"words" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"answer" text,
	"answered_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "reviews_once" UNIQUE("order_id","position"),
	CONSTRAINT "reviews_state" CHECK ("reviews"."state" in ('waiting', 'published', 'refused', 'withdrawn')),
	CONSTRAINT "reviews_refusal_reason" CHECK ("reviews"."refusal_reason" in ('fraudulent', 'off topic', 'offensive', 'personal data', 'advertising', 'conflict of interest')),
	CONSTRAINT "reviews_refused" CHECK (("reviews"."state" = 'refused') = ("reviews"."refusal_reason" is not null)),
	CONSTRAINT "reviews_stars" CHECK ("reviews"."stars" between 1 and 5),
	CONSTRAINT "reviews_words" CHECK ("reviews"."words" = '' or char_length("reviews"."words") between 1 and 2000),
	CONSTRAINT "reviews_answer" CHECK (("reviews"."answer" is null) = ("reviews"."answered_at" is null))
);
--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_versions" ADD CONSTRAINT "review_versions_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_line" FOREIGN KEY ("order_id","position") REFERENCES "public"."order_lines"("order_id","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_versions_refused" ON "review_versions" USING btree ("refusal_reason") WHERE "review_versions"."refusal_reason" is not null;--> statement-breakpoint
CREATE INDEX "reviews_user_id" ON "reviews" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reviews_by_state" ON "reviews" USING btree ("state","submitted_at","id");--> statement-breakpoint
CREATE INDEX "reviews_published" ON "reviews" USING btree ("product_id","written_at","id") WHERE "reviews"."state" = 'published';--> statement-breakpoint
CREATE INDEX "reviews_published_stars" ON "reviews" USING btree ("product_id","stars","written_at","id") WHERE "reviews"."state" = 'published';--> statement-breakpoint
CREATE INDEX "orders_by_delivered_at" ON "orders" USING btree ("delivered_at") WHERE "orders"."delivered_at" is not null;--> statement-breakpoint
CREATE TRIGGER reviews_version BEFORE UPDATE ON reviews FOR EACH ROW EXECUTE FUNCTION count_version();
--> statement-breakpoint
-- Ratings are part of the catalogue that every process holds.
CREATE TRIGGER reviews_announce AFTER UPDATE OF state, stars ON reviews
  FOR EACH ROW WHEN (OLD.state = 'published' OR NEW.state = 'published') EXECUTE FUNCTION announce_catalogue_change();
--> statement-breakpoint
CREATE TRIGGER reviews_announce_deletion AFTER DELETE ON reviews
  FOR EACH ROW WHEN (OLD.state = 'published') EXECUTE FUNCTION announce_catalogue_change();
