CREATE TABLE "parcel_bookings" (
	"parcel_id" text NOT NULL,
	"attempt" integer NOT NULL,
	"courier" text NOT NULL,
	"reference" text NOT NULL,
	"state" text NOT NULL,
	"weight_grams" integer NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"tried_at" timestamp with time zone,
	"awb" text,
	"handle" text,
	"reason" text,
	"ask_at" timestamp with time zone,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "parcel_bookings_parcel_id_attempt_pk" PRIMARY KEY("parcel_id","attempt"),
	CONSTRAINT "parcel_bookings_reference" UNIQUE("courier","reference"),
	CONSTRAINT "parcel_bookings_awb" UNIQUE("courier","awb"),
	CONSTRAINT "parcel_bookings_state" CHECK ("parcel_bookings"."state" in ('asked', 'booked', 'failed', 'cancelled')),
	CONSTRAINT "parcel_bookings_attempt" CHECK ("parcel_bookings"."attempt" > 0),
	CONSTRAINT "parcel_bookings_weight" CHECK ("parcel_bookings"."weight_grams" between 1 and 100000),
	CONSTRAINT "parcel_bookings_tries" CHECK ("parcel_bookings"."tries" >= 0),
	CONSTRAINT "parcel_bookings_number" CHECK (("parcel_bookings"."awb" is null) = ("parcel_bookings"."handle" is null)),
	CONSTRAINT "parcel_bookings_booked" CHECK ("parcel_bookings"."state" <> 'booked' or "parcel_bookings"."awb" is not null),
	CONSTRAINT "parcel_bookings_failed" CHECK ("parcel_bookings"."state" <> 'failed' or "parcel_bookings"."reason" is not null),
	CONSTRAINT "parcel_bookings_asked_at" CHECK ("parcel_bookings"."ask_at" is null or "parcel_bookings"."state" = 'booked'),
	CONSTRAINT "parcel_bookings_actor_kind" CHECK ("parcel_bookings"."actor_kind" in ('shopper', 'staff', 'system')),
	CONSTRAINT "parcel_bookings_actor_given" CHECK (btrim("parcel_bookings"."actor_id") <> ''),
	CONSTRAINT "parcel_bookings_system_known" CHECK ("parcel_bookings"."actor_kind" <> 'system' or "parcel_bookings"."actor_id" in ('shop', 'clock', 'sandbox', 'razorpay'))
);
--> statement-breakpoint
ALTER TABLE "parcel_bookings" ADD CONSTRAINT "parcel_bookings_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "parcel_bookings_open" ON "parcel_bookings" USING btree ("parcel_id") WHERE "parcel_bookings"."state" in ('asked', 'booked');--> statement-breakpoint
CREATE INDEX "parcel_bookings_ask_at" ON "parcel_bookings" USING btree ("courier","ask_at") WHERE "parcel_bookings"."ask_at" is not null;