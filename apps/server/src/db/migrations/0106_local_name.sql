-- Of any script. 'malayalamName' stays for the release before. No edit: the version stays.
ALTER TABLE "settings" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "settings" SET "value" = "value" || jsonb_build_object('localName', "value" -> 'malayalamName')
WHERE "key" = 'brand' AND "value" ? 'malayalamName';
--> statement-breakpoint
ALTER TABLE "settings" ENABLE TRIGGER USER;
