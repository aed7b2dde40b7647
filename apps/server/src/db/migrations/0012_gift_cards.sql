CREATE TABLE "gift_card_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gift_card_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"gift_card_id" text NOT NULL,
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gift_card_entries_kind" CHECK ("gift_card_entries"."kind" in ('held', 'returned', 'refunded')),
	CONSTRAINT "gift_card_entries_sign" CHECK (case "gift_card_entries"."kind" when 'held' then "gift_card_entries"."amount_paise" > 0 else "gift_card_entries"."amount_paise" < 0 end)
);
--> statement-breakpoint
CREATE TABLE "gift_cards" (
	"id" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"last4" text NOT NULL,
	"initial_paise" bigint NOT NULL,
	"balance_paise" bigint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"active" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gift_cards_code_hash_key" UNIQUE("code_hash"),
	CONSTRAINT "gift_cards_last4_form" CHECK ("gift_cards"."last4" ~ '^[2-9A-HJ-NP-Z]{4}$'),
	CONSTRAINT "gift_cards_initial_positive" CHECK ("gift_cards"."initial_paise" > 0),
	CONSTRAINT "gift_cards_balance_within" CHECK ("gift_cards"."balance_paise" between 0 and "gift_cards"."initial_paise")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "gift_card_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "gift_card_last4" text;--> statement-breakpoint
ALTER TABLE "gift_card_entries" ADD CONSTRAINT "gift_card_entries_gift_card_id_gift_cards_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "public"."gift_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_entries" ADD CONSTRAINT "gift_card_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_card_entries_gift_card_id" ON "gift_card_entries" USING btree ("gift_card_id");--> statement-breakpoint
CREATE INDEX "gift_card_entries_order_id" ON "gift_card_entries" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "gift_cards_last4" ON "gift_cards" USING btree ("last4");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_gift_card_within" CHECK ("orders"."gift_card_paise" between 0 and "orders"."total_paise");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_gift_card_named" CHECK (("orders"."gift_card_paise" > 0) = ("orders"."gift_card_last4" is not null));--> statement-breakpoint
CREATE FUNCTION refuse_gift_card_entry_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'entries of gift cards are written once' USING CONSTRAINT = 'gift_card_entries_append_only';
END
$$;
--> statement-breakpoint
CREATE TRIGGER gift_card_entries_append_only BEFORE UPDATE OR DELETE ON gift_card_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_gift_card_entry_change();
