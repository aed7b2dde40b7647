CREATE TABLE "data_lookups" (
	"day" date NOT NULL,
	"user_id" text NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"member_name" text NOT NULL,
	"role_name" text NOT NULL,
	"times" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "data_lookups_user_id_day_member_id_kind_pk" PRIMARY KEY("user_id","day","member_id","kind"),
	CONSTRAINT "data_lookups_kind" CHECK ("data_lookups"."kind" in ('order', 'return', 'document', 'search', 'export', 'deleted account')),
	CONSTRAINT "data_lookups_times" CHECK ("data_lookups"."times" > 0)
);
--> statement-breakpoint
CREATE TABLE "retention_runs" (
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"last_run_at" timestamp with time zone NOT NULL,
	"erased" integer NOT NULL,
	"oldest_at" timestamp with time zone,
	CONSTRAINT "retention_runs_kind_day_pk" PRIMARY KEY("kind","day"),
	CONSTRAINT "retention_runs_kind" CHECK ("retention_runs"."kind" in ('otps', 'sessions', 'staff-sessions', 'unproven-restock-requests', 'restock-requests', 'unconfirmed-subscriptions', 'ended-subscriptions', 'tickets', 'carts', 'payouts', 'return-photos', 'sent-messages', 'lookups', 'reasons', 'deleted-accounts')),
	CONSTRAINT "retention_runs_erased" CHECK ("retention_runs"."erased" >= 0)
);
--> statement-breakpoint
CREATE TABLE "withheld_accounts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"email_hash" text,
	"mobile_hash" text,
	"sealed" "bytea" NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "withheld_accounts_sealed" CHECK (octet_length("withheld_accounts"."sealed") > 28)
);
--> statement-breakpoint
CREATE TABLE "sent_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"recipient_hash" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "data_lookups" ADD CONSTRAINT "data_lookups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withheld_accounts" ADD CONSTRAINT "withheld_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_lookups_last_at" ON "data_lookups" USING btree ("last_at","user_id","member_id","kind");--> statement-breakpoint
CREATE INDEX "data_lookups_member" ON "data_lookups" USING btree ("member_id","last_at");--> statement-breakpoint
CREATE INDEX "withheld_accounts_deleted_at" ON "withheld_accounts" USING btree ("deleted_at","user_id");--> statement-breakpoint
CREATE INDEX "withheld_accounts_email_hash" ON "withheld_accounts" USING btree ("email_hash");--> statement-breakpoint
CREATE INDEX "withheld_accounts_mobile_hash" ON "withheld_accounts" USING btree ("mobile_hash");--> statement-breakpoint
CREATE INDEX "sent_messages_recipient" ON "sent_messages" USING btree ("recipient_hash","sent_at");--> statement-breakpoint
CREATE INDEX "sent_messages_sent_at" ON "sent_messages" USING btree ("sent_at");