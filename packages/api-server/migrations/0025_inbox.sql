CREATE TABLE "mailbox_retries" (
	"email_key" text PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mailbox_retries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "notification_times" (
	"agency_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"time_zone" text NOT NULL,
	"quiet_hours" jsonb,
	"digest_at" text,
	CONSTRAINT "notification_times_agency_id_user_id_pk" PRIMARY KEY("agency_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "notification_times" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD COLUMN "by_email" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "is_delayed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "availability_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notification_times" ADD CONSTRAINT "notification_times_agency_id_user_id_users_agency_id_id_fk" FOREIGN KEY ("agency_id","user_id") REFERENCES "public"."users"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "operator" ON "mailbox_retries" AS PERMISSIVE FOR ALL TO public USING ((select current_setting('app.scope', true) = 'operator')) WITH CHECK ((select current_setting('app.scope', true) = 'operator'));--> statement-breakpoint
CREATE POLICY "tenant" ON "notification_times" AS PERMISSIVE FOR ALL TO public USING (agency_id = (select nullif(current_setting('app.agency_id', true), '')::int) or (select current_setting('app.scope', true) = 'operator')) WITH CHECK (agency_id = (select nullif(current_setting('app.agency_id', true), '')::int) or (select current_setting('app.scope', true) = 'operator'));