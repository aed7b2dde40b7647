CREATE TABLE "stores" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"address" text NOT NULL,
	"pin_code" text NOT NULL,
	"towns" jsonb NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"messaging_url" text NOT NULL,
	"picture" text NOT NULL,
	"working_hours" jsonb NOT NULL,
	"opening_hours" jsonb NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "stores_code_form" CHECK ("stores"."code" ~ '^[A-Z]{3}$'),
	CONSTRAINT "stores_pin_code_form" CHECK ("stores"."pin_code" ~ '^[1-9][0-9]{5}$'),
	CONSTRAINT "stores_latitude" CHECK ("stores"."latitude" between -90 and 90),
	CONSTRAINT "stores_longitude" CHECK ("stores"."longitude" between -180 and 180),
	CONSTRAINT "stores_messaging_url_form" CHECK ("stores"."messaging_url" ~ '^https://')
);
--> statement-breakpoint
CREATE TABLE "enquiries" (
	"ticket_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"product_id" text,
	"quantity" integer,
	"needed_by" date,
	"pin_code" text,
	"gstin" text,
	"purpose" text NOT NULL,
	CONSTRAINT "enquiries_kind" CHECK ("enquiries"."kind" in ('bulk', 'partnership')),
	CONSTRAINT "enquiries_quantity" CHECK ("enquiries"."quantity" between 1 and 100000),
	CONSTRAINT "enquiries_pin_code_form" CHECK ("enquiries"."pin_code" ~ '^[1-9][0-9]{5}$'),
	CONSTRAINT "enquiries_gstin_form" CHECK ("enquiries"."gstin" ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$')
);
--> statement-breakpoint
CREATE TABLE "ticket_messages" (
	"ticket_id" text NOT NULL,
	"position" integer NOT NULL,
	"author" text NOT NULL,
	"body" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ticket_messages_ticket_id_position_pk" PRIMARY KEY("ticket_id","position"),
	CONSTRAINT "ticket_messages_position" CHECK ("ticket_messages"."position" > 0),
	CONSTRAINT "ticket_messages_author" CHECK ("ticket_messages"."author" in ('shopper', 'staff')),
	CONSTRAINT "ticket_messages_not_blank" CHECK (btrim("ticket_messages"."body") <> '')
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"user_id" text,
	"order_id" text,
	"order_line_position" integer,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"country" text,
	"subject" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tickets_number_key" UNIQUE("number"),
	CONSTRAINT "tickets_number_form" CHECK ("tickets"."number" ~ '^ILN-T-[0-9A-HJKMNP-TV-Z]{6}$'),
	CONSTRAINT "tickets_kind" CHECK ("tickets"."kind" in ('contact', 'enquiry', 'order')),
	CONSTRAINT "tickets_status" CHECK ("tickets"."status" in ('open', 'answered', 'closed')),
	CONSTRAINT "tickets_order" CHECK (("tickets"."kind" = 'order') = ("tickets"."order_id" is not null)),
	CONSTRAINT "tickets_line_of_order" CHECK ("tickets"."order_line_position" is null or "tickets"."order_id" is not null),
	CONSTRAINT "tickets_phone_form" CHECK ("tickets"."phone" ~ '^[+][0-9]{7,15}$'),
	CONSTRAINT "tickets_email_form" CHECK ("tickets"."email" = lower(btrim("tickets"."email")))
);
--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_order_line" FOREIGN KEY ("order_id","order_line_position") REFERENCES "public"."order_lines"("order_id","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tickets_user_id_updated_at" ON "tickets" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "tickets_order_id" ON "tickets" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "tickets_status_created_at" ON "tickets" USING btree ("status","created_at");