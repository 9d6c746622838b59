ALTER TABLE "conversation_messages" ADD COLUMN "sources" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD COLUMN "notice" text;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "help_misses" integer;