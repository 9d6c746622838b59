CREATE TABLE "one_time_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"agency_id" integer,
	"user_id" integer,
	"details" jsonb,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "one_time_tokens" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "users_email";--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "logo_media_id" integer;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "website" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "address" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "white_label_claimed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "white_label_verified_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "white_label_checked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "mail_sender_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "client_token" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "is_client_signup_open" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "chosen_offer" jsonb;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "report_token_digest" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "sealed_report_token" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_verified_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "google_sub" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "crm_user_id" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "team_role" text DEFAULT 'owner' NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_agency_id_user_id_users_agency_id_id_fk" FOREIGN KEY ("agency_id","user_id") REFERENCES "public"."users"("agency_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "one_time_tokens_user" ON "one_time_tokens" USING btree ("agency_id","user_id");--> statement-breakpoint
CREATE INDEX "one_time_tokens_email" ON "one_time_tokens" USING btree ("email","purpose");--> statement-breakpoint
CREATE INDEX "one_time_tokens_expiry" ON "one_time_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "agencies_white_label" ON "agencies" USING btree ("white_label_url");--> statement-breakpoint
CREATE UNIQUE INDEX "agencies_client_token" ON "agencies" USING btree ("client_token");--> statement-breakpoint
CREATE UNIQUE INDEX "projects_report_token" ON "projects" USING btree ("report_token_digest");--> statement-breakpoint
CREATE UNIQUE INDEX "users_agency_email" ON "users" USING btree ("agency_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "users_google" ON "users" USING btree ("google_sub");--> statement-breakpoint
CREATE INDEX "users_client" ON "users" USING btree ("agency_id","client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email") WHERE "users"."status" <> 'invited';--> statement-breakpoint
ALTER TABLE "agencies" DROP COLUMN "logo_url";--> statement-breakpoint
CREATE POLICY "operator" ON "one_time_tokens" AS PERMISSIVE FOR ALL TO public USING (current_setting('app.scope', true) = 'operator') WITH CHECK (current_setting('app.scope', true) = 'operator');