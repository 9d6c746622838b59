ALTER TABLE "contact_segments" ADD COLUMN "first_ids" integer[];--> statement-breakpoint
ALTER TABLE "contact_segments" ADD COLUMN "first_until" timestamp (3) with time zone;