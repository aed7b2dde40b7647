ALTER TABLE "parcels" ADD COLUMN "packed_by" text;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_packed_by_staff_members_id_fk" FOREIGN KEY ("packed_by") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "journal_lines_daily" ON "journal_lines" USING btree ("account","side","amount_paise") WHERE "journal_lines"."account" in ('cash-with-couriers', 'unmatched-receipts', 'refunds-payable');--> statement-breakpoint
CREATE INDEX "orders_undelivered" ON "orders" USING btree ("created_at","id") WHERE "orders"."status" in ('placed', 'processing', 'shipped', 'in transit');--> statement-breakpoint
CREATE INDEX "parcels_packed_at" ON "parcels" USING btree ("packed_at");--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_packed_by" CHECK ("parcels"."packed_by" is null or "parcels"."packed_at" is not null);