CREATE SEQUENCE "public"."stock_count_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."stock_receipt_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1;--> statement-breakpoint
CREATE TABLE "batches" (
	"id" text PRIMARY KEY NOT NULL,
	"variant_id" text NOT NULL,
	"code" text NOT NULL,
	"packed_on" date NOT NULL,
	"best_before" date NOT NULL,
	"mrp_paise" bigint NOT NULL,
	"on_hand" integer DEFAULT 0 NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"allocated" integer DEFAULT 0 NOT NULL,
	"blocked_at" timestamp with time zone,
	"block_reason" text,
	"expired_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "batches_code_of_variant" UNIQUE("variant_id","code"),
	CONSTRAINT "batches_of_variant" UNIQUE("id","variant_id"),
	CONSTRAINT "batches_code_form" CHECK ("batches"."code" = upper(btrim("batches"."code")) and "batches"."code" <> ''),
	CONSTRAINT "batches_life" CHECK ("batches"."best_before" > "batches"."packed_on"),
	CONSTRAINT "batches_mrp_positive" CHECK ("batches"."mrp_paise" > 0),
	CONSTRAINT "batches_held" CHECK ("batches"."held" between 0 and "batches"."on_hand"),
	CONSTRAINT "batches_allocated" CHECK ("batches"."allocated" between 0 and "batches"."on_hand"),
	CONSTRAINT "batches_block_reason" CHECK (("batches"."blocked_at" is null) = ("batches"."block_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "order_line_batches" (
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"batch_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"allocated_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "order_line_batches_order_id_position_batch_id_pk" PRIMARY KEY("order_id","position","batch_id"),
	CONSTRAINT "order_line_batches_quantity_positive" CHECK ("order_line_batches"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "recall_notices" (
	"batch_id" text NOT NULL,
	"order_id" text NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recall_notices_batch_id_order_id_pk" PRIMARY KEY("batch_id","order_id"),
	CONSTRAINT "recall_notices_actor_kind" CHECK ("recall_notices"."actor_kind" in ('shopper', 'staff', 'system')),
	CONSTRAINT "recall_notices_actor_given" CHECK (btrim("recall_notices"."actor_id") <> ''),
	CONSTRAINT "recall_notices_system_known" CHECK ("recall_notices"."actor_kind" <> 'system' or "recall_notices"."actor_id" in ('shop', 'clock', 'sandbox', 'razorpay'))
);
--> statement-breakpoint
CREATE TABLE "stock_count_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"count_id" text NOT NULL,
	"variant_id" text NOT NULL,
	"batch_id" text,
	"expected" integer NOT NULL,
	"counted" integer NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_count_lines_once" UNIQUE NULLS NOT DISTINCT("count_id","variant_id","batch_id"),
	CONSTRAINT "stock_count_lines_never_negative" CHECK ("stock_count_lines"."counted" >= 0 and "stock_count_lines"."expected" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_counts" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"state" text NOT NULL,
	"note" text NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"closed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_counts_number_key" UNIQUE("number"),
	CONSTRAINT "stock_counts_state" CHECK ("stock_counts"."state" in ('open', 'applied', 'dropped')),
	CONSTRAINT "stock_counts_closed_at" CHECK (("stock_counts"."state" = 'open') = ("stock_counts"."closed_at" is null)),
	CONSTRAINT "stock_counts_actor_kind" CHECK ("stock_counts"."actor_kind" in ('shopper', 'staff', 'system')),
	CONSTRAINT "stock_counts_actor_given" CHECK (btrim("stock_counts"."actor_id") <> ''),
	CONSTRAINT "stock_counts_system_known" CHECK ("stock_counts"."actor_kind" <> 'system' or "stock_counts"."actor_id" in ('shop', 'clock', 'sandbox', 'razorpay'))
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"position" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"variant_id" text NOT NULL,
	"batch_id" text,
	"kind" text NOT NULL,
	"quantity" integer NOT NULL,
	"on_hand" integer NOT NULL,
	"for_sale" integer NOT NULL,
	"order_id" text,
	"return_id" text,
	"receipt_id" text,
	"count_id" text,
	"undoes" bigint,
	"reason" text,
	"note" text,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_movements_undone_once" UNIQUE("undoes"),
	CONSTRAINT "stock_movements_kind" CHECK ("stock_movements"."kind" in ('opening', 'receive', 'adjust', 'count', 'write off', 'reserve', 'release', 'ship', 'return', 'hold', 'unhold')),
	CONSTRAINT "stock_movements_reason" CHECK ("stock_movements"."reason" in ('damaged', 'expired', 'lost', 'found', 'sample or own use', 'wrong entry', 'recalled', 'other')),
	CONSTRAINT "stock_movements_sign" CHECK (case when "stock_movements"."kind" in ('opening', 'release', 'return', 'unhold') then "stock_movements"."quantity" > 0 when "stock_movements"."kind" in ('reserve', 'ship', 'hold') then "stock_movements"."quantity" < 0 else "stock_movements"."quantity" <> 0 end),
	CONSTRAINT "stock_movements_order" CHECK ("stock_movements"."kind" not in ('reserve', 'release', 'ship', 'return') or "stock_movements"."order_id" is not null),
	CONSTRAINT "stock_movements_levels" CHECK ("stock_movements"."for_sale" >= 0 and "stock_movements"."on_hand" >= "stock_movements"."for_sale"),
	CONSTRAINT "stock_movements_actor_kind" CHECK ("stock_movements"."actor_kind" in ('shopper', 'staff', 'system')),
	CONSTRAINT "stock_movements_actor_given" CHECK (btrim("stock_movements"."actor_id") <> ''),
	CONSTRAINT "stock_movements_system_known" CHECK ("stock_movements"."actor_kind" <> 'system' or "stock_movements"."actor_id" in ('shop', 'clock', 'sandbox', 'razorpay'))
);
--> statement-breakpoint
CREATE TABLE "stock_receipts" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"note" text NOT NULL,
	"idempotency_key" text,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_receipts_number_key" UNIQUE("number"),
	CONSTRAINT "stock_receipts_idempotency_key" UNIQUE("idempotency_key"),
	CONSTRAINT "stock_receipts_actor_kind" CHECK ("stock_receipts"."actor_kind" in ('shopper', 'staff', 'system')),
	CONSTRAINT "stock_receipts_actor_given" CHECK (btrim("stock_receipts"."actor_id") <> ''),
	CONSTRAINT "stock_receipts_system_known" CHECK ("stock_receipts"."actor_kind" <> 'system' or "stock_receipts"."actor_id" in ('shop', 'clock', 'sandbox', 'razorpay'))
);
--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "on_hand" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "low_stock_at" integer;--> statement-breakpoint
-- On the shelf stands also what orders took and has not left yet.
UPDATE "product_variants" SET "on_hand" = "stock" + coalesce((
  SELECT sum("order_lines"."quantity") FROM "order_lines" JOIN "orders" ON "orders"."id" = "order_lines"."order_id"
  WHERE "order_lines"."variant_id" = "product_variants"."id" AND "orders"."status" IN ('pending', 'placed', 'processing')
), 0);--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line_batches" ADD CONSTRAINT "order_line_batches_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line_batches" ADD CONSTRAINT "order_line_batches_line" FOREIGN KEY ("order_id","position") REFERENCES "public"."order_lines"("order_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recall_notices" ADD CONSTRAINT "recall_notices_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recall_notices" ADD CONSTRAINT "recall_notices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_count_lines" ADD CONSTRAINT "stock_count_lines_count_id_stock_counts_id_fk" FOREIGN KEY ("count_id") REFERENCES "public"."stock_counts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_count_lines" ADD CONSTRAINT "stock_count_lines_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_count_lines" ADD CONSTRAINT "stock_count_lines_batch_of_variant" FOREIGN KEY ("batch_id","variant_id") REFERENCES "public"."batches"("id","variant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_receipt_id_stock_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."stock_receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_count_id_stock_counts_id_fk" FOREIGN KEY ("count_id") REFERENCES "public"."stock_counts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_undoes_stock_movements_position_fk" FOREIGN KEY ("undoes") REFERENCES "public"."stock_movements"("position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_batch_of_variant" FOREIGN KEY ("batch_id","variant_id") REFERENCES "public"."batches"("id","variant_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "batches_best_before" ON "batches" USING btree ("best_before","id");--> statement-breakpoint
CREATE INDEX "batches_code" ON "batches" USING gin ("code" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "order_line_batches_batch" ON "order_line_batches" USING btree ("batch_id","order_id","position");--> statement-breakpoint
CREATE INDEX "recall_notices_order_id" ON "recall_notices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "stock_count_lines_variant_id" ON "stock_count_lines" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "stock_counts_created_at" ON "stock_counts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "stock_movements_variant" ON "stock_movements" USING btree ("variant_id","position");--> statement-breakpoint
CREATE INDEX "stock_movements_batch" ON "stock_movements" USING btree ("batch_id","position") WHERE "stock_movements"."batch_id" is not null;--> statement-breakpoint
CREATE INDEX "stock_movements_order" ON "stock_movements" USING btree ("order_id") WHERE "stock_movements"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "stock_movements_return" ON "stock_movements" USING btree ("return_id") WHERE "stock_movements"."return_id" is not null;--> statement-breakpoint
CREATE INDEX "stock_movements_receipt" ON "stock_movements" USING btree ("receipt_id") WHERE "stock_movements"."receipt_id" is not null;--> statement-breakpoint
CREATE INDEX "stock_movements_count" ON "stock_movements" USING btree ("count_id") WHERE "stock_movements"."count_id" is not null;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_on_hand" CHECK ("product_variants"."on_hand" >= "product_variants"."stock");--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_low_stock_at" CHECK ("product_variants"."low_stock_at" >= 0);--> statement-breakpoint
-- The ledger begins with what is there: everything on the shelf, then what open orders took of it.
WITH "moves" AS (
  SELECT "id" AS "variant_id", 'opening' AS "kind", "on_hand" AS "quantity", NULL AS "order_id", now() AS "at", 0 AS "rank"
  FROM "product_variants" WHERE "on_hand" > 0
  UNION ALL
  SELECT "order_lines"."variant_id", 'reserve', -sum("order_lines"."quantity")::integer, "orders"."id", now(), 1
  FROM "order_lines" JOIN "orders" ON "orders"."id" = "order_lines"."order_id"
  WHERE "orders"."status" IN ('pending', 'placed', 'processing')
  GROUP BY "order_lines"."variant_id", "orders"."id"
)
INSERT INTO "stock_movements"
  ("variant_id", "kind", "quantity", "on_hand", "for_sale", "order_id", "actor_kind", "actor_id", "happened_at")
SELECT "moves"."variant_id", "kind", "quantity", "product_variants"."on_hand",
  sum("quantity") OVER (PARTITION BY "moves"."variant_id" ORDER BY "rank", "order_id"), "order_id", 'system', 'shop', "at"
FROM "moves" JOIN "product_variants" ON "product_variants"."id" = "moves"."variant_id"
ORDER BY "moves"."variant_id", "rank", "order_id";
--> statement-breakpoint
CREATE TRIGGER stock_movements_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON stock_movements
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A movement changes the shelf, and there is no other way to change it. One that would sell what is not there is left
-- out: who writes it sees that it did not come back.
CREATE FUNCTION apply_stock_movement() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  goods integer := CASE WHEN NEW.kind IN ('reserve', 'release', 'hold', 'unhold') THEN 0 ELSE NEW.quantity END;
  sale integer := CASE NEW.kind WHEN 'ship' THEN 0 ELSE NEW.quantity END;
BEGIN
  IF pg_trigger_depth() = 1 THEN
    UPDATE product_variants SET stock = stock + sale, on_hand = on_hand + goods
    WHERE id = NEW.variant_id AND stock + sale >= 0
    RETURNING on_hand, stock INTO NEW.on_hand, NEW.for_sale;
    IF NOT FOUND THEN RETURN NULL; END IF;
  ELSE
    -- It tells of what was changed by hand.
    SELECT coalesce(max(last.on_hand), 0) + goods, coalesce(max(last.for_sale), 0) + sale INTO NEW.on_hand, NEW.for_sale
    FROM (SELECT on_hand, for_sale FROM stock_movements WHERE variant_id = NEW.variant_id
      ORDER BY position DESC LIMIT 1) AS last;
  END IF;
  IF NEW.batch_id IS NOT NULL THEN
    UPDATE batches SET on_hand = on_hand + goods,
      held = held - CASE WHEN NEW.kind IN ('hold', 'unhold') THEN NEW.quantity ELSE 0 END
    WHERE id = NEW.batch_id;
  ELSIF goods < 0 AND NEW.on_hand < (SELECT sum(on_hand) FROM batches WHERE variant_id = NEW.variant_id) THEN
    RAISE EXCEPTION 'what has no batch is not that much' USING ERRCODE = 'check_violation', CONSTRAINT = 'stock_movements_of_no_batch';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_movements_apply BEFORE INSERT ON stock_movements
FOR EACH ROW EXECUTE FUNCTION apply_stock_movement();
--> statement-breakpoint
CREATE FUNCTION keep_stock_on_hand() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.on_hand := CASE TG_OP WHEN 'INSERT' THEN NEW.stock ELSE OLD.on_hand + NEW.stock - OLD.stock END;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_variants_on_hand_added BEFORE INSERT ON product_variants
FOR EACH ROW EXECUTE FUNCTION keep_stock_on_hand();
--> statement-breakpoint
CREATE TRIGGER product_variants_on_hand_by_hand BEFORE UPDATE OF stock, on_hand ON product_variants
FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION keep_stock_on_hand();
--> statement-breakpoint
-- Whoever writes stock into a variant has received, found or lost goods: the ledger says so. What is gone is taken from
-- what has no batch first, then from the batches that expire last.
CREATE FUNCTION note_stock_by_hand() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change integer := CASE TG_OP WHEN 'INSERT' THEN NEW.stock ELSE NEW.stock - OLD.stock END;
  share integer;
  batch record;
BEGIN
  IF change < 0 THEN
    FOR batch IN
      SELECT NULL AS id, NEW.on_hand - change - coalesce(sum(on_hand), 0) AS free, NULL::date AS best_before
      FROM batches WHERE variant_id = NEW.id
      UNION ALL
      SELECT id, on_hand - allocated - held, best_before FROM batches WHERE variant_id = NEW.id
      ORDER BY best_before DESC NULLS FIRST
    LOOP
      share := least(-change, batch.free);
      IF share > 0 THEN
        INSERT INTO stock_movements (variant_id, batch_id, kind, quantity, note, actor_kind, actor_id, happened_at)
        VALUES (NEW.id, batch.id, 'adjust', -share, 'changed in the database', 'system', 'shop', now());
        change := change + share;
      END IF;
    END LOOP;
  ELSE
    INSERT INTO stock_movements (variant_id, kind, quantity, note, actor_kind, actor_id, happened_at)
    VALUES (NEW.id, CASE TG_OP WHEN 'INSERT' THEN 'opening' ELSE 'adjust' END, change,
      CASE TG_OP WHEN 'INSERT' THEN NULL ELSE 'changed in the database' END, 'system', 'shop', now());
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_variants_stock_added AFTER INSERT ON product_variants
FOR EACH ROW WHEN (NEW.stock > 0) EXECUTE FUNCTION note_stock_by_hand();
--> statement-breakpoint
CREATE TRIGGER product_variants_stock_by_hand AFTER UPDATE OF stock ON product_variants
FOR EACH ROW WHEN (pg_trigger_depth() = 0 AND OLD.stock <> NEW.stock) EXECUTE FUNCTION note_stock_by_hand();
--> statement-breakpoint
CREATE TRIGGER product_variants_low_stock_version BEFORE UPDATE OF low_stock_at ON product_variants
FOR EACH ROW EXECUTE FUNCTION count_version();
--> statement-breakpoint
CREATE TRIGGER batches_version BEFORE UPDATE OF code, packed_on, best_before, mrp_paise, blocked_at, block_reason
ON batches FOR EACH ROW EXECUTE FUNCTION count_version();
--> statement-breakpoint
CREATE FUNCTION refuse_batch_by_hand() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what is there of a batch follows from its ledger' USING ERRCODE = 'check_violation', CONSTRAINT = 'batches_by_ledger';
END $$;
--> statement-breakpoint
CREATE TRIGGER batches_added_empty BEFORE INSERT ON batches
FOR EACH ROW WHEN (NEW.on_hand <> 0 OR NEW.held <> 0 OR NEW.allocated <> 0) EXECUTE FUNCTION refuse_batch_by_hand();
--> statement-breakpoint
CREATE TRIGGER batches_by_ledger BEFORE UPDATE OF on_hand, held, allocated ON batches
FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_batch_by_hand();
--> statement-breakpoint
CREATE TRIGGER stock_counts_version BEFORE UPDATE ON stock_counts FOR EACH ROW EXECUTE FUNCTION count_version();
--> statement-breakpoint
CREATE FUNCTION keep_batch_allocated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.sent_at IS NULL THEN
    UPDATE batches SET allocated = allocated - OLD.quantity WHERE id = OLD.batch_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.sent_at IS NULL THEN
    UPDATE batches SET allocated = allocated + NEW.quantity WHERE id = NEW.batch_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_line_batches_allocated AFTER INSERT OR UPDATE OR DELETE ON order_line_batches
FOR EACH ROW EXECUTE FUNCTION keep_batch_allocated();
--> statement-breakpoint
-- What stands on the shelf changes with the stock, and is announced as little; so does a version alone.
DROP TRIGGER product_variants_announce_change ON product_variants;
--> statement-breakpoint
CREATE TRIGGER product_variants_announce_change AFTER UPDATE ON product_variants
FOR EACH ROW WHEN (to_jsonb(OLD) - '{stock,on_hand,version}'::text[] IS DISTINCT FROM to_jsonb(NEW) - '{stock,on_hand,version}'::text[])
EXECUTE FUNCTION announce_catalogue_change();
