CREATE TABLE "parcel_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parcel_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parcel_id" text NOT NULL,
	"courier" text NOT NULL,
	"tracking_number" text NOT NULL,
	"code" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"report" jsonb NOT NULL,
	CONSTRAINT "parcel_events_once_key" UNIQUE("courier","tracking_number","code","happened_at")
);
--> statement-breakpoint
CREATE TABLE "parcel_lines" (
	"parcel_id" text NOT NULL,
	"order_id" text NOT NULL,
	"line_position" integer NOT NULL,
	"quantity" integer NOT NULL,
	"packed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "parcel_lines_parcel_id_line_position_pk" PRIMARY KEY("parcel_id","line_position"),
	CONSTRAINT "parcel_lines_quantity" CHECK ("parcel_lines"."quantity" > 0),
	CONSTRAINT "parcel_lines_packed" CHECK ("parcel_lines"."packed" between 0 and "parcel_lines"."quantity")
);
--> statement-breakpoint
CREATE TABLE "parcel_scans" (
	"parcel_id" text NOT NULL,
	"gesture_id" text NOT NULL,
	"code" text NOT NULL,
	"verdict" text NOT NULL,
	"line_position" integer,
	"batch_code" text,
	"by_hand" boolean DEFAULT false NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "parcel_scans_parcel_id_gesture_id_pk" PRIMARY KEY("parcel_id","gesture_id"),
	CONSTRAINT "parcel_scans_verdict" CHECK ("parcel_scans"."verdict" in ('packed', 'surplus', 'wrong item')),
	CONSTRAINT "parcel_scans_line" CHECK (("parcel_scans"."verdict" = 'wrong item') = ("parcel_scans"."line_position" is null)),
	CONSTRAINT "parcel_scans_actor_kind" CHECK ("parcel_scans"."actor_kind" in ('shopper', 'staff', 'system')),
	CONSTRAINT "parcel_scans_actor_given" CHECK (btrim("parcel_scans"."actor_id") <> ''),
	CONSTRAINT "parcel_scans_system_known" CHECK ("parcel_scans"."actor_kind" <> 'system' or "parcel_scans"."actor_id" in ('shop', 'clock', 'sandbox', 'razorpay'))
);
--> statement-breakpoint
CREATE TABLE "parcels" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"state" text NOT NULL,
	"claimed_by" text,
	"claimed_at" timestamp with time zone,
	"contents_digest" text,
	"packed_at" timestamp with time zone,
	"weight_grams" integer,
	"courier" text,
	"tracking_number" text,
	"shipped_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "parcels_order_id_position_key" UNIQUE("order_id","position"),
	CONSTRAINT "parcels_state" CHECK ("parcels"."state" in ('waiting', 'packing', 'packed', 'shipped', 'in transit', 'delivered', 'cancelled')),
	CONSTRAINT "parcels_position" CHECK ("parcels"."position" > 0),
	CONSTRAINT "parcels_claimed" CHECK (("parcels"."state" = 'packing') = ("parcels"."claimed_by" is not null)),
	CONSTRAINT "parcels_shipment" CHECK (("parcels"."courier" is null) = ("parcels"."tracking_number" is null)),
	CONSTRAINT "parcels_shipped" CHECK (("parcels"."state" in ('shipped', 'in transit', 'delivered')) = ("parcels"."shipped_at" is not null)),
	CONSTRAINT "parcels_delivered" CHECK (("parcels"."state" = 'delivered') = ("parcels"."delivered_at" is not null)),
	CONSTRAINT "parcels_weight" CHECK ("parcels"."weight_grams" between 1 and 100000)
);
--> statement-breakpoint
ALTER TABLE "parcel_events" ADD CONSTRAINT "parcel_events_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_lines" ADD CONSTRAINT "parcel_lines_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_lines" ADD CONSTRAINT "parcel_lines_order_line_fk" FOREIGN KEY ("order_id","line_position") REFERENCES "public"."order_lines"("order_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_scans" ADD CONSTRAINT "parcel_scans_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_claimed_by_staff_members_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parcel_events_parcel_id" ON "parcel_events" USING btree ("parcel_id","happened_at");--> statement-breakpoint
CREATE INDEX "parcels_tracking_number" ON "parcels" USING btree ("tracking_number");--> statement-breakpoint
CREATE INDEX "parcels_state" ON "parcels" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_to_pack" ON "orders" USING btree ("created_at","id") WHERE "orders"."status" in ('placed', 'processing');
--> statement-breakpoint
CREATE TRIGGER parcels_version BEFORE UPDATE ON parcels FOR EACH ROW EXECUTE FUNCTION count_version();
--> statement-breakpoint
CREATE TRIGGER parcel_events_append_only BEFORE UPDATE OR TRUNCATE ON parcel_events
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- What has left before there were parcels left in one, under the order's courier and number.
INSERT INTO parcels (id, order_id, position, state, packed_at, courier, tracking_number, shipped_at, delivered_at, created_at, updated_at)
SELECT 'first-of-' || o.id, o.id, 1, o.status, left_at, o.courier, o.tracking_number, left_at, o.delivered_at, left_at, left_at
FROM orders o
CROSS JOIN LATERAL (
  SELECT coalesce(
    (SELECT min(e.happened_at) FROM order_events e WHERE e.order_id = o.id AND e.status = 'shipped'), o.updated_at
  ) AS left_at
) departure
WHERE o.status IN ('shipped', 'in transit', 'delivered');
--> statement-breakpoint
INSERT INTO parcel_lines (parcel_id, order_id, line_position, quantity, packed)
SELECT p.id, l.order_id, l.position, l.quantity, l.quantity
FROM parcels p JOIN order_lines l ON l.order_id = p.order_id;
