import {
  checklists,
  conversation_messages,
  conversations,
  feature_request_comments,
  feature_request_votes,
  feature_requests,
  help_articles,
  help_collections,
  news_articles,
  saved_replies,
} from '@adlane/api-server/schema';
import { itemAt } from '../itemAt';
import { ago, type SeedContext } from '../SeedContext';
import { worldHelp } from './messenger/worldHelp';
import {
  worldChecklists,
  worldConversations,
  worldFeatureRequests,
  worldNews,
  worldSavedReplies,
} from './messenger/worldMessenger';
import { seedOutbound } from './seedOutbound';
import type { SeededProject } from './seedTickets';
import { worldVisitors } from './tickets/worldTickets';

/** The name under which the team answers. */
const teamMember = 'Nora from Adlane';

async function seedHelp({ tx, agencyId, now }: SeedContext, projectId: number): Promise<void> {
  const own = { agency_id: agencyId, project_id: projectId };
  for (const [position, { title, description, articles }] of worldHelp.entries()) {
    const times = { created_at: ago(now, 90), updated_at: ago(now, 20 + position) };
    const rows = await tx
      .insert(help_collections)
      .values({ ...own, title, description, position, ...times })
      .returning({ id: help_collections.id });
    const collection_id = itemAt(rows, 0).id;
    await tx.insert(help_articles).values(
      articles.map(({ isDraft, ...article }, index) => ({
        ...own,
        collection_id,
        ...article,
        status: isDraft ? ('draft' as const) : ('live' as const),
        position: index,
        ...times,
      })),
    );
  }
}

async function seedRequests(
  { tx, agencyId, now }: SeedContext,
  { projectId, visitorIds }: SeededProject,
): Promise<void> {
  for (const { daysAgo, voters, comments = [], ...request } of worldFeatureRequests) {
    const created_at = ago(now, daysAgo);
    const rows = await tx
      .insert(feature_requests)
      .values({
        agency_id: agencyId,
        project_id: projectId,
        ...request,
        votes: voters.length,
        created_at,
        updated_at: created_at,
      })
      .returning({ id: feature_requests.id });
    const feature_request_id = itemAt(rows, 0).id;
    for (const [index, { visitor, text }] of comments.entries()) {
      await tx.insert(feature_request_comments).values({
        agency_id: agencyId,
        feature_request_id,
        visitor_id: itemAt(visitorIds, visitor),
        text,
        created_at: ago(now, daysAgo - 1 - index),
      });
    }
    if (voters.length === 0) continue;
    await tx.insert(feature_request_votes).values(
      voters.map((voter) => ({
        agency_id: agencyId,
        visitor_id: itemAt(visitorIds, voter),
        feature_request_id,
        created_at,
      })),
    );
  }
}

async function seedConversations(
  { tx, agencyId, now }: SeedContext,
  { projectId, visitorIds }: SeededProject,
): Promise<void> {
  for (const [index, { visitor, messages }] of worldConversations.entries()) {
    const last = itemAt(messages, messages.length - 1);
    const firstWord = messages.find(({ from }) => from === 'visitor') ?? last;
    const answered = messages.findLastIndex(({ from }) => from === 'operator');
    const question = messages[answered + 1];
    const rows = await tx
      .insert(conversations)
      .values({
        agency_id: agencyId,
        project_id: projectId,
        visitor_id: itemAt(visitorIds, visitor),
        share_token: `world-conversation-${index + 1}`,
        title: itemAt(messages, 0).text,
        visitor_wrote_at: ago(now, 0, firstWord.hoursAgo),
        last_text: last.text,
        waiting_since: question ? ago(now, 0, question.hoursAgo) : null,
        team_unread: messages.length - 1 - answered,
        created_at: ago(now, 0, itemAt(messages, 0).hoursAgo),
        updated_at: ago(now, 0, last.hoursAgo),
      })
      .returning({ id: conversations.id });
    const conversation_id = itemAt(rows, 0).id;
    await tx.insert(conversation_messages).values(
      messages.map(({ from, hoursAgo, text }) => ({
        agency_id: agencyId,
        conversation_id,
        sender: from,
        sender_name: from === 'visitor' ? itemAt(worldVisitors, visitor).name : teamMember,
        text,
        created_at: ago(now, 0, hoursAgo),
      })),
    );
  }
}

/** Inserts the content of a project's widget: help center, news, checklists, feature requests. */
export async function seedContent(
  context: SeedContext,
  seeded: SeededProject,
): Promise<{ readonly newsId: number; readonly checklistId: number }> {
  const { tx, agencyId, now } = context;
  const own = { agency_id: agencyId, project_id: seeded.projectId };
  const times = { created_at: ago(now, 50), updated_at: ago(now, 50) };
  await seedHelp(context, seeded.projectId);
  const news = await tx
    .insert(news_articles)
    .values(
      worldNews.toReversed().map(({ daysAgo, ...article }) => ({
        ...own,
        ...article,
        status: 'live' as const,
        created_at: ago(now, daysAgo),
        updated_at: ago(now, daysAgo),
      })),
    )
    .returning({ id: news_articles.id });
  const lists = await tx
    .insert(checklists)
    .values(worldChecklists.map((checklist) => ({ ...own, ...checklist, status: 'live' as const, ...times })))
    .returning({ id: checklists.id });
  await tx
    .insert(saved_replies)
    .values(worldSavedReplies.map((reply) => ({ agency_id: agencyId, ...reply, ...times })));
  await seedRequests(context, seeded);
  return { newsId: itemAt(news, news.length - 1).id, checklistId: itemAt(lists, 0).id };
}

/** Inserts what the demo widget shows: its content, messages and surveys, conversations. */
export async function seedMessenger(context: SeedContext, seeded: SeededProject): Promise<void> {
  const content = await seedContent(context, seeded);
  await seedConversations(context, seeded);
  await seedOutbound(context, { projectId: seeded.projectId, prefix: 'world', ...content });
}
