CREATE TABLE "parcel_leftovers" (
	"parcel_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"variant_name" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "parcel_leftovers_parcel_id_variant_id_pk" PRIMARY KEY("parcel_id","variant_id"),
	CONSTRAINT "parcel_leftovers_quantity" CHECK ("parcel_leftovers"."quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "settings" DROP CONSTRAINT "settings_key";
--> statement-breakpoint
ALTER TABLE "parcel_leftovers" ADD CONSTRAINT "parcel_leftovers_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_key" CHECK ("settings"."key" in ('brand', 'seller', 'support', 'tax', 'delivery', 'packing', 'home', 'opening'));
