CREATE TABLE "message_counts" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"sent" integer NOT NULL,
	CONSTRAINT "message_counts_day_kind_pk" PRIMARY KEY("day","kind"),
	CONSTRAINT "message_counts_kind" CHECK ("message_counts"."kind" in ('sms', 'otp-mail')),
	CONSTRAINT "message_counts_sent" CHECK ("message_counts"."sent" >= 0)
);
--> statement-breakpoint
CREATE INDEX "orders_email_created_at" ON "orders" USING btree (("delivery_address" ->> 'email'),"created_at");