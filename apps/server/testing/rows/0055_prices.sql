insert into orders select (jsonb_populate_record(o, '{"id":"o-inclusive","number":"ILN-10058","idempotency_key":null,"prices":"inclusive",
  "total_mrp_paise":72000,"discount_paise":13000,"subtotal_paise":50000,"gst_paise":9000,"cgst_paise":4500,"sgst_paise":4500,"igst_paise":0,"round_off_paise":0,
  "delivery_paise":0,"delivery_gst_basis_points":1800,"delivery_gst_paise":0,"delivery_taxes":[],"total_paise":59000}')).*
from orders o where id = 'o-delivered';
