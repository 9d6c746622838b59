import type { NewsReaction } from '@adlane/contract/widget/news/visitor';
import { foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, tenantColumns, tenantPolicy, timeColumns } from '../tenantColumns';
import type { GuideStatus } from './guides';
import { projects, visitors } from './projects';

/** News for a project's visitors (widget §2.3); only live ones are shown. */
export const news_articles = pgTable(
  'news_articles',
  {
    ...tenantColumns,
    project_id: integer('project_id').notNull(),
    status: text('status').$type<GuideStatus>().notNull().default('draft'),
    title: text('title').notNull(),
    preview_text: text('preview_text').notNull().default(''),
    cover_image_url: text('cover_image_url'),
    /** As written; `safeHtml` cleans it on the way out. */
    html: text('html').notNull(),
    ...timeColumns,
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({
      columns: [t.agency_id, t.project_id],
      foreignColumns: [projects.agency_id, projects.id],
    }).onDelete('cascade'),
    index('news_articles_project').on(t.agency_id, t.project_id, t.status, t.created_at),
    tenantPolicy(),
  ],
);

/** News that a visitor has read. */
export const news_reads = pgTable(
  'news_reads',
  {
    ...tenantColumns,
    news_id: integer('news_id').notNull(),
    visitor_id: integer('visitor_id').notNull(),
    read_at: instant('read_at').notNull(),
    /** At most one of a person's devices has it. */
    reaction: text('reaction').$type<NewsReaction>(),
  },
  (t) => [
    primaryKey({ columns: [t.agency_id, t.id] }),
    foreignKey({
      columns: [t.agency_id, t.news_id],
      foreignColumns: [news_articles.agency_id, news_articles.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.agency_id, t.visitor_id],
      foreignColumns: [visitors.agency_id, visitors.id],
    }).onDelete('cascade'),
    uniqueIndex('news_reads_visitor').on(t.agency_id, t.visitor_id, t.news_id),
    tenantPolicy(),
  ],
);
