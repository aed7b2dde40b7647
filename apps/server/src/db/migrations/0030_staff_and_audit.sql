CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"object_kind" text NOT NULL,
	"object_id" text NOT NULL,
	"object_label" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	"previous_hash" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "audit_entries_previous_hash_key" UNIQUE("previous_hash"),
	CONSTRAINT "audit_entries_actor_kind" CHECK ("audit_entries"."actor_kind" in ('shopper', 'staff', 'system')),
	CONSTRAINT "audit_entries_action_given" CHECK (btrim("audit_entries"."action") <> '')
);
--> statement-breakpoint
CREATE TABLE "staff_challenges" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"member_id" text,
	"challenge" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_invitations" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_members" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"status" text NOT NULL,
	"role_id" text NOT NULL,
	"password_hash" text,
	"totp_secret" "bytea",
	"totp_used_step" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_members_email_key" UNIQUE("email"),
	CONSTRAINT "staff_members_email_form" CHECK ("staff_members"."email" = lower(btrim("staff_members"."email"))),
	CONSTRAINT "staff_members_name_given" CHECK (btrim("staff_members"."name") <> ''),
	CONSTRAINT "staff_members_status" CHECK ("staff_members"."status" in ('invited', 'active', 'blocked'))
);
--> statement-breakpoint
CREATE TABLE "staff_passkeys" (
	"credential_id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"name" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"backed_up" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_recovery_codes" (
	"code_hash" "bytea" PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_roles" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"permissions" text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_roles_name_key" UNIQUE("name"),
	CONSTRAINT "staff_roles_name_given" CHECK (btrim("staff_roles"."name") <> '')
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"locked_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "staff_sessions_token_hash_key" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_challenges" ADD CONSTRAINT "staff_challenges_member_id_staff_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."staff_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_member_id_staff_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."staff_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_members" ADD CONSTRAINT "staff_members_role_id_staff_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."staff_roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_passkeys" ADD CONSTRAINT "staff_passkeys_member_id_staff_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."staff_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_recovery_codes" ADD CONSTRAINT "staff_recovery_codes_member_id_staff_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."staff_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_member_id_staff_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."staff_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_object" ON "audit_entries" USING btree ("object_kind","object_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_happened_at" ON "audit_entries" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "audit_entries_object_label" ON "audit_entries" USING gin ("object_label" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "staff_challenges_member_id" ON "staff_challenges" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "staff_invitations_member_id" ON "staff_invitations" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "staff_members_role_id" ON "staff_members" USING btree ("role_id");--> statement-breakpoint
CREATE INDEX "staff_passkeys_member_id" ON "staff_passkeys" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "staff_recovery_codes_member_id" ON "staff_recovery_codes" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_member_id" ON "staff_sessions" USING btree ("member_id");
--> statement-breakpoint
-- Counts every change that somebody decided on; what follows by itself (units sold) does not make an edit stale.
CREATE FUNCTION count_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_version BEFORE UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION count_version();
--> statement-breakpoint
CREATE TRIGGER categories_version BEFORE UPDATE ON categories FOR EACH ROW EXECUTE FUNCTION count_version();
--> statement-breakpoint
CREATE TRIGGER products_version BEFORE UPDATE ON products FOR EACH ROW EXECUTE FUNCTION count_version();
--> statement-breakpoint
CREATE TRIGGER product_variants_version BEFORE UPDATE OF
  product_id, position, sku, name, options, color, price_paise, original_price_paise, mrp_paise, net_count, net_amount,
  net_unit, picture, views, active
ON product_variants FOR EACH ROW EXECUTE FUNCTION count_version();
--> statement-breakpoint
CREATE TRIGGER coupons_version BEFORE UPDATE ON coupons FOR EACH ROW EXECUTE FUNCTION count_version();
--> statement-breakpoint
CREATE TRIGGER staff_roles_version BEFORE UPDATE ON staff_roles FOR EACH ROW EXECUTE FUNCTION count_version();
--> statement-breakpoint
CREATE TRIGGER staff_members_version BEFORE UPDATE OF name, email, status, role_id
ON staff_members FOR EACH ROW EXECUTE FUNCTION count_version();
--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is only ever added to', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON audit_entries FROM CURRENT_USER;
