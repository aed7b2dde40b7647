ALTER TABLE "tax_documents" ADD COLUMN "prefix" text;--> statement-breakpoint
UPDATE "tax_documents" SET "prefix" = split_part("number", '/', 1);--> statement-breakpoint
ALTER TABLE "tax_documents" ALTER COLUMN "prefix" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "tax_documents" DROP CONSTRAINT "tax_documents_position_key";--> statement-breakpoint
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_position_key" UNIQUE("kind","financial_year","prefix","position");--> statement-breakpoint
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_numbered_by_prefix" CHECK (starts_with("tax_documents"."number", "tax_documents"."prefix" || '/'));--> statement-breakpoint
ALTER TABLE "tax_document_series" ADD COLUMN "prefix" text;--> statement-breakpoint
UPDATE "tax_document_series" SET "prefix" = CASE "kind" WHEN 'invoice' THEN 'ILN' ELSE 'ILC' END;--> statement-breakpoint
ALTER TABLE "tax_document_series" ALTER COLUMN "prefix" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "tax_document_series" DROP CONSTRAINT "tax_document_series_kind_financial_year_pk";--> statement-breakpoint
ALTER TABLE "tax_document_series" ADD CONSTRAINT "tax_document_series_kind_financial_year_prefix_pk" PRIMARY KEY("kind","financial_year","prefix");--> statement-breakpoint
ALTER TABLE "tax_document_series" ADD CONSTRAINT "tax_document_series_prefix" CHECK ("tax_document_series"."prefix" ~ '^[A-Z0-9-]{1,4}$');--> statement-breakpoint
CREATE TABLE "tax_document_contents" (
	"document_id" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tax_document_files" (
	"document_id" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"sha256" text NOT NULL,
	"drawn_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tax_document_files_sha256" CHECK ("tax_document_files"."sha256" = encode(sha256("tax_document_files"."bytes"), 'hex'))
);
--> statement-breakpoint
-- A PDF is packed already: trying to pack it again only costs time.
ALTER TABLE "tax_document_files" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;--> statement-breakpoint
-- Foreign keys lock what they point to, which takes the right to change it: as in the journal, triggers look instead.
CREATE FUNCTION refuse_content_of_nothing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM tax_documents WHERE id = NEW.document_id) THEN
    RAISE EXCEPTION 'there is no document %', NEW.document_id
      USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'tax_document_contents_of_document';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER tax_document_contents_of_document BEFORE INSERT ON tax_document_contents
FOR EACH ROW EXECUTE FUNCTION refuse_content_of_nothing();
--> statement-breakpoint
CREATE FUNCTION refuse_file_of_nothing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM tax_document_contents WHERE document_id = NEW.document_id) THEN
    RAISE EXCEPTION 'nothing is written of document %', NEW.document_id
      USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'tax_document_files_of_content';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER tax_document_files_of_content BEFORE INSERT ON tax_document_files
FOR EACH ROW EXECUTE FUNCTION refuse_file_of_nothing();
--> statement-breakpoint
CREATE TRIGGER tax_documents_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON tax_documents
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER tax_document_contents_append_only BEFORE UPDATE OR TRUNCATE ON tax_document_contents
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER tax_document_files_append_only BEFORE UPDATE OR TRUNCATE ON tax_document_files
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Who bought what is kept for 72 months from the last day of the year's annual return, and is nothing to keep after it
-- (CGST Act sections 36 and 44). The number stays, so that its series has no gap.
CREATE FUNCTION refuse_early_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT make_date(2006 + right(financial_year, 2)::integer, 12, 31) >= current_date
      FROM tax_documents WHERE id = OLD.document_id) THEN
    RAISE EXCEPTION '% is kept until its time by law is over', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER tax_document_contents_kept BEFORE DELETE ON tax_document_contents
FOR EACH ROW EXECUTE FUNCTION refuse_early_deletion();
--> statement-breakpoint
CREATE TRIGGER tax_document_files_kept BEFORE DELETE ON tax_document_files
FOR EACH ROW EXECUTE FUNCTION refuse_early_deletion();
--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON tax_documents FROM CURRENT_USER;
--> statement-breakpoint
REVOKE UPDATE, TRUNCATE ON tax_document_contents, tax_document_files FROM CURRENT_USER;
