CREATE TABLE "read_mailboxes" (
	"name" text PRIMARY KEY NOT NULL,
	"uid_validity" text NOT NULL,
	"last_uid" bigint NOT NULL,
	"waiting" jsonb NOT NULL,
	"skipped" integer NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "read_mailboxes_last_uid" CHECK ("read_mailboxes"."last_uid" between 0 and 4294967295),
	CONSTRAINT "read_mailboxes_skipped" CHECK ("read_mailboxes"."skipped" >= 0)
);
--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD COLUMN "took_ticket" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_took_ticket" CHECK (not "ticket_messages"."took_ticket" or "ticket_messages"."author" = 'staff');