#!/bin/sh
# Runs when the database's volume is empty. The site's role is not a superuser: it may only create the roles that requests use.
set -eu
psql --no-psqlrc --set=ON_ERROR_STOP=1 --username=postgres --dbname=postgres <<'SQL'
\getenv password DATABASE_PASSWORD
create role hanpan login createrole password :'password';
create database hanpan owner hanpan;
SQL
