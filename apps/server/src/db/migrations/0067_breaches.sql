CREATE TABLE "breaches" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"what" text NOT NULL,
	"data" text NOT NULL,
	"consequences" text NOT NULL,
	"measures" text NOT NULL,
	"people" integer,
	"began_at" timestamp with time zone,
	"known_at" timestamp with time zone NOT NULL,
	"board_told_at" timestamp with time zone,
	"cert_told_at" timestamp with time zone,
	"people_told_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "breaches_title_given" CHECK (btrim("breaches"."title") <> ''),
	CONSTRAINT "breaches_people" CHECK ("breaches"."people" >= 0),
	CONSTRAINT "breaches_known_after_it_began" CHECK ("breaches"."began_at" <= "breaches"."known_at"),
	CONSTRAINT "breaches_told_once_known" CHECK (least("breaches"."board_told_at", "breaches"."cert_told_at", "breaches"."people_told_at", "breaches"."closed_at") >= "breaches"."known_at")
);
--> statement-breakpoint
CREATE INDEX "breaches_known_at" ON "breaches" USING btree ("known_at");--> statement-breakpoint
CREATE TRIGGER breaches_version BEFORE UPDATE ON breaches FOR EACH ROW EXECUTE FUNCTION count_version();
--> statement-breakpoint
CREATE TRIGGER breaches_kept BEFORE DELETE OR TRUNCATE ON breaches
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
