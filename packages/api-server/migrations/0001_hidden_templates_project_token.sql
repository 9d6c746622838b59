ALTER TABLE "projects" ADD COLUMN "api_token_digest" text;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "projects_api_token" ON "projects" USING btree ("api_token_digest");