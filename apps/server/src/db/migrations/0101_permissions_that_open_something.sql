-- They opened nothing; they come back with the pages of coupons and gift cards.
UPDATE "staff_roles" SET "permissions" = array_remove(array_remove("permissions", 'coupons.write'), 'gift-cards.issue')
WHERE "permissions" && ARRAY['coupons.write', 'gift-cards.issue'];
