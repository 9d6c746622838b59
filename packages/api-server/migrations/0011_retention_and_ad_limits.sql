CREATE TABLE "ad_alert_settings" (
	"agency_id" integer NOT NULL,
	"attention" boolean NOT NULL,
	"stopped" boolean NOT NULL,
	"cost" boolean NOT NULL,
	"spend_cap" boolean NOT NULL,
	"cost_limit" bigint,
	"cost_currency" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ad_alert_settings_agency_id_pk" PRIMARY KEY("agency_id")
);
--> statement-breakpoint
ALTER TABLE "ad_alert_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "spend_cap" bigint;--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "spend_cap_reached_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "cost_limit" bigint;--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "cost_alerted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "retention_days" integer;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "replay_days" integer;--> statement-breakpoint
ALTER TABLE "visitors" ADD COLUMN "is_proven" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ad_alert_settings" ADD CONSTRAINT "ad_alert_settings_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "tenant" ON "ad_alert_settings" AS PERMISSIVE FOR ALL TO public USING (agency_id = (select nullif(current_setting('app.agency_id', true), '')::int) or (select current_setting('app.scope', true) = 'operator')) WITH CHECK (agency_id = (select nullif(current_setting('app.agency_id', true), '')::int) or (select current_setting('app.scope', true) = 'operator'));