/* A filter becomes the query of the inbox's address: each value percent-encoded, byte by byte. */
INSERT INTO "list_views" ("agency_id", "user_id", "list", "name", "is_shared", "query", "created_at", "updated_at")
SELECT "agency_id", "user_id", 'inbox', "name", "is_shared", coalesce((
	SELECT string_agg(field.key || '=' || (
		SELECT string_agg(
			CASE WHEN letter ~ '^[A-Za-z0-9._~*-]$' THEN letter
			ELSE regexp_replace(upper(encode(convert_to(letter, 'UTF8'), 'hex')), '(..)', '%\1', 'g') END,
			'' ORDER BY place
		) FROM regexp_split_to_table(field.value, '') WITH ORDINALITY AS letters(letter, place)
	), '&' ORDER BY field.key)
	FROM jsonb_each_text("filter") AS field WHERE field.value <> ''
), ''), "created_at", "updated_at" FROM "inbox_views";--> statement-breakpoint
DROP POLICY "tenant" ON "inbox_views" CASCADE;--> statement-breakpoint
DROP TABLE "inbox_views" CASCADE;
