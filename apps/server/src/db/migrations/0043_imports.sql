CREATE TABLE "staff_imports" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"content" text,
	"made" integer NOT NULL,
	"changed" integer NOT NULL,
	"unchanged" integer NOT NULL,
	"refused" integer NOT NULL,
	"unknown_columns" text[] NOT NULL,
	"ignored_columns" text[] NOT NULL,
	"problems" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"seen" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone,
	CONSTRAINT "staff_imports_kind" CHECK ("staff_imports"."kind" in ('products', 'prices', 'stock', 'customers', 'orders')),
	CONSTRAINT "staff_imports_applied_is_put_away" CHECK ("staff_imports"."applied_at" is null or "staff_imports"."content" is null),
	CONSTRAINT "staff_imports_applied_whole" CHECK ("staff_imports"."applied_at" is null or "staff_imports"."refused" = 0)
);
--> statement-breakpoint
ALTER TABLE "staff_imports" ADD CONSTRAINT "staff_imports_member_id_staff_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."staff_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_imports_to_put_away" ON "staff_imports" USING btree ("created_at") WHERE "staff_imports"."content" is not null;--> statement-breakpoint
CREATE INDEX "staff_imports_member_id" ON "staff_imports" USING btree ("member_id");