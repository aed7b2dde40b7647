-- Lists filter by country: what is imported is listed anew, with its own (CATALOGUE-40).
INSERT INTO product_listing_changes (product_id)
SELECT id FROM products WHERE lower(btrim(country_of_origin)) NOT IN ('india', '');
