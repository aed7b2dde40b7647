CREATE TABLE "attempt_answers" (
	"event_id" bigint PRIMARY KEY NOT NULL,
	"parcel_id" text NOT NULL,
	"choice" text NOT NULL,
	"day" date,
	"address_line1" text,
	"address_line2" text,
	"phone" text,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	"is_by_hand" boolean DEFAULT false NOT NULL,
	"told_at" timestamp with time zone,
	"told_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "attempt_answers_choice" CHECK ("attempt_answers"."choice" in ('again', 'other address', 'other phone', 'send back')),
	CONSTRAINT "attempt_answers_day" CHECK ("attempt_answers"."day" is null or "attempt_answers"."choice" = 'again'),
	CONSTRAINT "attempt_answers_address" CHECK (("attempt_answers"."choice" = 'other address') = ("attempt_answers"."address_line1" is not null and "attempt_answers"."address_line2" is not null)),
	CONSTRAINT "attempt_answers_phone" CHECK (("attempt_answers"."choice" = 'other phone') = ("attempt_answers"."phone" is not null)),
	CONSTRAINT "attempt_answers_told_by" CHECK ("attempt_answers"."told_by" is null or "attempt_answers"."told_at" is not null),
	CONSTRAINT "attempt_answers_actor_kind" CHECK ("attempt_answers"."actor_kind" in ('shopper', 'staff', 'system')),
	CONSTRAINT "attempt_answers_actor_given" CHECK (btrim("attempt_answers"."actor_id") <> ''),
	CONSTRAINT "attempt_answers_system_known" CHECK ("attempt_answers"."actor_kind" <> 'system' or "attempt_answers"."actor_id" in ('shop', 'clock', 'sandbox', 'razorpay'))
);
--> statement-breakpoint
ALTER TABLE "tickets" DROP CONSTRAINT "tickets_kind";--> statement-breakpoint
ALTER TABLE "tickets" DROP CONSTRAINT "tickets_order";--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "parcel_id" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "attempt_answers" ADD CONSTRAINT "attempt_answers_event_id_parcel_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."parcel_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_answers" ADD CONSTRAINT "attempt_answers_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempt_answers" ADD CONSTRAINT "attempt_answers_told_by_staff_members_id_fk" FOREIGN KEY ("told_by") REFERENCES "public"."staff_members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempt_answers_parcel_id" ON "attempt_answers" USING btree ("parcel_id");--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_parcel_id" UNIQUE("parcel_id");--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_delivery" CHECK (("tickets"."kind" = 'delivery') = ("tickets"."parcel_id" is not null));--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_due_at" CHECK (("tickets"."kind" = 'delivery') = ("tickets"."due_at" is not null));--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_kind" CHECK ("tickets"."kind" in ('contact', 'enquiry', 'order', 'delivery'));--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_order" CHECK (("tickets"."kind" in ('order', 'delivery')) = ("tickets"."order_id" is not null));