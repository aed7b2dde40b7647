CREATE TABLE "return_payouts" (
	"return_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"masked" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "return_payouts_kind" CHECK ("return_payouts"."kind" in ('upi', 'bank')),
	CONSTRAINT "return_payouts_sealed" CHECK (octet_length("return_payouts"."sealed") > 28)
);
--> statement-breakpoint
ALTER TABLE "return_payouts" ADD CONSTRAINT "return_payouts_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "return_lines" DROP CONSTRAINT "return_lines_reason";
--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_reason" CHECK ("return_lines"."reason" in ('damaged', 'defective', 'wrong', 'not-as-described', 'leaking', 'expired', 'missing', 'late', 'changed-mind'));
--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "remedy" text DEFAULT 'refund' NOT NULL;
--> statement-breakpoint
ALTER TABLE "returns" ADD COLUMN "refund_due_at" timestamp with time zone;
--> statement-breakpoint
-- Nobody decided anything about them: their versions stay.
ALTER TABLE "returns" DISABLE TRIGGER "returns_version";
--> statement-breakpoint
-- The end of the tenth business day in India after the approval, Saturdays and Sundays not counted.
UPDATE "returns" SET "refund_due_at" = (
	SELECT ("day" + interval '1 day') AT TIME ZONE 'Asia/Kolkata'
	FROM generate_series(
		date_trunc('day', "returns"."approved_at" AT TIME ZONE 'Asia/Kolkata') + interval '1 day',
		date_trunc('day', "returns"."approved_at" AT TIME ZONE 'Asia/Kolkata') + interval '20 days',
		interval '1 day'
	) AS "day"
	WHERE extract(isodow FROM "day") < 6
	ORDER BY "day" OFFSET 9 LIMIT 1
) WHERE "approved_at" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "returns" ENABLE TRIGGER "returns_version";
--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_remedy" CHECK ("returns"."remedy" in ('refund', 'replacement'));
--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_refund_due" CHECK (("returns"."approved_at" is null) = ("returns"."refund_due_at" is null)
        and ("returns"."refund_due_at" is null or "returns"."refund_due_at" > "returns"."approved_at"));
--> statement-breakpoint
CREATE INDEX "returns_refund_due_at" ON "returns" USING btree ("refund_due_at") WHERE "returns"."refunded_at" is null;
