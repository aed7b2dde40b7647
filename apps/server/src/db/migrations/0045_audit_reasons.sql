CREATE TABLE "audit_reasons" (
	"entry_id" bigint PRIMARY KEY NOT NULL,
	"salt" "bytea",
	"words" text,
	"erased_at" timestamp with time zone,
	CONSTRAINT "audit_reasons_erased" CHECK (("audit_reasons"."words" is null) = ("audit_reasons"."erased_at" is not null) and ("audit_reasons"."salt" is null) = ("audit_reasons"."words" is null))
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "reason_hash" "bytea";
--> statement-breakpoint
-- Words may be erased, once and together with their salt; whether they ever were there can be told from the chain.
CREATE FUNCTION only_erase_reason() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.words IS NULL OR NEW.words IS NOT NULL OR NEW.entry_id <> OLD.entry_id THEN
    RAISE EXCEPTION 'a reason can only be erased' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_reasons_only_erased BEFORE UPDATE ON audit_reasons FOR EACH ROW EXECUTE FUNCTION only_erase_reason();
--> statement-breakpoint
CREATE TRIGGER audit_reasons_append_only BEFORE DELETE OR TRUNCATE ON audit_reasons
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
REVOKE DELETE, TRUNCATE ON audit_reasons FROM CURRENT_USER;
