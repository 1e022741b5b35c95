-- What a shop's people write in place of the platform's standard legal texts and help, and beside it.

create table legal_texts (
  division_id int not null references divisions,
  name text not null check (name in ('terms-of-use', 'terms-of-sale', 'privacy-policy', 'cookies')),
  body_html text not null,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  primary key (division_id, name)
);
select fence_division('legal_texts');

-- A question with the name of a standard one stands in its place; a hidden one takes it out.
create table help_questions (
  division_id int not null references divisions,
  name text not null,
  group_code text not null check (group_code in ('delivery', 'returns', 'orders', 'goods', 'paying', 'account')),
  question text not null,
  answer_html text not null,
  hidden boolean not null default false,
  position int not null default 0,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  primary key (division_id, name)
);
select fence_division('help_questions');

create trigger legal_text_changed after insert or update on legal_texts for each row execute function announce_gate();
create trigger help_question_changed after insert or update on help_questions for each row execute function announce_gate();

create function announce_removed() returns trigger language plpgsql as $$
begin
  perform announce_stale(array['division:' || old.division_id]);
  return null;
end $$;
create trigger legal_text_removed after delete on legal_texts for each row execute function announce_removed();
create trigger help_question_removed after delete on help_questions for each row execute function announce_removed();
