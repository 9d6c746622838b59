import * as z from 'zod';
import {
  HexColor,
  Instant,
  OptionalUrlField,
  optionalName,
  optionalText,
  requiredName,
  requiredText,
} from '../../../fields';
import { surveyFormats } from '../../surveys/visitor/schemas';
import { pageRuleTypes } from '../../tooltips/schemas';

/** Limits of a message. */
export const messageLimits = {
  name: 80,
  text: 300,
  chatText: 2000,
  buttonText: 40,
  value: 255,
  rules: 10,
  pages: 20,
  events: 5,
  languages: 20,
  /** Days between two deliveries to a visitor. */
  everyDays: 365,
  /** Days in which an event counts. */
  withinDays: 90,
  messages: 500,
  /** Last place in the order of messages. */
  position: 100,
  /** Messages that a visitor receives within 24 hours. */
  perDay: 50,
} as const;

/** What a banner's button can start on the page (widget §7.3). */
export const bannerActionTypes = [
  'none',
  'start-conversation',
  'start-custom-action',
  'show-form',
  'show-survey',
  'show-news-article',
  'show-help-article',
] as const;

const BannerContent = z
  .object({
    kind: z.literal('banner'),
    text: requiredText(messageLimits.text),
    format: z.enum(['normal', 'floating']),
    backgroundColor: HexColor,
    isClosable: z.boolean(),
    buttonText: optionalText(messageLimits.buttonText),
    actionType: z.enum(bannerActionTypes),
    /** Id of what the button opens, or the name of a custom action; a bot's id may be empty. */
    actionValue: optionalText(100),
  })
  .refine(({ actionType, buttonText }) => actionType === 'none' || buttonText !== '', {
    message: 'Please enter the text of the button.',
    path: ['buttonText'],
  })
  .refine(
    ({ actionType, actionValue }) =>
      actionType === 'none' || actionType === 'start-conversation' || actionValue !== '',
    { message: 'Please choose what the button opens.', path: ['actionValue'] },
  );

/** The id of what a message opens. */
const chosen = (message: string) => z.int(message).min(1, message).max(2_147_483_647, message);

/** What a message shows. Notifications may contain `{{name}}`, the visitor's first name. */
export const MessageContent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('survey'),
    survey_id: chosen('Please choose a survey.'),
    format: z.enum(surveyFormats),
  }),
  BannerContent,
  z.object({
    kind: z.literal('notification'),
    text: requiredText(messageLimits.text),
    previewText: optionalText(messageLimits.text),
    senderName: optionalName(messageLimits.name),
    senderImageUrl: OptionalUrlField,
    coverImageUrl: OptionalUrlField,
    sound: z.boolean(),
  }),
  z.object({
    kind: z.literal('chat'),
    text: requiredText(messageLimits.chatText),
    senderName: requiredName(messageLimits.name),
    sound: z.boolean(),
  }),
  z.object({
    kind: z.literal('news'),
    news_id: chosen('Please choose an article.'),
    text: requiredText(messageLimits.text),
    sound: z.boolean(),
  }),
  z.object({
    kind: z.literal('checklist'),
    checklist_id: chosen('Please choose a checklist.'),
    text: requiredText(messageLimits.text),
    sound: z.boolean(),
  }),
  z.object({ kind: z.literal('tour'), tour_id: chosen('Please choose a tour.') }),
]);
export type MessageContent = z.infer<typeof MessageContent>;

/** Kinds of messages. */
export const messageKinds = [
  'survey',
  'banner',
  'notification',
  'chat',
  'news',
  'checklist',
  'tour',
] as const;

/** Comparisons of a visitor's attribute. */
export const attributeTests = [
  'is',
  'isnot',
  'contains',
  'notcontains',
  'startswith',
  'endswith',
  'above',
  'below',
  'exists',
  'missing',
] as const;

/** A condition on a visitor's field (widget §3.1) or on custom data by its key. */
export const AttributeRule = z
  .object({
    attribute: requiredText(100),
    test: z.enum(attributeTests),
    value: optionalText(messageLimits.value),
  })
  .refine(({ test, value }) => test === 'exists' || test === 'missing' || value !== '', {
    message: 'Please enter a value.',
    path: ['value'],
  })
  .refine(
    ({ test, value }) => (test !== 'above' && test !== 'below') || Number.isFinite(Number(value || 'none')),
    { message: 'Please enter a number.', path: ['value'] },
  );
export type AttributeRule = z.infer<typeof AttributeRule>;

/** An event that a visitor must have, or must not have, in the last days. */
export const EventRule = z.object({
  name: requiredName(messageLimits.value),
  happened: z.boolean(),
  withinDays: z.int().min(1).max(messageLimits.withinDays),
});
export type EventRule = z.infer<typeof EventRule>;

/** The visitors who receive a message: every condition must be met. */
export const MessageAudience = z.object({
  users: z.enum(['all', 'identified', 'guests']),
  /** Languages such as `de`, which includes `de-at`; all if empty. */
  languages: z
    .array(
      z
        .string()
        .trim()
        .toLowerCase()
        .regex(/^[a-z]{2,3}(-[a-z0-9]{2,8}){0,2}$/, 'Please enter a language such as de or pt-br.'),
    )
    .max(messageLimits.languages),
  attributes: z.array(AttributeRule).max(messageLimits.rules),
  events: z.array(EventRule).max(messageLimits.events),
});
export type MessageAudience = z.infer<typeof MessageAudience>;

/** The audience without a condition. */
export const allVisitors: MessageAudience = { users: 'all', languages: [], attributes: [], events: [] };

/** A rule on the address of the page (widget §2.9). */
export const PageRule = z.object({
  pageType: z.enum(pageRuleTypes),
  page: requiredText(500),
});
export type PageRule = z.infer<typeof PageRule>;

/** How often a visitor receives a message. */
export const MessageFrequency = z.object({
  /** `every`: again after some days. `untilDone`: the same, until the visitor answers or clicks. */
  type: z.enum(['once', 'every', 'untilDone']),
  days: z.int().min(1).max(messageLimits.everyDays),
});
export type MessageFrequency = z.infer<typeof MessageFrequency>;

/** Creates or replaces a message. */
export const MessageForm = z
  .object({
    name: requiredName(messageLimits.name),
    content: MessageContent,
    audience: MessageAudience,
    /** Pages that show it: one of the positive rules must match, and every negative one; all pages if empty. */
    pages: z.array(PageRule).max(messageLimits.pages),
    frequency: MessageFrequency,
    /** Place in the order in which a visitor receives the messages; 1 is first, and of equals the oldest. */
    position: z.int().min(1).max(messageLimits.position).default(1),
    starts_at: Instant.nullable(),
    ends_at: Instant.nullable(),
  })
  .refine(
    ({ starts_at, ends_at }) =>
      starts_at === null || ends_at === null || Date.parse(starts_at) < Date.parse(ends_at),
    { message: 'The end must be after the start.', path: ['ends_at'] },
  );
export type MessageForm = z.infer<typeof MessageForm>;

/** Statuses of a message. A live one is `scheduled` before its start and `ended` after its end. */
export const messageStatuses = ['draft', 'live', 'paused', 'scheduled', 'ended'] as const;

/** A message in the list of its project, with the visitors that it reached. */
export const MessageRow = z.object({
  id: z.int(),
  project_id: z.int(),
  name: z.string(),
  kind: z.enum(messageKinds),
  status: z.enum(messageStatuses),
  /** Visitors that it was sent to. */
  sent: z.int(),
  /** Visitors with a page that reported to have shown it, or who reacted to it. */
  seen: z.int(),
  /** Visitors who pressed it or its button, or finished its tour. */
  clicked: z.int(),
  /** Visitors who answered its survey. */
  answered: z.int(),
  /** Place in the order in which a visitor receives the messages. */
  position: z.int(),
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type MessageRow = z.infer<typeof MessageRow>;

/** A message with its content and rules. */
export const OutboundMessageDetail = MessageRow.extend({
  content: MessageContent,
  audience: MessageAudience,
  pages: z.array(PageRule),
  frequency: MessageFrequency,
});
export type OutboundMessageDetail = z.infer<typeof OutboundMessageDetail>;

/** How many messages a project sends. */
export const MessagePace = z.object({
  /** Most messages that a visitor receives within 24 hours; null for no limit. */
  messages_per_day: z.int().min(1).max(messageLimits.perDay).nullable(),
});
export type MessagePace = z.infer<typeof MessagePace>;

const Target = z.object({ id: z.string(), title: z.string() });
/** A content, which visitors open once it is published. */
const ContentTarget = Target.extend({ is_draft: z.boolean() });

/** What messages of a project can open, by kind; ids as messages name them. Archived contents are none. */
export const MessageTargets = z.object({
  /** `form_id` is the id that a banner's button names. */
  surveys: z.array(ContentTarget.extend({ form_id: z.string() })),
  news: z.array(ContentTarget),
  checklists: z.array(ContentTarget.extend({ steps: z.array(z.string()) })),
  tours: z.array(Target),
  articles: z.array(ContentTarget),
  forms: z.array(Target),
  bots: z.array(Target),
});
export type MessageTargets = z.infer<typeof MessageTargets>;
