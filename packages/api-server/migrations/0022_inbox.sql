ALTER TABLE "conversations" ADD COLUMN "survey_id" integer;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "visitor_wrote_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "conversations" SET "visitor_wrote_at" = (
  SELECT min("created_at") FROM "conversation_messages" AS message
  WHERE message."agency_id" = "conversations"."agency_id" AND message."conversation_id" = "conversations"."id" AND message."sender" = 'visitor'
);
