CREATE TABLE "staff_saved_views" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_saved_views_name_key" UNIQUE("member_id","list","name"),
	CONSTRAINT "staff_saved_views_name_given" CHECK (btrim("staff_saved_views"."name") <> '')
);
--> statement-breakpoint
ALTER TABLE "staff_saved_views" ADD CONSTRAINT "staff_saved_views_member_id_staff_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."staff_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_actor_name" ON "audit_entries" USING gin ("actor_name" gin_trgm_ops);
--> statement-breakpoint
CREATE TRIGGER staff_saved_views_version BEFORE UPDATE ON staff_saved_views FOR EACH ROW EXECUTE FUNCTION count_version();
