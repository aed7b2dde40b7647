ALTER TABLE "tax_document_series" DROP CONSTRAINT "tax_document_series_kind";--> statement-breakpoint
ALTER TABLE "tax_documents" DROP CONSTRAINT "tax_documents_kind";--> statement-breakpoint
ALTER TABLE "tax_documents" ADD COLUMN "source_id" text;--> statement-breakpoint
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_one_voucher" UNIQUE("kind","source_id");--> statement-breakpoint
ALTER TABLE "tax_document_series" ADD CONSTRAINT "tax_document_series_kind" CHECK ("tax_document_series"."kind" in ('invoice', 'credit-note', 'receipt-voucher', 'refund-voucher'));--> statement-breakpoint
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_of_source" CHECK (("tax_documents"."kind" in ('receipt-voucher', 'refund-voucher')) = ("tax_documents"."source_id" is not null));--> statement-breakpoint
ALTER TABLE "tax_documents" ADD CONSTRAINT "tax_documents_kind" CHECK ("tax_documents"."kind" in ('invoice', 'credit-note', 'receipt-voucher', 'refund-voucher'));