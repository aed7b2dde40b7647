-- A text as searches compare it: the same steps as packages/domain/src/search/fold-text.ts, and signs as blanks. A test
-- compares the two.
CREATE FUNCTION search_text(source text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  folded text := source;
  chillu record;
  amount record;
BEGIN
  FOR chillu IN SELECT * FROM (VALUES
    (E'\u0d23\u0d4d\u200d', E'\u0d7a'), (E'\u0d28\u0d4d\u200d', E'\u0d7b'), (E'\u0d30\u0d4d\u200d', E'\u0d7c'),
    (E'\u0d32\u0d4d\u200d', E'\u0d7d'), (E'\u0d33\u0d4d\u200d', E'\u0d7e'), (E'\u0d15\u0d4d\u200d', E'\u0d7f')
  ) AS known (dead, letter) LOOP
    folded := replace(folded, chillu.dead, chillu.letter);
  END LOOP;
  folded := regexp_replace(normalize(folded, NFKD), '([A-Za-z\u00c0-\u024f])[\u0300-\u036f]+', '\1', 'g');
  folded := lower(normalize(folded, NFKC));
  folded := regexp_replace(folded, '[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe0e\ufe0f\ufeff''\u2019]', '', 'g');
  FOR amount IN SELECT * FROM (VALUES
    ('([0-9]),([0-9]{3})(?![0-9])', '\1\2'),
    ('([0-9])\s*[x\u00d7]\s*(?=[0-9])', '\1 x '),
    ('([0-9])\s*(?:millilit(?:re|er)s?|ml)(?![a-z0-9])', '\1 ml'),
    ('([0-9])\s*(?:lit(?:re|er)s?|ltrs?|l)(?![a-z0-9])', '\1 l'),
    ('([0-9])\s*(?:kilograms?|kilos?|kgs?)(?![a-z0-9])', '\1 kg'),
    ('([0-9])\s*(?:grams?|gms?|g)(?![a-z0-9])', '\1 g'),
    ('([0-9])[.,]([0-9]{3}) l(?![a-z0-9])', '\1\2 ml'),
    ('([0-9])[.,]([0-9]{2}) l(?![a-z0-9])', '\1\20 ml'),
    ('([0-9])[.,]([0-9]) l(?![a-z0-9])', '\1\200 ml'),
    ('(^|[^0-9.,])([0-9]+) l(?![a-z0-9])', '\1\2000 ml'),
    ('([0-9])[.,]([0-9]{3}) kg(?![a-z0-9])', '\1\2 g'),
    ('([0-9])[.,]([0-9]{2}) kg(?![a-z0-9])', '\1\20 g'),
    ('([0-9])[.,]([0-9]) kg(?![a-z0-9])', '\1\200 g'),
    ('(^|[^0-9.,])([0-9]+) kg(?![a-z0-9])', '\1\2000 g'),
    ('(^|[^0-9.,])0+([1-9][0-9]* (?:ml|g)(?![a-z0-9]))', '\1\2')
  ) AS rewrites (pattern, written) LOOP
    folded := regexp_replace(folded, amount.pattern, amount.written, 'g');
  END LOOP;
  RETURN btrim(regexp_replace(folded,
    '[[:punct:][:space:]\u0080-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u0964\u0965\u2010-\u2027\u2030-\u205e\u20a0-\u20cf\u2100-\u214f\u2190-\u2bff]+',
    ' ', 'g'));
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refresh_search_documents(ids text[]) RETURNS void LANGUAGE sql AS $$
  WITH written AS (
    INSERT INTO search_documents (product_id, plain_name, category, options, description)
    SELECT p.id,
      search_text(p.name),
      search_text(concat_ws(' ', c.name, parent.name)),
      search_text(coalesce((
        SELECT string_agg(DISTINCT chosen.value, ' · ' ORDER BY chosen.value)
        FROM product_variants v, jsonb_each_text(v.options) AS chosen
        WHERE v.product_id = p.id AND v.active
      ), '')),
      search_text(p.description)
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
-- Synonyms of before lost the joiner of old chillus without getting the letter: at the end of a word it is known which.
INSERT INTO search_synonyms (term, meaning)
SELECT DISTINCT search_text(joined.term), search_text(joined.meaning)
FROM (
  SELECT regexp_replace(term, E'([\u0d23\u0d28\u0d30\u0d32\u0d33\u0d15])\u0d4d(?=\s|$)', E'\\1\u0d4d\u200d', 'g') AS term,
    meaning
  FROM search_synonyms
) joined
WHERE search_text(joined.term) <> '' AND search_text(joined.meaning) <> ''
ON CONFLICT DO NOTHING;
--> statement-breakpoint
SELECT refresh_search_documents(ARRAY(SELECT id FROM products));
