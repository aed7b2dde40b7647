CREATE TABLE "policy_notices" (
	"slug" text NOT NULL,
	"number" integer NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"actor_name" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"last_user_id" text DEFAULT '' NOT NULL,
	"mails" integer DEFAULT 0 NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "policy_notices_pkey" PRIMARY KEY("slug","number"),
	CONSTRAINT "policy_notices_slug" CHECK ("policy_notices"."slug" in ('privacy-policy', 'terms-of-service')),
	CONSTRAINT "policy_notices_mails" CHECK ("policy_notices"."mails" >= 0),
	CONSTRAINT "policy_notices_done_after" CHECK ("policy_notices"."done_at" >= "policy_notices"."asked_at"),
	CONSTRAINT "policy_notices_actor_kind" CHECK ("policy_notices"."actor_kind" in ('shopper', 'staff', 'system')),
	CONSTRAINT "policy_notices_actor_given" CHECK (btrim("policy_notices"."actor_id") <> ''),
	CONSTRAINT "policy_notices_system_known" CHECK ("policy_notices"."actor_kind" <> 'system' or "policy_notices"."actor_id" in ('shop', 'clock', 'sandbox', 'razorpay'))
);
--> statement-breakpoint
ALTER TABLE "retention_runs" DROP CONSTRAINT "retention_runs_kind";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "erasure_level" integer;--> statement-breakpoint
ALTER TABLE "policy_notices" ADD CONSTRAINT "policy_notices_version" FOREIGN KEY ("slug","number") REFERENCES "public"."policy_versions"("slug","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_deleted" ON "users" USING btree ("id") WHERE "users"."deleted_at" is not null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_erased_once_deleted" CHECK ("users"."erasure_level" is null or "users"."deleted_at" is not null);--> statement-breakpoint
ALTER TABLE "retention_runs" ADD CONSTRAINT "retention_runs_kind" CHECK ("retention_runs"."kind" in ('otps', 'sessions', 'staff-sessions', 'unproven-restock-requests', 'restock-requests', 'unconfirmed-subscriptions', 'ended-subscriptions', 'tickets', 'carts', 'payouts', 'return-photos', 'queued-mails', 'sent-messages', 'lookups', 'reasons', 'deleted-accounts'));