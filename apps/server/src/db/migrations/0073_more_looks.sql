ALTER TABLE "data_lookups" DROP CONSTRAINT "data_lookups_kind";--> statement-breakpoint
ALTER TABLE "data_lookups" ADD CONSTRAINT "data_lookups_kind" CHECK ("data_lookups"."kind" in ('order', 'return', 'photo', 'payout', 'document', 'search', 'export', 'deleted account'));
