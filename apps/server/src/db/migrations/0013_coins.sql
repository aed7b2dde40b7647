CREATE TABLE "coin_entries" (
	"position" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coin_entries_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"lot_id" text NOT NULL,
	"kind" text NOT NULL,
	"coins" integer NOT NULL,
	"order_id" text,
	"turn" integer,
	"happened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coin_entries_kind" CHECK ("coin_entries"."kind" in ('earned', 'spent', 'returned', 'expired', 'reversed')),
	CONSTRAINT "coin_entries_sign" CHECK (case when "coin_entries"."kind" in ('earned', 'returned') then "coin_entries"."coins" > 0 else "coin_entries"."coins" < 0 end),
	CONSTRAINT "coin_entries_order" CHECK (("coin_entries"."kind" = 'expired') = ("coin_entries"."order_id" is null)),
	CONSTRAINT "coin_entries_turn" CHECK (("coin_entries"."kind" in ('spent', 'returned')) = ("coin_entries"."turn" is not null) and coalesce("coin_entries"."turn", 1) > 0)
);
--> statement-breakpoint
CREATE TABLE "coin_lots" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"order_id" text NOT NULL,
	"coins" integer NOT NULL,
	"remaining" integer NOT NULL,
	"reversed" integer NOT NULL,
	"earned_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coin_lots_one_of_order" UNIQUE("order_id"),
	CONSTRAINT "coin_lots_owner" UNIQUE("id","user_id"),
	CONSTRAINT "coin_lots_coins_positive" CHECK ("coin_lots"."coins" > 0),
	CONSTRAINT "coin_lots_remaining" CHECK ("coin_lots"."remaining" between 0 and "coin_lots"."coins"),
	CONSTRAINT "coin_lots_reversed" CHECK ("coin_lots"."reversed" between 0 and "coin_lots"."coins"),
	CONSTRAINT "coin_lots_expires_at" CHECK ("coin_lots"."expires_at" >= "coin_lots"."earned_at")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coins" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "coin_entries" ADD CONSTRAINT "coin_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coin_entries" ADD CONSTRAINT "coin_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coin_entries" ADD CONSTRAINT "coin_entries_lot_of_owner" FOREIGN KEY ("lot_id","user_id") REFERENCES "public"."coin_lots"("id","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coin_lots" ADD CONSTRAINT "coin_lots_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coin_lots" ADD CONSTRAINT "coin_lots_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coin_entries_user_id" ON "coin_entries" USING btree ("user_id","position");--> statement-breakpoint
CREATE INDEX "coin_entries_lot_id" ON "coin_entries" USING btree ("lot_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coin_entries_earned_once" ON "coin_entries" USING btree ("order_id") WHERE "coin_entries"."kind" = 'earned';--> statement-breakpoint
CREATE UNIQUE INDEX "coin_entries_once_a_turn" ON "coin_entries" USING btree ("order_id","lot_id","kind","turn") WHERE "coin_entries"."turn" is not null;--> statement-breakpoint
CREATE INDEX "coin_lots_user_id" ON "coin_lots" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "coin_lots_expires_at" ON "coin_lots" USING btree ("expires_at") WHERE "coin_lots"."remaining" > 0;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_coins" CHECK ("orders"."coins" >= 0 and "orders"."coin_savings_paise" = "orders"."coins" * 100);--> statement-breakpoint
CREATE FUNCTION refuse_change_of_coin_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'entries of the ledger of coins are never changed' USING ERRCODE = 'check_violation', CONSTRAINT = 'coin_entries_append_only';
END $$;
--> statement-breakpoint
CREATE TRIGGER coin_entries_append_only BEFORE UPDATE OR DELETE ON coin_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_coin_entry();
