CREATE TABLE "newsletter_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"text_version" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsletter_subscriptions_email_key" UNIQUE("email"),
	CONSTRAINT "newsletter_subscriptions_email_form" CHECK ("newsletter_subscriptions"."email" = lower(btrim("newsletter_subscriptions"."email"))),
	CONSTRAINT "newsletter_subscriptions_confirmed" CHECK ("newsletter_subscriptions"."confirmed_at" >= "newsletter_subscriptions"."requested_at"),
	CONSTRAINT "newsletter_subscriptions_unsubscribed" CHECK ("newsletter_subscriptions"."unsubscribed_at" >= "newsletter_subscriptions"."requested_at")
);
--> statement-breakpoint
CREATE TABLE "newsletter_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"subscription_id" text NOT NULL,
	"purpose" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsletter_tokens_purpose" CHECK ("newsletter_tokens"."purpose" in ('confirm', 'unsubscribe'))
);
--> statement-breakpoint
ALTER TABLE "newsletter_tokens" ADD CONSTRAINT "newsletter_tokens_subscription_id_newsletter_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."newsletter_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_tokens_subscription_id" ON "newsletter_tokens" USING btree ("subscription_id");