CREATE TABLE "search_documents" (
	"product_id" text PRIMARY KEY NOT NULL,
	"plain_name" text NOT NULL,
	"category" text NOT NULL,
	"options" text NOT NULL,
	"description" text NOT NULL,
	"lexemes" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', plain_name) || to_tsvector('english', plain_name), 'A')
      || setweight(to_tsvector('simple', category) || to_tsvector('english', category), 'B')
      || setweight(to_tsvector('simple', options) || to_tsvector('english', options), 'C')
      || setweight(to_tsvector('simple', description) || to_tsvector('english', description), 'D')) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"term" text NOT NULL,
	"meaning" text NOT NULL,
	CONSTRAINT "search_synonyms_term_meaning_pk" PRIMARY KEY("term","meaning"),
	CONSTRAINT "search_synonyms_term_form" CHECK ("search_synonyms"."term" ~ '^\S+( \S+)*$' and "search_synonyms"."term" = lower("search_synonyms"."term")),
	CONSTRAINT "search_synonyms_meaning_form" CHECK ("search_synonyms"."meaning" ~ '^\S+( \S+)*$' and "search_synonyms"."meaning" = lower("search_synonyms"."meaning"))
);
--> statement-breakpoint
CREATE TABLE "search_vocabulary" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_documents_lexemes" ON "search_documents" USING gin ("lexemes");
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
--> statement-breakpoint
-- In word order, so that two who add the same words don't wait for each other.
CREATE FUNCTION learn_search_words(texts text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_vocabulary (word)
  SELECT DISTINCT word FROM unnest(texts) AS source, regexp_split_to_table(lower(source), '[[:punct:][:space:]]+') AS word
  WHERE char_length(word) >= 3
  ORDER BY word
  ON CONFLICT DO NOTHING
$$;
--> statement-breakpoint
CREATE FUNCTION refresh_search_documents(ids text[]) RETURNS void LANGUAGE sql AS $$
  WITH written AS (
    INSERT INTO search_documents (product_id, plain_name, category, options, description)
    SELECT p.id,
      btrim(regexp_replace(lower(p.name), '[[:punct:][:space:]]+', ' ', 'g')),
      concat_ws(' ', c.name, parent.name),
      coalesce((
        SELECT string_agg(DISTINCT chosen.value, ' ' ORDER BY chosen.value)
        FROM product_variants v, jsonb_each_text(v.options) AS chosen
        WHERE v.product_id = p.id AND v.active
      ), ''),
      p.description
    FROM products p
    JOIN categories c ON c.id = p.category_id
    LEFT JOIN categories parent ON parent.id = c.parent_id
    WHERE p.id = ANY (ids)
    ORDER BY p.id
    ON CONFLICT (product_id) DO UPDATE SET plain_name = excluded.plain_name, category = excluded.category,
      options = excluded.options, description = excluded.description
    RETURNING concat_ws(' ', plain_name, category, options) AS text
  )
  SELECT learn_search_words((SELECT array_agg(text) FROM written))
$$;
--> statement-breakpoint
-- Many rows at once, as an import writes them, are one refresh.
CREATE FUNCTION search_products_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_search_documents(ARRAY(SELECT id FROM written));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION search_variants_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_search_documents(ARRAY(SELECT DISTINCT product_id FROM written));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION search_product_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_search_documents(ARRAY[NEW.id]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION search_variant_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_search_documents(ARRAY[NEW.product_id, OLD.product_id]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION search_category_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_search_documents(ARRAY(
    SELECT p.id FROM products p JOIN categories c ON c.id = p.category_id WHERE NEW.id IN (c.id, c.parent_id)
  ));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION search_synonym_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM learn_search_words(ARRAY[NEW.term]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER products_search_added AFTER INSERT ON products
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION search_products_added();
--> statement-breakpoint
CREATE TRIGGER product_variants_search_added AFTER INSERT ON product_variants
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION search_variants_written();
--> statement-breakpoint
CREATE TRIGGER product_variants_search_deleted AFTER DELETE ON product_variants
  REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION search_variants_written();
--> statement-breakpoint
-- These name their columns, so that selling a unit writes nothing here.
CREATE TRIGGER products_search AFTER UPDATE OF name, description, category_id ON products
  FOR EACH ROW EXECUTE FUNCTION search_product_changed();
--> statement-breakpoint
CREATE TRIGGER product_variants_search AFTER UPDATE OF product_id, options, active ON product_variants
  FOR EACH ROW EXECUTE FUNCTION search_variant_changed();
--> statement-breakpoint
CREATE TRIGGER categories_search AFTER UPDATE OF name, parent_id ON categories
  FOR EACH ROW EXECUTE FUNCTION search_category_changed();
--> statement-breakpoint
CREATE TRIGGER search_synonyms_learn AFTER INSERT OR UPDATE ON search_synonyms
  FOR EACH ROW EXECUTE FUNCTION search_synonym_changed();
--> statement-breakpoint
CREATE TRIGGER search_synonyms_announce AFTER INSERT OR UPDATE OR DELETE ON search_synonyms
  FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue_change();
--> statement-breakpoint
SELECT refresh_search_documents(ARRAY(SELECT id FROM products));
