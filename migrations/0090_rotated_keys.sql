-- A rotation deletes the signing keys before it: at once if they have leaked, otherwise those whose tokens have expired.
grant delete on app.secrets to service_role;
