import type { MessageContent } from '@adlane/contract/widget/outbound/manage';
import { and, eq } from 'drizzle-orm';
import { checklists } from '../../../../db/schema/widget/checklists';
import { news_articles } from '../../../../db/schema/widget/news';
import { visitors } from '../../../../db/schema/widget/projects';
import { surveys } from '../../../../db/schema/widget/surveys';
import { found } from '../../../../http/problem';
import type { VisitorContext } from '../../../../http/UseCaseContext';
import type { Ids } from '../../../../ports';
import { insertConversation } from '../../conversations/commands';
import { shortenText, writeMessage } from '../../conversations/writeMessage';
import { findLiveTour } from '../../guides/findLiveTour';

/** An action of the widget before it has the message's id. */
type NewAction = {
  readonly actionType: string;
  /** The id that pages report back, if it is not the message's. */
  readonly outbound?: string;
  readonly format?: string;
  readonly sound?: boolean;
  readonly data?: Record<string, unknown>;
};
type Kind<K extends MessageContent['kind']> = Extract<MessageContent, { kind: K }>;

/** Converts a banner's button to the message that it sends to the page (widget §7.3). */
function toBannerAction({ actionType, actionValue }: Kind<'banner'>): object | undefined {
  switch (actionType) {
    case 'none':
      return undefined;
    case 'start-conversation':
      return { name: actionType, data: { botId: actionValue } };
    case 'start-custom-action':
      return { name: actionType, data: { action: actionValue } };
    case 'show-form':
      return { name: actionType, data: { formId: actionValue } };
    case 'show-survey':
      return { name: actionType, data: { formId: actionValue, surveyFormat: 'survey' } };
    case 'show-news-article':
    case 'show-help-article':
      return { name: actionType, data: { articleId: actionValue } };
    default:
      return actionType satisfies never;
  }
}

/** Builds a banner in the visitor's language, which its page has no other way to know. */
async function buildBanner({ tx, caller }: VisitorContext, content: Kind<'banner'>): Promise<NewAction> {
  const [visitor] = await tx
    .select({ lang: visitors.lang })
    .from(visitors)
    .where(and(eq(visitors.agency_id, caller.agency_id), eq(visitors.id, caller.visitor_id)));
  const { text, format, backgroundColor, isClosable, buttonText } = content;
  const action = toBannerAction(content);
  return {
    actionType: 'banner',
    format,
    data: {
      text,
      backgroundColor,
      isClosable,
      ...(visitor?.lang && { lang: visitor.lang }),
      ...(action && { buttonText, action }),
    },
  };
}

function buildNotification(content: Kind<'notification'>): NewAction {
  const { text, sound, previewText, senderName, senderImageUrl, coverImageUrl } = content;
  const sender = {
    name: senderName,
    ...(senderImageUrl !== '' && { profileImageUrl: senderImageUrl }),
  };
  return {
    actionType: 'notification',
    sound,
    data: {
      text,
      ...(previewText !== '' && { previewText }),
      ...(senderName !== '' && { sender }),
      ...(coverImageUrl !== '' && { coverImageUrl }),
    },
  };
}

/** Starts a conversation with the team's text, which the notification opens. */
async function startChat(
  { tx, caller, now }: VisitorContext,
  ids: Ids,
  { text, senderName, sound }: Kind<'chat'>,
) {
  const shareToken = ids.token();
  const conversation = found(
    await insertConversation(tx, {
      agency_id: caller.agency_id,
      project_id: caller.project_id,
      visitor_id: caller.visitor_id,
      share_token: shareToken,
      title: shortenText(text, 80),
      created_at: now,
      updated_at: now,
    }),
  );
  await writeMessage(
    tx,
    conversation,
    { sender: 'operator', sender_name: senderName, text },
    { change: { visitor_unread: 1 }, now },
  );
  return {
    actionType: 'notification',
    sound,
    data: { text: shortenText(text), sender: { name: senderName }, conversation: { shareToken } },
  };
}

async function buildSurvey({ tx, caller }: VisitorContext, { survey_id, format }: Kind<'survey'>) {
  const [survey] = await tx
    .select({ form_id: surveys.form_id })
    .from(surveys)
    .where(
      and(
        eq(surveys.agency_id, caller.agency_id),
        eq(surveys.project_id, caller.project_id),
        eq(surveys.id, survey_id),
        eq(surveys.status, 'live'),
      ),
    );
  return survey && { actionType: survey.form_id, format };
}

async function buildNews({ tx, caller }: VisitorContext, { news_id, text, sound }: Kind<'news'>) {
  const [article] = await tx
    .select({ title: news_articles.title, cover: news_articles.cover_image_url })
    .from(news_articles)
    .where(
      and(
        eq(news_articles.agency_id, caller.agency_id),
        eq(news_articles.project_id, caller.project_id),
        eq(news_articles.id, news_id),
        eq(news_articles.status, 'live'),
      ),
    );
  return (
    article && {
      actionType: 'notification',
      sound,
      data: {
        text,
        previewText: article.title,
        ...(article.cover && { coverImageUrl: article.cover }),
        news: { id: String(news_id) },
      },
    }
  );
}

async function buildChecklist(
  { tx, caller }: VisitorContext,
  { checklist_id, text, sound }: Kind<'checklist'>,
) {
  const [list] = await tx
    .select({ steps: checklists.steps })
    .from(checklists)
    .where(
      and(
        eq(checklists.agency_id, caller.agency_id),
        eq(checklists.project_id, caller.project_id),
        eq(checklists.id, checklist_id),
        eq(checklists.status, 'live'),
      ),
    );
  return (
    list && {
      actionType: 'notification',
      sound,
      data: {
        text,
        checklist: { id: String(checklist_id) },
        currentStep: 0,
        totalSteps: list.steps.length,
        ...(list.steps[0] && { nextStepTitle: list.steps[0].title }),
      },
    }
  );
}

/** Pages report the steps of a tour by its own id, however it was started. */
async function buildTour({ tx, caller }: VisitorContext, { tour_id }: Kind<'tour'>) {
  const data = await findLiveTour(tx, caller, tour_id);
  return data && { actionType: 'tour', outbound: String(tour_id), data };
}

/** Builds the action of a message for the visitor; undefined if what it opens is not live. */
export async function buildMessageAction(
  ctx: VisitorContext,
  ids: Ids,
  content: MessageContent,
): Promise<NewAction | undefined> {
  switch (content.kind) {
    case 'survey':
      return buildSurvey(ctx, content);
    case 'banner':
      return buildBanner(ctx, content);
    case 'notification':
      return buildNotification(content);
    case 'chat':
      return startChat(ctx, ids, content);
    case 'news':
      return buildNews(ctx, content);
    case 'checklist':
      return buildChecklist(ctx, content);
    case 'tour':
      return buildTour(ctx, content);
    default:
      return content satisfies never;
  }
}
