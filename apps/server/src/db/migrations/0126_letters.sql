CREATE TABLE "cart_reminders" (
	"user_id" text PRIMARY KEY NOT NULL,
	"reminded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "letter_deliveries" (
	"letter_id" text NOT NULL,
	"subscription_id" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"tried_at" timestamp with time zone,
	CONSTRAINT "letter_deliveries_letter_id_subscription_id_pk" PRIMARY KEY("letter_id","subscription_id"),
	CONSTRAINT "letter_deliveries_state" CHECK ("letter_deliveries"."state" in ('waiting', 'sending', 'sent', 'refused', 'left', 'failed')),
	CONSTRAINT "letter_deliveries_tries" CHECK ("letter_deliveries"."tries" >= 0)
);
--> statement-breakpoint
CREATE TABLE "letters" (
	"id" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"heading" text NOT NULL,
	"words" text NOT NULL,
	"button_label" text NOT NULL,
	"button_url" text NOT NULL,
	"segment_id" text,
	"state" text DEFAULT 'draft' NOT NULL,
	"send_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"recipients" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "letters_state" CHECK ("letters"."state" in ('draft', 'scheduled', 'sending', 'stopped', 'sent')),
	CONSTRAINT "letters_subject_given" CHECK (btrim("letters"."subject") <> ''),
	CONSTRAINT "letters_button" CHECK (("letters"."button_label" = '') = ("letters"."button_url" = '')),
	CONSTRAINT "letters_scheduled" CHECK (("letters"."state" = 'draft') = ("letters"."send_at" is null)),
	CONSTRAINT "letters_started" CHECK (("letters"."state" in ('draft', 'scheduled')) = ("letters"."started_at" is null) and ("letters"."started_at" is null) = ("letters"."recipients" is null)),
	CONSTRAINT "letters_finished" CHECK (("letters"."state" = 'sent') = ("letters"."finished_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "consents" DROP CONSTRAINT "consents_place";--> statement-breakpoint
ALTER TABLE "settings" DROP CONSTRAINT "settings_key";--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD COLUMN "bounced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cart_reminders" ADD CONSTRAINT "cart_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_deliveries" ADD CONSTRAINT "letter_deliveries_letter_id_letters_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letter_deliveries" ADD CONSTRAINT "letter_deliveries_subscription" FOREIGN KEY ("subscription_id") REFERENCES "public"."newsletter_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letter_deliveries_subscription_id" ON "letter_deliveries" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "letter_deliveries_open" ON "letter_deliveries" USING btree ("letter_id","due_at") WHERE "letter_deliveries"."state" in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "letter_deliveries_tried_at" ON "letter_deliveries" USING btree ("tried_at");--> statement-breakpoint
CREATE INDEX "letters_newest" ON "letters" USING btree ("created_at","id");--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_place" CHECK ("consents"."place" in ('signup', 'otp', 'continue', 'account', 'provider', 'deletion', 'mail', 'earlier'));--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_key" CHECK ("settings"."key" in ('brand', 'look', 'seller', 'support', 'tax', 'rates', 'delivery', 'arrival', 'methods', 'packing', 'books', 'letters', 'menu', 'texts', 'opening'));--> statement-breakpoint
-- By hand.
CREATE TRIGGER letters_version BEFORE UPDATE ON letters FOR EACH ROW EXECUTE FUNCTION count_version();
