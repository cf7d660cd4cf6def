-- A question that is heard opens when both players have loaded its clip, and does not wait for long.

-- Numbers of the match's questions that are heard, fixed when it is made: whoever computes the match gets the same.
alter table app.match_secrets add column heard smallint[] not null default '{}';

alter table app.match_events
  drop constraint match_events_kind_check,
  add constraint match_events_kind_check
    check (kind in ('ready', 'answer', 'away', 'back', 'absent', 'resign', 'claim', 'stop', 'withdrawn', 'loaded')),
  drop constraint match_events_check,
  add constraint match_events_check check (
    case kind
      when 'answer' then question_no is not null and option_id is not null and correct is not null
      when 'loaded' then question_no is not null and option_id is null and correct is null
      else question_no is null and option_id is null and correct is null
    end);
create unique index match_events_one_loaded on app.match_events (match_id, player, question_no) where kind = 'loaded';
