CREATE TABLE "ticket_photos" (
	"id" text PRIMARY KEY NOT NULL,
	"ticket_id" text NOT NULL,
	"position" integer NOT NULL,
	"content_type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ticket_photos_position" UNIQUE("ticket_id","position"),
	CONSTRAINT "ticket_photos_most" CHECK ("ticket_photos"."position" between 1 and 5),
	CONSTRAINT "ticket_photos_content_type" CHECK ("ticket_photos"."content_type" in ('image/jpeg', 'image/png', 'image/webp')),
	CONSTRAINT "ticket_photos_size" CHECK (octet_length("ticket_photos"."bytes") between 1 and 5242880)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "awaits_place_order" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket_photos" ADD CONSTRAINT "ticket_photos_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_opened_once" ON "orders" USING btree ("user_id") WHERE "orders"."awaits_place_order" and "orders"."status" = 'pending';