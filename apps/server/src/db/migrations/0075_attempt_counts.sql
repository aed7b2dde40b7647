CREATE UNLOGGED TABLE "attempt_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "attempt_counts_attempts" CHECK ("attempt_counts"."attempts" >= 0)
);
--> statement-breakpoint
CREATE INDEX "attempt_counts_ends_at" ON "attempt_counts" USING btree ("ends_at");
