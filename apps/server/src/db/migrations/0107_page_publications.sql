ALTER TABLE "site_page_versions" ADD COLUMN "shown_by" text;--> statement-breakpoint
ALTER TABLE "site_pages" ADD COLUMN "replaced" jsonb;