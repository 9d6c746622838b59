CREATE TABLE "mailbox_retries" (
	"email_key" text PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mailbox_retries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD COLUMN "by_email" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "availability_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE POLICY "operator" ON "mailbox_retries" AS PERMISSIVE FOR ALL TO public USING ((select current_setting('app.scope', true) = 'operator')) WITH CHECK ((select current_setting('app.scope', true) = 'operator'));