#!/bin/bash
# Runs once, when the database server begins: the shop gets a role that owns its database and nothing else.
set -euo pipefail
psql -v ON_ERROR_STOP=1 -v password="$SHOP_DATABASE_PASSWORD" -U "${POSTGRES_USER:-postgres}" <<'SQL'
CREATE ROLE shop LOGIN PASSWORD :'password';
CREATE DATABASE shop OWNER shop TEMPLATE template0 ENCODING 'UTF8';
REVOKE ALL ON DATABASE shop FROM PUBLIC;
SQL
