ALTER TABLE "oauth_states" DROP CONSTRAINT "oauth_states_agency_id_user_id_users_agency_id_id_fk";
--> statement-breakpoint
DROP INDEX "oauth_states_state";--> statement-breakpoint
ALTER TABLE "oauth_states" DROP CONSTRAINT "oauth_states_agency_id_id_pk";--> statement-breakpoint
ALTER TABLE "oauth_states" ADD CONSTRAINT "oauth_states_agency_id_state_hash_pk" PRIMARY KEY("agency_id","state_hash");--> statement-breakpoint
ALTER TABLE "oauth_states" ADD CONSTRAINT "oauth_states_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_states" DROP COLUMN "id";--> statement-breakpoint
ALTER TABLE "oauth_states" DROP COLUMN "user_id";--> statement-breakpoint
ALTER TABLE "oauth_states" DROP COLUMN "channel";--> statement-breakpoint
ALTER TABLE "oauth_states" DROP COLUMN "redirect_uri";--> statement-breakpoint
ALTER TABLE "oauth_states" DROP COLUMN "sealed_verifier";--> statement-breakpoint
ALTER TABLE "oauth_states" DROP COLUMN "created_at";