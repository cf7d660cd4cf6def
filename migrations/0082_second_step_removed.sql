-- The operator can turn two-step sign-in off for somebody who has lost the app and the recovery codes. Its owner is told.
alter table auth.letters
  drop constraint letters_kind_check,
  add constraint letters_kind_check check (kind in
    ('signup', 'resend', 'recovery', 'password_changed', 'email_change_old', 'email_change_new', 'email_changed',
     'factor_added', 'factor_removed', 'recovery_code_used', 'recovery_codes_renewed', 'second_step_removed'));
