-- Few refunds are not sent: staff look through them from the one that waits longest.
CREATE INDEX "refunds_open" ON "refunds" USING btree ("requested_at","id") WHERE "refunds"."state" = 'requested';
