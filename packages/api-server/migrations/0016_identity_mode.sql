ALTER TABLE "projects" ADD COLUMN "identity_mode" text DEFAULT 'off' NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "sealed_previous_identity_key" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "previous_identity_key_until" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "projects" SET "identity_mode" = 'enforced' WHERE "sealed_identity_key" IS NOT NULL;