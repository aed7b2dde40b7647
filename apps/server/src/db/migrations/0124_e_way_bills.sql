ALTER TABLE "parcels" ADD COLUMN "e_way_bill_number" text;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "e_way_bill_on" date;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_e_way_bill" CHECK (("parcels"."e_way_bill_number" is null) = ("parcels"."e_way_bill_on" is null) and "parcels"."e_way_bill_number" ~ '^[0-9]{12}$');