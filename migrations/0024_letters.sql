-- A mail carries nobody's password: the account's is typed on the page that the link of a sign-up opens.
comment on column auth.letters.password_hash is
  'Of this sign-up. A sign-in with it is told that the address is not confirmed; it never becomes an account''s password.';
comment on column auth.users.password_hash is 'argon2id in PHC format.';

-- When the letter was written, if there was something to say: a mailbox gets only so many mails in half an hour.
alter table auth.letters add mailed_at timestamptz;
