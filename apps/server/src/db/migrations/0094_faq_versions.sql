ALTER TABLE "faq_categories" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
-- Editing questions touches updated_at; the order of the categories is no edit of one.
CREATE TRIGGER faq_categories_version BEFORE UPDATE OF title, active, updated_at
ON faq_categories FOR EACH ROW EXECUTE FUNCTION count_version();
