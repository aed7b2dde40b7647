ALTER TABLE "price_changes" ADD COLUMN "import_id" text;
--> statement-breakpoint
ALTER TABLE "staff_imports" ADD COLUMN "taken_back_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_import_id_staff_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."staff_imports"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "price_changes_import_id" ON "price_changes" USING btree ("import_id") WHERE "price_changes"."import_id" is not null;
--> statement-breakpoint
ALTER TABLE "staff_imports" ADD CONSTRAINT "staff_imports_taken_back" CHECK ("staff_imports"."taken_back_at" is null or ("staff_imports"."kind" = 'prices' and "staff_imports"."applied_at" is not null));
