-- A login with a provider may take over an account with a password that nobody had proven: whoever comes back is told.
ALTER TABLE "sign_in_codes" ADD COLUMN "is_account_reset" boolean DEFAULT false NOT NULL;
