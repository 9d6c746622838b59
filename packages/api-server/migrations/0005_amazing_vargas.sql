ALTER TABLE "launch_steps" ADD COLUMN "progress" jsonb;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "thumbnail_key" text;--> statement-breakpoint
CREATE INDEX "media_thumbnail" ON "media" USING btree ("thumbnail_key");