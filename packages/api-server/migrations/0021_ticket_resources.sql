ALTER TABLE "tickets" ADD COLUMN "resources_key" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "resources_due_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "tickets_resources" ON "tickets" USING btree ("resources_due_at") WHERE resources_due_at is not null;