-- A signing key that has leaked is deleted. One that was only replaced is deleted when the next one is replaced.
grant delete on app.secrets to service_role;
