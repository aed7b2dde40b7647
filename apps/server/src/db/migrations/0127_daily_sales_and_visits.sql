CREATE TABLE "daily_visits" (
	"day" date NOT NULL,
	"name" text NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "daily_visits_day_name_pk" PRIMARY KEY("day","name"),
	CONSTRAINT "daily_visits_name" CHECK ("daily_visits"."name" ~ '^[a-z-]{2,20}(/[a-z-]{2,20}){1,2}$'),
	CONSTRAINT "daily_visits_positive" CHECK ("daily_visits"."visits" > 0)
);
--> statement-breakpoint
CREATE TABLE "daily_sales" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"orders" integer NOT NULL,
	"units" integer NOT NULL,
	"sales_paise" bigint NOT NULL,
	"gst_paise" bigint NOT NULL,
	"discount_paise" bigint NOT NULL,
	"cancelled_orders" integer NOT NULL,
	"cancelled_paise" bigint NOT NULL,
	"returned_units" integer NOT NULL,
	"returned_paise" bigint NOT NULL,
	CONSTRAINT "daily_sales_kind_day_key_pk" PRIMARY KEY("kind","day","key"),
	CONSTRAINT "daily_sales_kind" CHECK ("daily_sales"."kind" in ('day', 'variant', 'offer', 'area', 'payment')),
	CONSTRAINT "daily_sales_counts" CHECK ("daily_sales"."orders" >= 0 and "daily_sales"."units" >= 0 and "daily_sales"."cancelled_orders" >= 0 and "daily_sales"."returned_units" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sales_marks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sales_marks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL
);
--> statement-breakpoint
-- Written by hand: orders and refunded returns mark their day. An append each, which waits for no other order.
CREATE FUNCTION mark_sales_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sales_marks (day) VALUES ((NEW.created_at AT TIME ZONE 'Asia/Kolkata')::date);
  IF TG_OP = 'UPDATE' THEN
    IF OLD.created_at <> NEW.created_at THEN
      INSERT INTO sales_marks (day) VALUES ((OLD.created_at AT TIME ZONE 'Asia/Kolkata')::date);
    END IF;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION mark_sales_of_return() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sales_marks (day)
    SELECT (created_at AT TIME ZONE 'Asia/Kolkata')::date FROM orders WHERE id = NEW.order_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_mark_sales AFTER INSERT ON orders
FOR EACH ROW WHEN (NEW.status <> 'pending') EXECUTE FUNCTION mark_sales_of_order();
--> statement-breakpoint
CREATE TRIGGER orders_mark_sales_again AFTER UPDATE ON orders
FOR EACH ROW WHEN (NEW.status <> 'pending' OR OLD.status <> 'pending') EXECUTE FUNCTION mark_sales_of_order();
--> statement-breakpoint
CREATE TRIGGER returns_mark_sales AFTER INSERT OR UPDATE ON returns
FOR EACH ROW WHEN (NEW.state = 'refunded') EXECUTE FUNCTION mark_sales_of_return();
--> statement-breakpoint
-- The job counts the days of earlier orders after the start.
INSERT INTO sales_marks (day) SELECT DISTINCT (created_at AT TIME ZONE 'Asia/Kolkata')::date FROM orders;
