CREATE TABLE "data_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"received_on" date NOT NULL,
	"due_on" date NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "data_requests_kind" CHECK ("data_requests"."kind" in ('copy', 'erasure')),
	CONSTRAINT "data_requests_channel" CHECK ("data_requests"."channel" in ('mail', 'phone', 'letter', 'in person')),
	CONSTRAINT "data_requests_state" CHECK ("data_requests"."state" in ('open', 'done', 'refused', 'withdrawn')),
	CONSTRAINT "data_requests_due_later" CHECK ("data_requests"."due_on" > "data_requests"."received_on"),
	CONSTRAINT "data_requests_closed" CHECK (("data_requests"."state" = 'open') = ("data_requests"."closed_at" is null)),
	CONSTRAINT "data_requests_actor_kind" CHECK ("data_requests"."actor_kind" in ('shopper', 'staff', 'system')),
	CONSTRAINT "data_requests_actor_given" CHECK (btrim("data_requests"."actor_id") <> ''),
	CONSTRAINT "data_requests_system_known" CHECK ("data_requests"."actor_kind" <> 'system' or "data_requests"."actor_id" in ('shop', 'clock', 'sandbox', 'razorpay'))
);
--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "data_requests_one_open" ON "data_requests" USING btree ("user_id","kind") WHERE "data_requests"."state" = 'open';--> statement-breakpoint
CREATE INDEX "data_requests_user_id" ON "data_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "data_requests_due" ON "data_requests" USING btree ("state","due_on","id");