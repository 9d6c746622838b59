import type { FeatureRequest } from '@adlane/contract/widget/featureRequests/visitor';
import { foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, tenantColumns, tenantPolicy, timeColumns } from '../tenantColumns';
import { projects, visitors } from './projects';

/** Feature requests of a project's visitors (widget §2.3). */
export const feature_requests = pgTable(
  'feature_requests',
  {
    ...tenantColumns,
    project_id: integer('project_id').notNull(),
    /** The visitor who wrote it; null if the team did. */
    visitor_id: integer('visitor_id'),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    status: text('status').$type<FeatureRequest['status']>().notNull().default('OPEN'),
    /** Number of rows in `feature_request_votes`; changed in the same transaction. */
    votes: integer('votes').notNull().default(0),
    ...timeColumns,
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({
      columns: [t.agency_id, t.project_id],
      foreignColumns: [projects.agency_id, projects.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [t.agency_id, t.visitor_id], foreignColumns: [visitors.agency_id, visitors.id] }),
    index('feature_requests_project').on(t.agency_id, t.project_id, t.votes),
    tenantPolicy(),
  ],
);

/** One vote per visitor and request. */
export const feature_request_votes = pgTable(
  'feature_request_votes',
  {
    ...tenantColumns,
    feature_request_id: integer('feature_request_id').notNull(),
    visitor_id: integer('visitor_id').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({
      columns: [t.agency_id, t.feature_request_id],
      foreignColumns: [feature_requests.agency_id, feature_requests.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.agency_id, t.visitor_id],
      foreignColumns: [visitors.agency_id, visitors.id],
    }).onDelete('cascade'),
    uniqueIndex('feature_request_votes_visitor').on(t.agency_id, t.visitor_id, t.feature_request_id),
    tenantPolicy(),
  ],
);

/** Comments of visitors and the team on a request; one of these authors is set. */
export const feature_request_comments = pgTable(
  'feature_request_comments',
  {
    ...tenantColumns,
    feature_request_id: integer('feature_request_id').notNull(),
    visitor_id: integer('visitor_id'),
    /** The team member who wrote it. */
    user_id: integer('user_id'),
    text: text('text').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({
      columns: [t.agency_id, t.feature_request_id],
      foreignColumns: [feature_requests.agency_id, feature_requests.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.agency_id, t.visitor_id],
      foreignColumns: [visitors.agency_id, visitors.id],
    }).onDelete('cascade'),
    index('feature_request_comments_order').on(t.agency_id, t.feature_request_id, t.id),
    index('feature_request_comments_visitor').on(t.agency_id, t.visitor_id),
    tenantPolicy(),
  ],
);
