import * as z from 'zod';
import { contentStatuses } from '../../constants/content';
import {
  BaseUpdatedAt,
  HexColor,
  Id,
  OptionalUrlField,
  optionalName,
  optionalText,
  requiredName,
  requiredText,
} from '../../fields';
import { MessageAudience } from '../outbound/manage/schemas';
import { maxOutboundActionLength } from '../outbound/visitor/schemas';
import { pageRuleTypes } from '../tooltips/schemas';

/** Kinds of guides: a product tour, or a tooltip or hotspot. */
export const guideKinds = ['tour', 'tooltip'] as const;
/** Kind of a guide. */
export type GuideKind = (typeof guideKinds)[number];

/** Limits of guides. */
export const guideLimits = {
  /** Guides of a project. */
  guides: 300,
  name: 80,
  steps: 30,
  /** Characters of a text with its markup. */
  html: 5000,
  selector: 500,
  buttonText: 40,
  page: 500,
  /** Pixels between a hotspot and its element. */
  offset: 500,
} as const;

const Html = requiredText(guideLimits.html);
const Selector = optionalText(guideLimits.selector);
const ButtonText = optionalText(guideLimits.buttonText);

/** A step of a product tour as its editor has it (widget §3.11); centered on the page without a selector. */
export const TourStepForm = z
  .object({
    type: z.enum(['pointer', 'post', 'video-pointer']),
    mode: z.enum(['', 'CLICK', 'INPUT']),
    message: Html,
    selector: Selector,
    videoUrl: OptionalUrlField,
  })
  .refine(({ type, videoUrl }) => type !== 'video-pointer' || videoUrl !== '', {
    message: 'Please enter the address of the video.',
    path: ['videoUrl'],
  })
  .refine(({ mode, selector }) => mode === '' || selector !== '', {
    message: 'Please choose the element that visitors click or fill in.',
    path: ['selector'],
  });
export type TourStepForm = z.infer<typeof TourStepForm>;

/** A product tour as its editor has it (widget §3.11). */
export const TourForm = z
  .object({
    steps: z.array(TourStepForm).min(1, 'Please add a step.').max(guideLimits.steps),
    sender: z.object({ firstName: optionalName(guideLimits.name), profileImageUrl: OptionalUrlField }),
    allowClose: z.boolean(),
    backButton: z.boolean(),
    /** The widget's own texts if empty. */
    nextText: ButtonText,
    prevText: ButtonText,
    doneText: ButtonText,
  })
  // Half of the limit is left for the envelope and for characters of several bytes.
  .refine((tour) => JSON.stringify(tour).length <= maxOutboundActionLength / 2, {
    message: 'This tour is too long. Please shorten its texts or split it.',
    path: ['steps'],
  });
export type TourForm = z.infer<typeof TourForm>;

/** A tooltip or hotspot as its editor has it (widget §3.8). */
export const TooltipForm = z.object({
  /** Empty until an element is chosen; a live one has one. */
  selector: Selector,
  html: Html,
  /** Empty for all pages. */
  page: optionalText(guideLimits.page),
  pageType: z.enum(pageRuleTypes),
  mode: z.enum(['hotspot', 'tooltip']),
  icon: z.enum(['info', 'question']),
  /** Empty for the project's color. */
  color: z.union([z.literal(''), HexColor]),
  animated: z.boolean(),
  posX: z.enum(['left', 'right']),
  posY: z.enum(['top', 'center', 'bottom']),
  offsetX: z.int().min(-guideLimits.offset).max(guideLimits.offset),
  offsetY: z.int().min(-guideLimits.offset).max(guideLimits.offset),
});
export type TooltipForm = z.infer<typeof TooltipForm>;

const name = requiredName(guideLimits.name);

const NamedTour = z.object({ kind: z.literal('tour'), name, config: TourForm });
const NamedTooltip = z.object({
  kind: z.literal('tooltip'),
  name,
  config: TooltipForm,
  /** Who sees it; a tour has that of its message. Unchanged if absent, and all visitors for a new tooltip. */
  audience: MessageAudience.optional(),
});

/** Replaces a guide. */
export const GuideForm = z.discriminatedUnion('kind', [NamedTour, NamedTooltip]);
export type GuideForm = z.infer<typeof GuideForm>;

/** Replaces a guide that was opened in a version. */
export const GuideChange = z.discriminatedUnion('kind', [
  NamedTour.extend({ base_updated_at: BaseUpdatedAt }),
  NamedTooltip.extend({ base_updated_at: BaseUpdatedAt }),
]);
export type GuideChange = z.infer<typeof GuideChange>;

/** Creates a guide. */
export const NewGuideForm = z.discriminatedUnion('kind', [
  NamedTour.extend({ project_id: Id }),
  NamedTooltip.extend({ project_id: Id }),
]);
export type NewGuideForm = z.infer<typeof NewGuideForm>;

/** A guide in the list of its project. */
export const GuideRow = z.object({
  id: z.int(),
  project_id: z.int(),
  kind: z.enum(guideKinds),
  name: z.string(),
  status: z.enum(contentStatuses),
  /** Steps of a tour; 1 for a tooltip. */
  steps: z.int(),
  /** Visitors who saw the first step of a tour, or a tooltip. */
  started: z.int(),
  /** Visitors who finished a tour. */
  completed: z.int(),
  /** Visitors who closed a tour before its end and have not finished it since. */
  closed: z.int(),
  /** Visitors whose page lacked an element of it since it was last changed. */
  missing: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type GuideRow = z.infer<typeof GuideRow>;

/** A guide with its content. */
export const Guide = z.discriminatedUnion('kind', [
  GuideRow.extend({
    kind: z.literal('tour'),
    config: TourForm,
    /** Visitors who reached each step, in their order. */
    reached: z.array(z.int()),
    /** Visitors whose page lacked the element of each step since the tour was last changed. */
    missed: z.array(z.int()),
  }),
  GuideRow.extend({ kind: z.literal('tooltip'), config: TooltipForm, audience: MessageAudience }),
]);
export type Guide = z.infer<typeof Guide>;
