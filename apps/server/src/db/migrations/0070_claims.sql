ALTER TABLE "products" DROP CONSTRAINT "products_lists";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "claims" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_lists" CHECK (jsonb_typeof("products"."features") = 'array' and jsonb_typeof("products"."offers") = 'array'
        and jsonb_typeof("products"."nutrition") = 'array' and jsonb_typeof("products"."allergens") = 'array'
        and jsonb_typeof("products"."volumes") = 'array' and jsonb_typeof("products"."options") = 'array'
        and jsonb_typeof("products"."pictures") = 'array' and jsonb_typeof("products"."claims") = 'array');