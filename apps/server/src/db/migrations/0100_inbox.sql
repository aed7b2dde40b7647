CREATE TABLE "saved_replies" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_replies_title_given" CHECK (btrim("saved_replies"."title") <> ''),
	CONSTRAINT "saved_replies_body_given" CHECK (btrim("saved_replies"."body") <> '')
);
--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD COLUMN "staff_id" text;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD COLUMN "mail_after" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD COLUMN "mail_id" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "assignee_id" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "first_answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "rating" integer;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "not_solved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_replies_title" ON "saved_replies" USING btree (lower("title"));--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_staff_id_staff_members_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_assignee_id_staff_members_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."staff_members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_messages_mail_id" ON "ticket_messages" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "tickets_kind_created_at" ON "tickets" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "tickets_assignee_id" ON "tickets" USING btree ("assignee_id","created_at","id");--> statement-breakpoint
CREATE INDEX "tickets_email" ON "tickets" USING btree ("email","created_at");--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_mail_after" CHECK ("ticket_messages"."mail_after" is null or "ticket_messages"."author" = 'staff');--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_rating" CHECK ("tickets"."rating" between 1 and 5);
--> statement-breakpoint
-- The version was the number of messages; now each change counts.
UPDATE "tickets" SET
  "version" = coalesce((SELECT max(m."position") FROM "ticket_messages" m WHERE m."ticket_id" = "tickets"."id"), 1),
  "first_answered_at" = (SELECT min(m."written_at") FROM "ticket_messages" m WHERE m."ticket_id" = "tickets"."id" AND m."author" = 'staff'),
  "closed_at" = CASE WHEN "status" = 'closed' THEN "updated_at" END;
--> statement-breakpoint
CREATE TRIGGER tickets_version BEFORE UPDATE OF status, assignee_id, updated_at
ON tickets FOR EACH ROW EXECUTE FUNCTION count_version();
--> statement-breakpoint
CREATE TRIGGER saved_replies_version BEFORE UPDATE ON saved_replies FOR EACH ROW EXECUTE FUNCTION count_version();
