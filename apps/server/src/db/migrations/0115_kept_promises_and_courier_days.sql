CREATE TABLE "courier_reaches" (
	"pin_code" text NOT NULL,
	"courier" text NOT NULL,
	"is_served" boolean,
	"takes_cash" boolean,
	"days" integer,
	"answered_at" timestamp with time zone,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "courier_reaches_pin_code_courier_pk" PRIMARY KEY("pin_code","courier"),
	CONSTRAINT "courier_reaches_pin_code" CHECK ("courier_reaches"."pin_code" ~ '^[1-9][0-9]{5}$'),
	CONSTRAINT "courier_reaches_answered" CHECK (("courier_reaches"."answered_at" is null) = ("courier_reaches"."is_served" is null) and ("courier_reaches"."answered_at" is null) = ("courier_reaches"."takes_cash" is null)),
	CONSTRAINT "courier_reaches_cash" CHECK ("courier_reaches"."is_served" or not "courier_reaches"."takes_cash"),
	CONSTRAINT "courier_reaches_days" CHECK ("courier_reaches"."days" is null or (coalesce("courier_reaches"."is_served", false) and "courier_reaches"."days" between 1 and 60))
);
--> statement-breakpoint
CREATE INDEX "courier_reaches_asked_at" ON "courier_reaches" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "orders_by_promised_on" ON "orders" USING btree ("promised_on") WHERE "orders"."promised_on" is not null;