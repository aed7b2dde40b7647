CREATE TABLE "attacks" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"figures" jsonb NOT NULL,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "attacks_kind" CHECK ("attacks"."kind" in ('stolen-passwords', 'guessed-password', 'failing-logins', 'staff-passwords', 'coupon-codes', 'gift-card-codes')),
	CONSTRAINT "attacks_end" CHECK ("attacks"."last_at" >= "attacks"."began_at")
);
--> statement-breakpoint
CREATE TABLE "guarded_attempts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guarded_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"succeeded" boolean NOT NULL,
	"network_hash" text NOT NULL,
	"subject_hash" text NOT NULL,
	"tried_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guarded_attempts_kind" CHECK ("guarded_attempts"."kind" in ('login', 'staff-sign-in', 'coupon', 'gift-card'))
);
--> statement-breakpoint
CREATE INDEX "attacks_last_at" ON "attacks" USING btree ("last_at","id");
--> statement-breakpoint
CREATE INDEX "guarded_attempts_tried_at" ON "guarded_attempts" USING btree ("tried_at","kind");
