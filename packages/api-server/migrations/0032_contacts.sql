CREATE FUNCTION "contact_terms"(custom_data jsonb, user_id text, name text, email text, phone text, lang text) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN array(
    select left(key || '=' || lower(btrim(value, E' \t\n\r')), 200) from (
      select key, value from jsonb_each_text(custom_data)
      union all values ('userId', user_id), ('name', name), ('email', email), ('phone', phone), ('lang', lang)
    ) as fields where value is not null);--> statement-breakpoint
DROP VIEW "public"."inbox_visitors";--> statement-breakpoint
DROP INDEX "visitors_search";--> statement-breakpoint
CREATE INDEX "visitor_events_name" ON "visitor_events" USING btree ("agency_id","name","visitor_id","created_at");--> statement-breakpoint
CREATE INDEX "visitors_terms" ON "visitors" USING gin (contact_terms(custom_data, user_id, name, email, phone, lang));--> statement-breakpoint
CREATE INDEX "visitors_seen" ON "visitors" USING btree ("agency_id","last_seen_at","id");--> statement-breakpoint
CREATE INDEX "visitors_created" ON "visitors" USING btree ("agency_id","created_at","id");--> statement-breakpoint
CREATE INDEX "visitors_name" ON "visitors" USING btree ("agency_id","name","id");--> statement-breakpoint
CREATE INDEX "visitors_name_desc" ON "visitors" USING btree ("agency_id","name" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "visitors_search" ON "visitors" USING gin (search_grams(coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(user_id, '') || ' ' || coalesce(phone, '')));--> statement-breakpoint
CREATE VIEW "public"."contact_visitors" AS (
  select agency_id, id, project_id, user_id, is_proven, name, email, phone, value, lang, custom_data, last_seen_at,
  created_at, search_grams(coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(user_id, '') || ' ' || coalesce(phone, '')) as grams, contact_terms(custom_data, user_id, name, email, phone, lang) as terms
  from "visitors" where agency_id = (select nullif(current_setting('app.agency_id', true), '')::int) or (select current_setting('app.scope', true) = 'operator'));--> statement-breakpoint
CREATE VIEW "public"."inbox_visitors" AS (select agency_id, id, name, email, search_grams(coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(user_id, '') || ' ' || coalesce(phone, '')) as grams from "visitors" where agency_id = (select nullif(current_setting('app.agency_id', true), '')::int) or (select current_setting('app.scope', true) = 'operator'));