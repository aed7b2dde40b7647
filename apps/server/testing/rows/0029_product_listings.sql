insert into product_kinds (facts) values ('{}');
insert into product_listings (product_id, category_id, name_key, price_paise, age, availability, kind_id, color_keys,
  merchandise, exclusive, hsn_code, words)
select id, category_id, 'a name', 10000, -1, 'In stock', (select min(id) from product_kinds), '{white}', merchandise, exclusive, hsn_code, 'a name'
from products order by id limit 1;
