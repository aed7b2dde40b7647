CREATE TABLE "shop_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"sealed" "bytea",
	"created_at" timestamp with time zone NOT NULL,
	"signs_from" timestamp with time zone NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "shop_keys_id_form" CHECK ("shop_keys"."id" ~ '^[0-9a-f]{8}$'),
	CONSTRAINT "shop_keys_sealed_until_retired" CHECK (("shop_keys"."sealed" is null) = ("shop_keys"."retired_at" is not null))
);
--> statement-breakpoint
CREATE FUNCTION announce_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('keys_changed', '');
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER shop_keys_announced AFTER INSERT OR UPDATE OR DELETE ON shop_keys
FOR EACH STATEMENT EXECUTE FUNCTION announce_keys();
