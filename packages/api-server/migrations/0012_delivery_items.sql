ALTER TABLE "webhook_deliveries" ADD COLUMN "item" text;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_item" ON "webhook_deliveries" USING btree ("agency_id","item");--> statement-breakpoint
UPDATE "webhook_deliveries" SET "item" = (body::jsonb #>> '{data,kind}') || '/' || (body::jsonb #>> '{data,id}');
