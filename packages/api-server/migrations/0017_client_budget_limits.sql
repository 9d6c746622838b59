ALTER TABLE "clients" ADD COLUMN "monthly_budget_limit" bigint;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "monthly_budget_currency" text;