-- A shopper without a saved address may open an order to pay it first (CHECKOUT-22); it is placed with its address only.
-- A paid order that waits for its address does not block the next cart.
ALTER TABLE "orders" DROP CONSTRAINT "orders_cancel_cause";--> statement-breakpoint
DROP INDEX "orders_opened_once";--> statement-breakpoint
CREATE UNIQUE INDEX "orders_opened_once" ON "orders" USING btree ("user_id") WHERE "orders"."awaits_place_order" and "orders"."status" = 'pending' and "orders"."payment_status" = 'pending';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_addressed" CHECK (coalesce("orders"."delivery_address" ->> 'pinCode', '') <> '' or ("orders"."awaits_place_order" and "orders"."status" in ('pending', 'cancelled')));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cancel_cause" CHECK ("orders"."cancel_cause" in ('by shopper', 'by staff', 'not paid in time', 'no address'));
--> statement-breakpoint
-- Addresses whose domain is stored in Unicode get the ASCII that it is looked up by (ACCOUNT-4, RFC 3492). Where both spellings
-- of one mailbox have rows, those in ASCII count from now on and the others stay what they are.
CREATE FUNCTION domain_label_in_ascii(label text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  letters constant text := 'abcdefghijklmnopqrstuvwxyz0123456789';
  codes int[];
  written text;
  basic int;
  handled int;
  n int := 128;
  delta int := 0;
  bias int := 72;
  code int;
  rest int;
  k int;
  t int;
BEGIN
  SELECT array_agg(ascii(letter) ORDER BY place) INTO codes
    FROM regexp_split_to_table(label, '') WITH ORDINALITY AS given (letter, place);
  SELECT coalesce(string_agg(chr(one), '' ORDER BY place), ''), count(*) INTO written, basic
    FROM unnest(codes) WITH ORDINALITY AS given (one, place) WHERE one < 128;
  IF basic = array_length(codes, 1) THEN RETURN label; END IF;
  handled := basic;
  IF basic > 0 THEN written := written || '-'; END IF;
  WHILE handled < array_length(codes, 1) LOOP
    SELECT min(one) INTO code FROM unnest(codes) AS one WHERE one >= n;
    delta := delta + (code - n) * (handled + 1);
    n := code;
    FOREACH code IN ARRAY codes LOOP
      IF code < n THEN delta := delta + 1; END IF;
      CONTINUE WHEN code <> n;
      rest := delta;
      k := 36;
      LOOP
        t := greatest(1, least(26, k - bias));
        EXIT WHEN rest < t;
        written := written || substr(letters, t + (rest - t) % (36 - t) + 1, 1);
        rest := (rest - t) / (36 - t);
        k := k + 36;
      END LOOP;
      written := written || substr(letters, rest + 1, 1);
      delta := delta / CASE WHEN handled = basic THEN 700 ELSE 2 END;
      delta := delta + delta / (handled + 1);
      k := 0;
      WHILE delta > 455 LOOP
        delta := delta / 35;
        k := k + 36;
      END LOOP;
      bias := k + 36 * delta / (delta + 38);
      delta := 0;
      handled := handled + 1;
    END LOOP;
    delta := delta + 1;
    n := n + 1;
  END LOOP;
  RETURN 'xn--' || written;
END
$$;
--> statement-breakpoint
DO $$
DECLARE
  place text;
  stored text;
  mailbox text;
BEGIN
  FOREACH place IN ARRAY ARRAY['users', 'one_time_links', 'newsletter_subscriptions', 'restock_requests', 'staff_members', 'tickets'] LOOP
    FOR stored IN EXECUTE format('SELECT DISTINCT email FROM %I WHERE email ~ %L', place, '@[^@]*[^\u0001-\u007f][^@]*$') LOOP
      SELECT regexp_replace(stored, '[^@]*$', '') || string_agg(domain_label_in_ascii(label), '.' ORDER BY nth) INTO mailbox
        FROM regexp_split_to_table(normalize(lower(regexp_replace(stored, '^.*@', '')), NFKC), '[.\u3002]')
          WITH ORDINALITY AS given (label, nth);
      BEGIN
        EXECUTE format('UPDATE %I SET email = $1 WHERE email = $2', place) USING mailbox, stored;
      EXCEPTION WHEN unique_violation THEN NULL;
      END;
    END LOOP;
  END LOOP;
END
$$;
--> statement-breakpoint
DROP FUNCTION domain_label_in_ascii(text);
--> statement-breakpoint
-- The digits of every script as 0 to 9, as packages/domain/src/text/ascii-digits.ts reads them; those of wide and styled
-- letters are gone with NFKC.
DO $do$
DECLARE
  digits text;
BEGIN
  SELECT string_agg(chr(('x' || lpad(zero, 8, '0'))::bit(32)::int + digit), '' ORDER BY nth, digit) INTO digits
  FROM regexp_split_to_table('660 6f0 7c0 966 9e6 a66 ae6 b66 be6 c66 ce6 d66 de6 e50 ed0 f20 1040 1090 17e0 1810 1946 19d0 1a80
    1a90 1b50 1bb0 1c40 1c50 a620 a8d0 a900 a9d0 a9f0 aa50 abf0 104a0 10d30 10d40 11066 110f0 11136
    111d0 112f0 11450 114d0 11650 116c0 116d0 116da 11730 118e0 11950 11bf0 11c50 11d50 11da0 11de0
    11f50 16130 16a60 16ac0 16b50 16d70 1e140 1e2f0 1e4f0 1e5f1 1e950', '\s+') WITH ORDINALITY AS given (zero, nth), generate_series(0, 9) AS digit;
  EXECUTE format(
    'CREATE FUNCTION ascii_digits(source text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $f$ SELECT translate(source, %L, %L) $f$',
    digits, repeat('0123456789', length(digits) / 10));
END
$do$;
--> statement-breakpoint
-- As it was, and with digits of other scripts.
CREATE OR REPLACE FUNCTION search_text(source text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
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
  folded := ascii_digits(lower(normalize(folded, NFKC)));
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
INSERT INTO search_synonyms (term, meaning)
SELECT search_text(term), search_text(meaning) FROM search_synonyms
WHERE (term <> search_text(term) OR meaning <> search_text(meaning))
  AND search_text(term) <> '' AND search_text(meaning) <> ''
ON CONFLICT DO NOTHING;
--> statement-breakpoint
SELECT refresh_search_documents(ARRAY(SELECT id FROM products));
