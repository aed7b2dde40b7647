CREATE TABLE "supplier_bill_lines" (
	"receipt_id" text NOT NULL,
	"revision" integer NOT NULL,
	"position" integer NOT NULL,
	"variant_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"amount_paise" bigint NOT NULL,
	"freight_paise" bigint NOT NULL,
	"gst_basis_points" integer NOT NULL,
	"claims_tax" boolean NOT NULL,
	"igst_paise" bigint NOT NULL,
	"cgst_paise" bigint NOT NULL,
	"sgst_paise" bigint NOT NULL,
	CONSTRAINT "supplier_bill_lines_receipt_id_revision_position_pk" PRIMARY KEY("receipt_id","revision","position"),
	CONSTRAINT "supplier_bill_lines_quantity" CHECK ("supplier_bill_lines"."quantity" > 0),
	CONSTRAINT "supplier_bill_lines_amounts" CHECK ("supplier_bill_lines"."amount_paise" >= 0 and "supplier_bill_lines"."freight_paise" >= 0),
	CONSTRAINT "supplier_bill_lines_rate" CHECK ("supplier_bill_lines"."gst_basis_points" between 0 and 10000),
	CONSTRAINT "supplier_bill_lines_taxes" CHECK ("supplier_bill_lines"."cgst_paise" = "supplier_bill_lines"."sgst_paise" and least("supplier_bill_lines"."igst_paise", "supplier_bill_lines"."cgst_paise") = 0 and "supplier_bill_lines"."igst_paise" >= 0 and "supplier_bill_lines"."cgst_paise" >= 0)
);
--> statement-breakpoint
CREATE TABLE "supplier_bills" (
	"receipt_id" text NOT NULL,
	"revision" integer NOT NULL,
	"supplier_name" text NOT NULL,
	"supplier_gstin" text,
	"number" text NOT NULL,
	"billed_on" date NOT NULL,
	"freight_paise" bigint NOT NULL,
	"booked_on" date NOT NULL,
	"reason" text,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "supplier_bills_receipt_id_revision_pk" PRIMARY KEY("receipt_id","revision"),
	CONSTRAINT "supplier_bills_revision" CHECK ("supplier_bills"."revision" >= 1),
	CONSTRAINT "supplier_bills_reason" CHECK (("supplier_bills"."revision" = 1) = ("supplier_bills"."reason" is null)),
	CONSTRAINT "supplier_bills_freight" CHECK ("supplier_bills"."freight_paise" >= 0),
	CONSTRAINT "supplier_bills_actor_kind" CHECK ("supplier_bills"."actor_kind" in ('shopper', 'staff', 'system')),
	CONSTRAINT "supplier_bills_actor_given" CHECK (btrim("supplier_bills"."actor_id") <> ''),
	CONSTRAINT "supplier_bills_system_known" CHECK ("supplier_bills"."actor_kind" <> 'system' or "supplier_bills"."actor_id" in ('shop', 'clock', 'sandbox', 'razorpay'))
);
--> statement-breakpoint
ALTER TABLE "supplier_bill_lines" ADD CONSTRAINT "supplier_bill_lines_bill" FOREIGN KEY ("receipt_id","revision") REFERENCES "public"."supplier_bills"("receipt_id","revision") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_bills" ADD CONSTRAINT "supplier_bills_receipt_id_stock_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."stock_receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_movements_happened_at" ON "stock_movements" USING btree ("happened_at","position");--> statement-breakpoint
CREATE INDEX "stock_receipts_received_at" ON "stock_receipts" USING btree ("received_at","id");--> statement-breakpoint
CREATE TRIGGER supplier_bills_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON supplier_bills
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER supplier_bill_lines_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON supplier_bill_lines
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- The figures of a locked month stay as they are.
CREATE TRIGGER supplier_bills_month_open BEFORE INSERT ON supplier_bills
FOR EACH ROW EXECUTE FUNCTION refuse_locked_month();
