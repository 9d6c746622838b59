CREATE FUNCTION "search_grams"(value text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN array(select substr(lower(value), place, 3) from generate_series(1, length(value) - 2) as place);--> statement-breakpoint
CREATE INDEX "conversations_created" ON "conversations" USING btree ("agency_id","created_at","id");--> statement-breakpoint
CREATE INDEX "conversations_priority" ON "conversations" USING btree ("agency_id",(case priority when 'HIGH' then 3 when 'MEDIUM' then 2 else 1 end),"id");--> statement-breakpoint
CREATE INDEX "conversations_longest_wait" ON "conversations" USING btree ("agency_id",(case status when 'DONE' then null else waiting_since end),"id");--> statement-breakpoint
CREATE INDEX "conversations_waits" ON "conversations" USING btree ("agency_id","updated_at") WHERE (case status when 'DONE' then null else waiting_since end) is not null;--> statement-breakpoint
CREATE INDEX "conversations_status" ON "conversations" USING btree ("agency_id","status","updated_at");--> statement-breakpoint
CREATE INDEX "conversations_assignee" ON "conversations" USING btree ("agency_id","assignee_id","updated_at") WHERE assignee_id is not null;--> statement-breakpoint
CREATE INDEX "conversations_unread" ON "conversations" USING btree ("agency_id","updated_at") WHERE team_unread > 0;--> statement-breakpoint
CREATE INDEX "conversations_survey" ON "conversations" USING btree ("agency_id","updated_at") WHERE survey_id is not null;--> statement-breakpoint
CREATE INDEX "conversations_tags" ON "conversations" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "conversations_search" ON "conversations" USING gin (search_grams(title || ' ' || last_text));--> statement-breakpoint
CREATE INDEX "tickets_created" ON "tickets" USING btree ("agency_id","created_at","id");--> statement-breakpoint
CREATE INDEX "tickets_priority" ON "tickets" USING btree ("agency_id",(case priority when 'HIGH' then 3 when 'MEDIUM' then 2 else 1 end),"id");--> statement-breakpoint
CREATE INDEX "tickets_longest_wait" ON "tickets" USING btree ("agency_id",(case status when 'DONE' then null else waiting_since end),"id");--> statement-breakpoint
CREATE INDEX "tickets_waits" ON "tickets" USING btree ("agency_id","updated_at") WHERE (case status when 'DONE' then null else waiting_since end) is not null;--> statement-breakpoint
CREATE INDEX "tickets_status" ON "tickets" USING btree ("agency_id","status","updated_at");--> statement-breakpoint
CREATE INDEX "tickets_assignee" ON "tickets" USING btree ("agency_id","assignee_id","updated_at") WHERE assignee_id is not null;--> statement-breakpoint
CREATE INDEX "tickets_unread" ON "tickets" USING btree ("agency_id","updated_at") WHERE team_unread > 0;--> statement-breakpoint
CREATE INDEX "tickets_tags" ON "tickets" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "tickets_search" ON "tickets" USING gin (search_grams(title || ' ' || coalesce(reported_by, '')));--> statement-breakpoint
CREATE INDEX "visitors_search" ON "visitors" USING gin (search_grams(coalesce(name, '') || ' ' || coalesce(email, '')));--> statement-breakpoint
CREATE VIEW "public"."inbox_conversations" AS (
  select agency_id, id, 'conversation'::text as kind, project_id, visitor_id, ticket_id,
  survey_id, ticket_id is null and visitor_wrote_at is not null as is_listed, title, null::text as type,
  null::text as sender, last_text, search_grams(title || ' ' || last_text) as grams, status, priority, (case priority when 'HIGH' then 3 when 'MEDIUM' then 2 else 1 end) as priority_rank, tags, assignee_id, snoozed_until,
  (case status when 'DONE' then null else waiting_since end) as waits_since, team_unread, created_at, updated_at
  from "conversations" where agency_id = (select nullif(current_setting('app.agency_id', true), '')::int) or (select current_setting('app.scope', true) = 'operator'));--> statement-breakpoint
CREATE VIEW "public"."inbox_tickets" AS (
  select agency_id, id, 'ticket'::text as kind, project_id, visitor_id, null::integer as ticket_id,
  null::integer as survey_id, true as is_listed, title, type, reported_by as sender, null::text as last_text,
  search_grams(title || ' ' || coalesce(reported_by, '')) as grams, status, priority, (case priority when 'HIGH' then 3 when 'MEDIUM' then 2 else 1 end) as priority_rank, tags, assignee_id, snoozed_until,
  (case status when 'DONE' then null else waiting_since end) as waits_since, team_unread, created_at, updated_at
  from "tickets" where agency_id = (select nullif(current_setting('app.agency_id', true), '')::int) or (select current_setting('app.scope', true) = 'operator'));--> statement-breakpoint
CREATE VIEW "public"."inbox_visitors" AS (select agency_id, id, name, email, search_grams(coalesce(name, '') || ' ' || coalesce(email, '')) as grams from "visitors" where agency_id = (select nullif(current_setting('app.agency_id', true), '')::int) or (select current_setting('app.scope', true) = 'operator'));