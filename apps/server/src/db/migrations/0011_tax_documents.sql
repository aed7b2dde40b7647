CREATE TABLE "tax_document_series" (
	"kind" text NOT NULL,
	"financial_year" text NOT NULL,
	"last_position" integer NOT NULL,
	CONSTRAINT "tax_document_series_kind_financial_year_pk" PRIMARY KEY("kind","financial_year"),
	CONSTRAINT "tax_document_series_kind" CHECK ("tax_document_series"."kind" in ('invoice', 'credit-note')),
	CONSTRAINT "tax_document_series_positive" CHECK ("tax_document_series"."last_position" > 0)
);
--> statement-breakpoint
CREATE TABLE "tax_documents" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"financial_year" text NOT NULL,
	"position" integer NOT NULL,
	"number" text NOT NULL,
	"seller" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tax_documents_position_key" UNIQUE("kind","financial_year","position"),
	CONSTRAINT "tax_documents_number_key" UNIQUE("number"),
	CONSTRAINT "tax_documents_kind" CHECK ("tax_documents"."kind" in ('invoice', 'credit-note')),
	CONSTRAINT "tax_documents_number" CHECK ("tax_documents"."number" ~ '^[A-Z0-9/-]{1,16}$'),
	CONSTRAINT "tax_documents_position" CHECK ("tax_documents"."position" > 0)
);
--> statement-breakpoint
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tax_documents_one_invoice" ON "tax_documents" USING btree ("order_id") WHERE "tax_documents"."kind" = 'invoice';--> statement-breakpoint
CREATE INDEX "tax_documents_order_id" ON "tax_documents" USING btree ("order_id");