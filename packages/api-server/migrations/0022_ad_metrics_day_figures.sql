DROP INDEX "ad_metrics_day";--> statement-breakpoint
CREATE INDEX "ad_metrics_day" ON "ad_metrics" USING btree ("agency_id","day","ad_id","spend","impressions","clicks","results");