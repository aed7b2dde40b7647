insert into businesses
  (user_id, gstin, legal_name, address_line_1, address_line_2, city, state, pin_code, created_at, updated_at)
values ('u-anu', '32AAKCA1234M1ZU', 'Malabar Traders LLP', '7 Beach Road', '', 'Kozhikode', 'Kerala', '673001',
  '2026-11-23T10:00:00Z', '2026-11-23T10:00:00Z');
update orders set business = '{"gstin": "32AAKCA1234M1ZU", "legalName": "Malabar Traders LLP", "addressLine1": "7 Beach Road", "addressLine2": "", "city": "Kozhikode", "state": "Kerala", "pinCode": "673001"}'
where id = (select min(id) from orders);
