ALTER TABLE "consent_texts" DROP CONSTRAINT "consent_texts_language";--> statement-breakpoint
ALTER TABLE "consent_texts" ADD CONSTRAINT "consent_texts_language" CHECK ("consent_texts"."language" in ('en', 'ml', 'hi', 'ta', 'kn', 'te', 'mr', 'bn', 'gu'));
