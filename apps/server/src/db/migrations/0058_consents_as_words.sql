-- Always the same for the same text, whatever the settings of the session are.
CREATE FUNCTION sha256_hex(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT encode(sha256(convert_to(value, 'UTF8')), 'hex') $$;
--> statement-breakpoint
ALTER TABLE "policy_versions" ADD COLUMN "hash" text GENERATED ALWAYS AS (sha256_hex(title || E'\n\n' || words)) STORED NOT NULL;
--> statement-breakpoint
CREATE TABLE "consent_texts" (
	"hash" text GENERATED ALWAYS AS (sha256_hex(words)) STORED PRIMARY KEY NOT NULL,
	"words" text NOT NULL,
	"first_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consent_texts_words_given" CHECK (btrim("consent_texts"."words") <> '')
);
--> statement-breakpoint
CREATE TABLE "nominees" (
	"user_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"contact" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "nominees_given" CHECK (btrim("nominees"."name") <> '' and btrim("nominees"."contact") <> '')
);
--> statement-breakpoint
DROP INDEX "consents_one_holds";--> statement-breakpoint
DROP INDEX "consents_user_id";--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "consents_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1) NOT NULL;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "given" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "words_hash" text;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "terms_version" integer;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "terms_hash" text;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "privacy_version" integer;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "privacy_hash" text;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "place" text DEFAULT 'earlier' NOT NULL;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "consents" ALTER COLUMN "text_version" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "consents" RENAME COLUMN "granted_at" TO "happened_at";
--> statement-breakpoint
-- What was taken back becomes an entry of its own. Which words had been shown is not known, and is not made up.
INSERT INTO consents (id, user_id, purpose, given, text_version, happened_at)
SELECT id || '-taken-back', user_id, purpose, false, text_version, withdrawn_at FROM consents
WHERE withdrawn_at IS NOT NULL ORDER BY withdrawn_at;
--> statement-breakpoint
ALTER TABLE "consents" DROP COLUMN "withdrawn_at";--> statement-breakpoint
ALTER TABLE "consents" ALTER COLUMN "given" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "consents" ALTER COLUMN "place" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "consents" DROP CONSTRAINT "consents_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_words_hash_consent_texts_hash_fk" FOREIGN KEY ("words_hash") REFERENCES "public"."consent_texts"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nominees" ADD CONSTRAINT "nominees_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_newest" ON "consents" USING btree ("user_id","purpose","happened_at","seq");--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_place" CHECK ("consents"."place" in ('signup', 'otp', 'continue', 'account', 'provider', 'deletion', 'earlier'));--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_purpose" CHECK ("consents"."place" = 'earlier' or "consents"."purpose" in ('terms', 'emails'));--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_words_of_a_version" CHECK ("consents"."words_hash" is null or ("consents"."given" and "consents"."text_version" is not null));--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_policies_whole" CHECK (("consents"."terms_version" is null) = ("consents"."terms_hash" is null) and ("consents"."privacy_version" is null) = ("consents"."privacy_hash" is null));
--> statement-breakpoint
CREATE TRIGGER consents_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON consents
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER consent_texts_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON consent_texts
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD COLUMN "words_hash" text;--> statement-breakpoint
ALTER TABLE "restock_requests" ADD COLUMN "words_hash" text;--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD CONSTRAINT "newsletter_subscriptions_words_hash_consent_texts_hash_fk" FOREIGN KEY ("words_hash") REFERENCES "public"."consent_texts"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restock_requests" ADD CONSTRAINT "restock_requests_words_hash_consent_texts_hash_fk" FOREIGN KEY ("words_hash") REFERENCES "public"."consent_texts"("hash") ON DELETE no action ON UPDATE no action;
