ALTER TABLE "lead_deliveries" ADD COLUMN "answers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "questions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "leads" SET "form_name" = regexp_replace("form_name", '^ADL (.+) [(]adlane-[A-Za-z0-9_-]+[)]$', '\1') WHERE "form_name" LIKE 'ADL %(adlane-%)';
