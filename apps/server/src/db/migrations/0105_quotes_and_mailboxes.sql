CREATE TABLE "quote_series" (
	"financial_year" text PRIMARY KEY NOT NULL,
	"last_position" integer NOT NULL,
	CONSTRAINT "quote_series_positive" CHECK ("quote_series"."last_position" > 0)
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"revision" integer NOT NULL,
	"ticket_id" text NOT NULL,
	"state" text NOT NULL,
	"name" text NOT NULL,
	"business_name" text NOT NULL,
	"gstin" text,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"place" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"figures" jsonb,
	"freight_paise" bigint NOT NULL,
	"total_paise" bigint NOT NULL,
	"last_day" date NOT NULL,
	"note" text NOT NULL,
	"order_id" text,
	"accepted" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"decline_reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quotes_number_key" UNIQUE("number","revision"),
	CONSTRAINT "quotes_order_key" UNIQUE("order_id"),
	CONSTRAINT "quotes_number_form" CHECK ("quotes"."number" ~ '^Q-[0-9]{4}-[0-9]{4,}$'),
	CONSTRAINT "quotes_revision" CHECK ("quotes"."revision" > 0),
	CONSTRAINT "quotes_state" CHECK ("quotes"."state" in ('draft', 'sent', 'declined', 'withdrawn', 'replaced')),
	CONSTRAINT "quotes_gstin_form" CHECK ("quotes"."gstin" ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$'),
	CONSTRAINT "quotes_email_form" CHECK ("quotes"."email" = lower(btrim("quotes"."email"))),
	CONSTRAINT "quotes_freight" CHECK ("quotes"."freight_paise" >= 0),
	CONSTRAINT "quotes_total" CHECK ("quotes"."total_paise" = coalesce(("quotes"."figures" ->> 'total')::bigint, 0) and "quotes"."total_paise" >= 0),
	CONSTRAINT "quotes_sent" CHECK (("quotes"."state" in ('draft', 'withdrawn') or "quotes"."sent_at" is not null) and ("quotes"."sent_at" is null or "quotes"."total_paise" > 0)),
	CONSTRAINT "quotes_accepted" CHECK (("quotes"."accepted" > 0) = ("quotes"."order_id" is not null)),
	CONSTRAINT "quotes_declined" CHECK (("quotes"."state" = 'declined') = ("quotes"."decline_reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "read_mailboxes" (
	"name" text PRIMARY KEY NOT NULL,
	"uid_validity" text NOT NULL,
	"last_uid" bigint NOT NULL,
	"waiting" jsonb NOT NULL,
	"skipped" integer NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "read_mailboxes_last_uid" CHECK ("read_mailboxes"."last_uid" between 0 and 4294967295),
	CONSTRAINT "read_mailboxes_skipped" CHECK ("read_mailboxes"."skipped" >= 0)
);
--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD COLUMN "took_ticket" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_one_draft" ON "quotes" USING btree ("ticket_id") WHERE "quotes"."state" = 'draft';--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_one_sent" ON "quotes" USING btree ("number") WHERE "quotes"."state" = 'sent';--> statement-breakpoint
CREATE INDEX "quotes_listed" ON "quotes" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "quotes_ticket_id" ON "quotes" USING btree ("ticket_id","created_at");--> statement-breakpoint
CREATE INDEX "quotes_searched" ON "quotes" USING gin ((lower("number" || ' ' || "name" || ' ' || "business_name" || ' ' || "email" || ' ' || "phone")) gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_took_ticket" CHECK (not "ticket_messages"."took_ticket" or "ticket_messages"."author" = 'staff');--> statement-breakpoint
CREATE TRIGGER quotes_version BEFORE UPDATE ON quotes FOR EACH ROW EXECUTE FUNCTION count_version();
