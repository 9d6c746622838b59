ALTER TABLE "guide_progress" ADD COLUMN "missing_steps" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "news_reads" ADD COLUMN "reaction" text;