/**
 * One row of every table for each relation that a user can have to it: `:me` is the caller, `:other` another user. Labels that
 * begin with `own` are left out for visitors. A table that is missing here fails the authorization test.
 */
export const ROWS: Record<string, Record<string, string>> = {
  'app.admin_actions': {
    own: `insert into app.admin_actions (done_by, admin_id, action) values ('admin', :me, 'page_edited')`,
    other: `insert into app.admin_actions (done_by, admin_id, action) values ('admin', :other, 'page_edited')`,
  },
  'app.admins': {
    own: 'insert into app.admins (user_id) values (:me)',
    other: 'insert into app.admins (user_id) values (:other)',
  },
  'app.apart_duels': { own: apartDuelOf(':me'), other: apartDuelOf(':other') },
  'app.board_holds': {
    own: `insert into app.board_holds (user_id, suspicions) values (:me, '[]')`,
    other: `insert into app.board_holds (user_id, suspicions) values (:other, '[]')`,
  },
  'app.challenges': { own: challengeOf(':me'), other: challengeOf(':other') },
  'app.charged_texts': {
    own: `insert into app.charged_texts (person, date, text_hash) values (:me, '2026-01-01', 'x')`,
    other: `insert into app.charged_texts (person, date, text_hash) values (:other, '2026-01-01', 'x')`,
  },
  'app.daily_rounds': { any: dailyRound() },
  'app.first_levels': {
    own: `insert into app.first_levels (user_id, skill_type, level) values (:me, 'vocab', 950)`,
    other: `insert into app.first_levels (user_id, skill_type, level) values (:other, 'vocab', 950)`,
  },
  'app.guest_duels': {
    any: guestDuel('null'),
    own: guestDuel(':me'),
    other: guestDuel(':other'),
  },
  'app.llm_requests': { any: `insert into app.llm_requests (date, requests) values ('2026-01-01', 1)` },
  'app.mailbox': { any: `insert into app.mailbox (recipient, subject, text) values ('x', 'x', 'x')` },
  'app.match_events': {
    own: `with playing as (insert into public.matches (player1_id, player2_id, skill_type) values (:me, :other, 'vocab') returning id)
      insert into app.match_events (match_id, seq, player, kind, at) select id, 1, 0, 'ready', now() from playing`,
    other: `with playing as (insert into public.matches (player1_id, skill_type) values (:other, 'vocab') returning id)
      insert into app.match_events (match_id, seq, player, kind, at) select id, 1, 0, 'ready', now() from playing`,
  },
  'app.match_secrets': {
    own: `with playing as (insert into public.matches (player1_id, player2_id, skill_type) values (:me, :other, 'vocab') returning id)
      insert into app.match_secrets (match_id, seed, question_ids) select id, decode(repeat('00', 32), 'hex'), '{a,b,c}' from playing`,
    other: `with playing as (insert into public.matches (player1_id, skill_type) values (:other, 'vocab') returning id)
      insert into app.match_secrets (match_id, seed, question_ids) select id, decode(repeat('00', 32), 'hex'), '{a,b,c}' from playing`,
  },
  'app.migrations': { any: `insert into app.migrations (name, sha256) values ('x', 'x')` },
  'app.payment_customers': {
    own: `insert into app.payment_customers (user_id, customer_id) values (:me, 'x')`,
    other: `insert into app.payment_customers (user_id, customer_id) values (:other, 'x')`,
  },
  'app.payment_events': { any: `insert into app.payment_events (id, type) values ('x', 'x')` },
  'app.payment_subscriptions': {
    own: `insert into app.payment_subscriptions (id, user_id, tier, status, period_end, due_since, seen_at, seen_for)
      values ('x', :me, 'Basic', 'active', now(), now(), now(), 'x')`,
    other: `insert into app.payment_subscriptions (id, user_id, tier, status, period_end, due_since, seen_at, seen_for)
      values ('x', :other, 'Basic', 'active', now(), now(), now(), 'x')`,
  },
  'app.practice_questions': {
    own: `with practicing as (${practiceOf(':me')} returning id)
      insert into app.practice_questions (practice_id, number, question_id, seed) select id, 1, 'x', decode(repeat('00', 32), 'hex') from practicing`,
    other: `with practicing as (${practiceOf(':other')} returning id)
      insert into app.practice_questions (practice_id, number, question_id, seed) select id, 1, 'x', decode(repeat('00', 32), 'hex') from practicing`,
  },
  'app.practice_recordings': { own: recordingOf(':me'), other: recordingOf(':other') },
  'app.question_ratings': {
    any: `insert into app.question_ratings (question_id, rating, answers) values ('x', 1000, 0)`,
  },
  'app.rate_limits': { any: `insert into app.rate_limits (key, spent_until) values ('x', now())` },
  'app.rematch_wishes': {
    own: `with played as (insert into public.matches (player1_id, player2_id, skill_type) values (:me, :other, 'vocab') returning id)
      insert into app.rematch_wishes (match_id, player, wish, seen_at) select id, 0, 'wants', now() from played`,
    other: `with played as (insert into public.matches (player1_id, skill_type) values (:other, 'vocab') returning id)
      insert into app.rematch_wishes (match_id, player, wish, seen_at) select id, 0, 'wants', now() from played`,
  },
  'app.review_collected': {
    own: `insert into app.review_collected (user_id, source, source_id) values (:me, 'match', 'x')`,
    other: `insert into app.review_collected (user_id, source, source_id) values (:other, 'match', 'x')`,
  },
  'app.secrets': { any: `insert into app.secrets (name, value) values ('x', 'x')` },
  'app.seen_questions': {
    own: `insert into app.seen_questions (user_id, question_id, seen_at) values (:me, 'x', now())`,
    other: `insert into app.seen_questions (user_id, question_id, seen_at) values (:other, 'x', now())`,
  },
  'app.shared_translations': {
    any: `insert into app.shared_translations (text_hash, engine, translation, expires_at) values ('x', 'llm', '{}', now())`,
  },

  'app.test_payment_events': { any: `insert into app.test_payment_events (body) values ('x')` },
  'app.test_payment_objects': {
    own: `with paying as (insert into app.payment_customers (user_id, customer_id) values (:me, 'y') returning customer_id)
      insert into app.test_payment_objects (id, kind, customer_id, object) select 'x', 'portal', customer_id, '{}' from paying`,
    other: `with paying as (insert into app.payment_customers (user_id, customer_id) values (:other, 'y') returning customer_id)
      insert into app.test_payment_objects (id, kind, customer_id, object) select 'x', 'portal', customer_id, '{}' from paying`,
  },
  'auth.email_changes': {
    own: `insert into auth.email_changes (user_id, new_email) values (:me, 'x')`,
    other: `insert into auth.email_changes (user_id, new_email) values (:other, 'x')`,
  },
  'auth.factor_challenges': {
    own: `with factor as (${factorOf(':me')} returning id),
      session as (insert into auth.sessions (user_id, family_hash, leaf_hash) values (:me, 'x', 'x') returning id)
      insert into auth.factor_challenges (factor_id, session_id) select factor.id, session.id from factor, session`,
    other: `with factor as (${factorOf(':other')} returning id),
      session as (insert into auth.sessions (user_id, family_hash, leaf_hash) values (:other, 'x', 'x') returning id)
      insert into auth.factor_challenges (factor_id, session_id) select factor.id, session.id from factor, session`,
  },
  'auth.factors': { own: factorOf(':me'), other: factorOf(':other') },
  'auth.letters': {
    own: `insert into auth.letters (kind, email, user_id) values ('recovery', 'x', :me)`,
    other: `insert into auth.letters (kind, email, user_id) values ('recovery', 'x', :other)`,
  },
  'auth.passkey_challenges': { any: `insert into auth.passkey_challenges (challenge) values ('x')` },
  'auth.passkeys': {
    own: `with factor as (${factorOf(':me')} returning id)
      insert into auth.passkeys (factor_id, credential_id, public_key, sign_count, transports) select id, 'x', 'x', 0, '{}' from factor`,
    other: `with factor as (${factorOf(':other')} returning id)
      insert into auth.passkeys (factor_id, credential_id, public_key, sign_count, transports) select id, 'x', 'x', 0, '{}' from factor`,
  },
  'auth.recovery_codes': {
    own: `with factor as (${factorOf(':me')} returning id)
      insert into auth.recovery_codes (factor_id, code_hash) select id, 'x' from factor`,
    other: `with factor as (${factorOf(':other')} returning id)
      insert into auth.recovery_codes (factor_id, code_hash) select id, 'x' from factor`,
  },
  'auth.sessions': {
    own: `insert into auth.sessions (user_id, family_hash, leaf_hash) values (:me, 'x', 'x')`,
    other: `insert into auth.sessions (user_id, family_hash, leaf_hash) values (:other, 'x', 'x')`,
  },
  'auth.used_codes': {
    own: `with factor as (${factorOf(':me')} returning id)
      insert into auth.used_codes (factor_id, step) select id, 1 from factor`,
    other: `with factor as (${factorOf(':other')} returning id)
      insert into auth.used_codes (factor_id, step) select id, 1 from factor`,
  },
  'auth.users': {
    own: 'update auth.users set updated_at = now() where id = :me',
    other: 'update auth.users set updated_at = now() where id = :other',
  },
  'public.account_events': {
    own: `insert into public.account_events (user_id, event, network) values (:me, 'signed_in', 'x')`,
    other: `insert into public.account_events (user_id, event, network) values (:other, 'signed_in', 'x')`,
  },
  'public.daily_answers': { own: dailyAnswerOf(':me'), other: dailyAnswerOf(':other') },
  'public.daily_tries': { own: dailyTryOf(':me'), other: dailyTryOf(':other') },
  'public.daily_usage': {
    own: `insert into public.daily_usage (person, date) values (:me, '2026-01-01')`,
    other: `insert into public.daily_usage (person, date) values (:other, '2026-01-01')`,
  },
  'public.glossary_pages': {
    published: `insert into public.glossary_pages (slug, title, published) values ('x', 'x', true)`,
    draft: `insert into public.glossary_pages (slug, title, published) values ('x', 'x', false)`,
  },
  'public.match_queue': {
    'own searching': `insert into public.match_queue (user_id, skill_type, rating) values (:me, 'vocab', 1000)`,
    'own playing': `with playing as (insert into public.matches (skill_type) values ('vocab') returning id)
      insert into public.match_queue (user_id, skill_type, rating, match_id) select :me, 'vocab', 1000, id from playing`,
    other: `insert into public.match_queue (user_id, skill_type, rating) values (:other, 'vocab', 1000)`,
  },
  'public.matches': {
    own: `insert into public.matches (player1_id, player2_id, skill_type) values (:me, :other, 'vocab')`,
    'own as second': `insert into public.matches (player1_id, player2_id, skill_type) values (:other, :me, 'vocab')`,
    other: `insert into public.matches (player1_id, skill_type) values (:other, 'vocab')`,
  },
  'public.practices': { own: practiceOf(':me'), other: practiceOf(':other'), 'of a guest': practiceOf('null') },
  'public.profiles': {
    own: `insert into public.profiles (id, display_name) values (:me, 'x')`,
    other: `insert into public.profiles (id, display_name) values (:other, 'x')`,
  },
  'public.rating_changes': {
    own: `with played as (insert into public.matches (player1_id, player2_id, skill_type) values (:me, :other, 'vocab') returning id)
      insert into public.rating_changes (match_id, user_id, skill_type, before, delta, k, expected, score)
      select id, :me, 'vocab', 1000, 16, 32, 0.5, 1 from played`,
    other: `with played as (insert into public.matches (player1_id, skill_type) values (:other, 'vocab') returning id)
      insert into public.rating_changes (match_id, user_id, skill_type, before, delta, k, expected, score)
      select id, :other, 'vocab', 1000, 16, 32, 0.5, 1 from played`,
  },
  'public.lesson_days': { own: lessonDayOf(':me'), other: lessonDayOf(':other') },
  'public.lesson_progress': { own: lessonOf(':me'), other: lessonOf(':other') },
  'public.review_cards': { own: reviewCardOf(':me'), other: reviewCardOf(':other') },
  'public.review_fits': { own: fitOf(':me'), other: fitOf(':other') },
  'public.review_log': { own: reviewOf(':me'), other: reviewOf(':other') },
  'public.review_word_sets': { own: wordSetOf(':me'), other: wordSetOf(':other') },
  'public.subscriptions': {
    own: `insert into public.subscriptions (user_id, subscription_tier) values (:me, 'Basic')`,
    other: `insert into public.subscriptions (user_id, subscription_tier) values (:other, 'Basic')`,
  },
  'public.translation_history': {
    own: `insert into public.translation_history (user_id, source_text, translated_text, tone) values (:me, 'x', 'x', 'polite')`,
    other: `insert into public.translation_history (user_id, source_text, translated_text, tone) values (:other, 'x', 'x', 'polite')`,
  },
}

function factorOf(user: string): string {
  return `insert into auth.factors (user_id, factor_type, status) values (${user}, 'recovery_code', 'verified')`
}

function reviewCardOf(user: string): string {
  return `insert into public.review_cards (user_id, key, kind, skill_type, family, content, source)
    values (${user}, 'word:x', 'word', 'vocab', 'x', '{}', 'hand')`
}

function reviewOf(user: string): string {
  return `with asked as (${reviewCardOf(user)} returning id, user_id)
    insert into public.review_log (id, user_id, card_id, kind, given, outcome, grade, at)
    select gen_random_uuid(), user_id, id, 'answer', 'x', 'right', 3, now() from asked`
}

function fitOf(user: string): string {
  return `insert into public.review_fits (user_id, number, reviews, judged, default_loss, loss_before)
    values (${user}, 1, 400, 80, 0.5, 0.5)`
}

function wordSetOf(user: string): string {
  return `insert into public.review_word_sets (user_id, word_set) values (${user}, 'essential-600')`
}

function lessonOf(user: string): string {
  return `insert into public.lesson_progress (user_id, course, number) values (${user}, 'survival-korean', 1)`
}

function lessonDayOf(user: string): string {
  return `insert into public.lesson_days (user_id, date, last_sign_at) values (${user}, '2026-01-01', now())`
}

function practiceOf(user: string): string {
  return `insert into public.practices (user_id, kind, skill_type, rating, strength) values (${user}, 'partner', 'vocab', 1000, 1200)`
}

function guestDuel(user: string): string {
  return `with practicing as (${practiceOf(user)} returning id, user_id)
    insert into app.guest_duels (practice_id, key_hash, kept_by) select id, sha256(id::text::bytea), user_id from practicing`
}

function dailyRound(): string {
  return `insert into app.daily_rounds (date, grade, seed, questions)
    values ('2026-01-01', 'a1', decode(repeat('00', 32), 'hex'), '[1, 2, 3]') on conflict do nothing`
}

function dailyTryOf(user: string): string {
  return `${dailyRound()}; insert into public.daily_tries (user_id, date, grade) values (${user}, '2026-01-01', 'a1')`
}

function dailyAnswerOf(user: string): string {
  return `${dailyTryOf(user)};
    insert into public.daily_answers (user_id, date, number, opened_at) values (${user}, '2026-01-01', 1, now())`
}

function challengeOf(user: string): string {
  return `insert into app.challenges (code, challenger_id, skill_type, wants_rated, expires_at)
    values (repeat('0', 32), ${user}, 'vocab', false, now())`
}

function apartDuelOf(user: string): string {
  return `with practicing as (${practiceOf(user)} returning id)
    insert into app.apart_duels (code, opening_id, challenger_id, expires_at) select repeat('0', 32), id, ${user}, now() from practicing`
}

/** A practice with a recording of another player's match. */
function recordingOf(user: string): string {
  return `with practicing as (${practiceOf(user)} returning id),
    played as (insert into public.matches (player1_id, skill_type) values (:other, 'vocab') returning id)
    insert into app.practice_recordings (practice_id, match_id, player) select practicing.id, played.id, 0 from practicing, played`
}
