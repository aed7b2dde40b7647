CREATE TABLE "policy_versions" (
	"slug" text NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"blanks" jsonb NOT NULL,
	"words" text NOT NULL,
	"shown" boolean NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"actor_name" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "policy_versions_pkey" PRIMARY KEY("slug","number"),
	CONSTRAINT "policy_versions_slug" CHECK ("policy_versions"."slug" in ('privacy-policy', 'refund-policy', 'shipping-policy', 'terms-of-service')),
	CONSTRAINT "policy_versions_number_positive" CHECK ("policy_versions"."number" > 0),
	CONSTRAINT "policy_versions_words_given" CHECK (btrim("policy_versions"."title") <> '' and btrim("policy_versions"."words") <> ''),
	CONSTRAINT "policy_versions_whole_when_shown" CHECK (not "policy_versions"."shown" or "policy_versions"."words" !~ '\{\{[^{}]+\}\}'),
	CONSTRAINT "policy_versions_actor_kind" CHECK ("policy_versions"."actor_kind" in ('shopper', 'staff', 'system')),
	CONSTRAINT "policy_versions_actor_given" CHECK (btrim("policy_versions"."actor_id") <> ''),
	CONSTRAINT "policy_versions_system_known" CHECK ("policy_versions"."actor_kind" <> 'system' or "policy_versions"."actor_id" in ('shop', 'clock', 'sandbox', 'razorpay'))
);
--> statement-breakpoint
ALTER TABLE "settings" DROP CONSTRAINT "settings_key";--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_key" CHECK ("settings"."key" in ('brand', 'seller', 'support', 'tax', 'delivery', 'home', 'opening'));
--> statement-breakpoint
CREATE TRIGGER policy_versions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON policy_versions
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- What shoppers read today is the first version.
INSERT INTO policy_versions (slug, number, title, body, blanks, words, shown, actor_kind, actor_id, actor_name, saved_at)
SELECT slug, 1, title, body, '{}', body, true, 'system', 'shop', 'The shop', updated_at FROM pages
WHERE slug IN ('privacy-policy', 'refund-policy', 'shipping-policy', 'terms-of-service')
  AND btrim(title) <> '' AND btrim(body) <> '' AND body !~ '\{\{[^{}]+\}\}';
--> statement-breakpoint
ALTER TABLE settings DISABLE TRIGGER settings_version;
--> statement-breakpoint
-- Pages on social networks become fields of their own. What the storefront's bundle said beside stays the sample shop's.
UPDATE settings SET value = (value - 'profiles') || jsonb_build_object(
  'malayalamName', CASE WHEN value ->> 'name' = 'Ilaneer' THEN 'ഇളനീർ' ELSE '' END,
  'tagline', CASE WHEN value ->> 'name' = 'Ilaneer' THEN 'Your account for everything' ELSE '' END,
  'linkedin', coalesce((SELECT p FROM jsonb_array_elements_text(value -> 'profiles') p WHERE p ILIKE '%linkedin%' LIMIT 1), ''),
  'facebook', coalesce((SELECT p FROM jsonb_array_elements_text(value -> 'profiles') p WHERE p ILIKE '%facebook%' LIMIT 1), ''),
  'instagram', coalesce((SELECT p FROM jsonb_array_elements_text(value -> 'profiles') p WHERE p ILIKE '%instagram%' LIMIT 1), ''),
  'youtube', coalesce((SELECT p FROM jsonb_array_elements_text(value -> 'profiles') p WHERE p ILIKE '%youtube%' LIMIT 1), ''))
WHERE key = 'brand' AND jsonb_typeof(value -> 'profiles') = 'array';
--> statement-breakpoint
UPDATE settings SET value = CASE WHEN value ->> 'email' = 'hello@ilaneer.example' THEN
  '{"alternateEmail": "care@ilaneer.example", "alternatePhone": "+91 00000 00001", "officerTitle": "Grievance Officer",
    "hours": [{"days": "Mon-Fri", "text": "10am-8pm"}, {"days": "Sat-Sun", "text": "10am-10pm"}]}'::jsonb
  ELSE '{"alternateEmail": "", "alternatePhone": "", "officerTitle": "Grievance Officer", "hours": []}'::jsonb END || value
WHERE key = 'support';
--> statement-breakpoint
ALTER TABLE settings ENABLE TRIGGER settings_version;
--> statement-breakpoint
-- A shop that has sold already stays open.
INSERT INTO settings (key, value, created_at, updated_at)
SELECT 'opening', jsonb_build_object('catalogue', 'empty', 'openedAt', to_char(min(created_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), now(), now()
FROM orders HAVING count(*) > 0;
