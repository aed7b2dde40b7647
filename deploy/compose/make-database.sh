#!/bin/bash
# Runs once, when the database server begins: the shop gets a role that owns its database and nothing else.
# psql reads the password from its environment: what stands in its command line is in the list of processes.
set -euo pipefail
psql -v ON_ERROR_STOP=1 -U "${POSTGRES_USER:-postgres}" <<'SQL'
\getenv password SHOP_DATABASE_PASSWORD
-- A statement that fails is written to the server's log, and this one has the password in it.
SET log_min_error_statement = panic;
CREATE ROLE shop LOGIN PASSWORD :'password';
CREATE DATABASE shop OWNER shop TEMPLATE template0 ENCODING 'UTF8';
REVOKE ALL ON DATABASE shop FROM PUBLIC;
SQL
