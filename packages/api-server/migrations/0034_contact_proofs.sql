ALTER TABLE "projects" ADD COLUMN "identity_key_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "visitors" ADD COLUMN "proof_key_version" integer;--> statement-breakpoint
/* Contacts of Gleap have no secret; those of earlier versions have one that no page knows. */
UPDATE "visitors" AS v SET "gleap_hash_digest" = ''
FROM "external_ids" AS e
WHERE e."kind" = 'contact' AND e."agency_id" = v."agency_id" AND e."project_id" = v."project_id" AND e."content_id" = v."id" AND v."gleap_hash_digest" <> '';--> statement-breakpoint
/* Which key proved a user is not known where it was replaced: these proofs end in a day, and pages send them again. */
UPDATE "visitors" SET "proof_key_version" = 1 WHERE "is_proven" AND "gleap_hash_digest" <> '';--> statement-breakpoint
UPDATE "projects" SET
  "identity_key_version" = 2,
  "sealed_previous_identity_key" = CASE WHEN "previous_identity_key_until" > now() THEN "sealed_previous_identity_key" END,
  "previous_identity_key_until" = CASE WHEN "previous_identity_key_until" > now() THEN "previous_identity_key_until" ELSE now() + interval '24 hours' END
WHERE "sealed_previous_identity_key" IS NOT NULL;
