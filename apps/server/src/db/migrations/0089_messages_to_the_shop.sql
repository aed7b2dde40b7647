ALTER TABLE "data_lookups" DROP CONSTRAINT "data_lookups_kind";--> statement-breakpoint
CREATE INDEX "tickets_created_at" ON "tickets" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "tickets_searched" ON "tickets" USING gin ((lower("number" || ' ' || "name" || ' ' || coalesce("email", '') || ' ' || coalesce("phone", ''))) gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "data_lookups" ADD CONSTRAINT "data_lookups_kind" CHECK ("data_lookups"."kind" in ('order', 'return', 'photo', 'payout', 'document', 'message', 'search', 'export', 'deleted account'));