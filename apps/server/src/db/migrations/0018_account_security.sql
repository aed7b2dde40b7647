ALTER TABLE "sessions" ADD COLUMN "device_hash" text;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "tries_without_cookie" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "device_hash" text;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_tries_without_cookie" CHECK ("one_time_codes"."tries_without_cookie" between 0 and 2);--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_device" CHECK ("one_time_codes"."device_hash" is null or "one_time_codes"."purpose" = 'login');