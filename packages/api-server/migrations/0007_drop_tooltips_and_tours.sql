DROP POLICY "tenant" ON "product_tours" CASCADE;--> statement-breakpoint
DROP TABLE "product_tours" CASCADE;--> statement-breakpoint
DROP POLICY "tenant" ON "tooltips" CASCADE;--> statement-breakpoint
DROP TABLE "tooltips" CASCADE;