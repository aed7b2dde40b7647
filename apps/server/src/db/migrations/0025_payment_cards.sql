ALTER TABLE "payments" ADD COLUMN "card_network" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "card_last4" text;--> statement-breakpoint
-- What old payments were paid with is not known any more: they keep none.
ALTER TABLE "payments" ADD CONSTRAINT "payments_card" CHECK (("payments"."card_network" is null) = ("payments"."card_last4" is null) and ("payments"."card_last4" is null or ("payments"."method" <> 'upi' and "payments"."card_last4" ~ '^[0-9]{4}$')));
