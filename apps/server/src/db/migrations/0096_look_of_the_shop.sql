ALTER TABLE "settings" DROP CONSTRAINT "settings_key";--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_key" CHECK ("settings"."key" in ('brand', 'look', 'seller', 'support', 'tax', 'rates', 'delivery', 'packing', 'home', 'texts', 'opening'));
--> statement-breakpoint
-- Until here look and these texts were built in: a shop that is open keeps them.
INSERT INTO "settings" ("key", "value", "created_at", "updated_at")
SELECT 'look', $look${"pictures": {"logo": "art/wordmark.svg", "logoOnDark": "art/wordmark-light.svg", "icon": "art/favicon.svg", "preview": "art/social.png", "product": "art/default-product.svg", "emptyCart": "art/empty-cart.svg", "notFound": "art/not-found.svg", "story": "art/story.svg", "vision": "art/vision.svg", "mission": "art/mission.svg", "stores": "art/mission.svg", "contactCall": "art/one-drop-frond.svg", "merchandiseWide": "banners/merchandise-wide.svg", "merchandiseTall": "banners/merchandise-tall.svg", "oneDropBack": "art/one-drop-frond.svg", "oneDropGround": "art/one-drop-ripples.svg", "oneDropMain": "art/one-drop-fruit.svg", "oneDropFront": "art/one-drop.svg"}, "colours": {"ground": "#fbfaf4", "ink": "#0e3b2e", "primary": "#1e7b4f", "tint": "#bfe3b4", "secondTint": "#cfecea", "accent": "#f3b54a", "secondAccent": "#8a5a33"}, "fonts": "fraunces"}$look$::jsonb, now(), now()
FROM "settings" WHERE "key" = 'opening' AND "value" ->> 'openedAt' IS NOT NULL;
--> statement-breakpoint
-- No edit: the version stays.
ALTER TABLE "settings" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "settings" SET "value" = "value" || CASE
  WHEN EXISTS (SELECT FROM "settings" WHERE "key" = 'opening' AND "value" ->> 'openedAt' IS NOT NULL)
  THEN $texts${"processTitle": "From the palm to you", "merchandiseStepsTitle": "From the coast to you", "merchandiseSteps": [{"title": "Colours of the coast", "text": "The greens of the grove, the blues of the backwater, the reds and yellows of festival umbrellas.", "image": "art/merchandise-step-1.svg"}, {"title": "A few at a time", "text": "We have things made in small batches, so a colour or a size may be gone for a while.", "image": "art/merchandise-step-2.svg"}, {"title": "Looked over and packed", "text": "Each piece is checked before it leaves, and packed in paper for the road.", "image": "art/merchandise-step-3.svg"}], "mailClosing": "With warm regards from Kerala,", "mailWelcome": "Namaskaram, and thank you for joining us. Tender coconut water, cold-pressed oil and a few things that we are fond of: have a look round.", "mailGiftCard": "Somebody gives you tender coconut water, oil or whatever you like"}$texts$::jsonb
  ELSE '{"processTitle": "", "merchandiseStepsTitle": "", "merchandiseSteps": [], "mailClosing": "", "mailWelcome": "", "mailGiftCard": ""}'::jsonb END
WHERE "key" = 'texts';
--> statement-breakpoint
ALTER TABLE "settings" ENABLE TRIGGER USER;
