ALTER TABLE "ads" ADD COLUMN "result_kind" text;--> statement-breakpoint
/* Problems of issue trackers were of the kind 'webhook' before. */
INSERT INTO "notification_settings" ("agency_id", "user_id", "kind", "in_app", "email")
SELECT "agency_id", "user_id", 'tracker', "in_app", "email" FROM "notification_settings" WHERE "kind" = 'webhook';
