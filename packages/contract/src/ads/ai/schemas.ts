import * as z from 'zod';
import { adTones, platforms } from '../../constants/templates';
import { messages } from '../../constants/texts/messages';
import { mediaRatios } from '../../constants/uploads';
import { Id, optionalText, requiredText } from '../../fields';
import { Media } from '../media/schemas';

/** Prompt fields about an ad (ads §3). */
export const AiPromptFields = z.object({
  goal: optionalText(1000),
  services: optionalText(1000),
  specialOffers: optionalText(1000),
  limits: optionalText(1000),
  targetAudience: optionalText(1000),
  timeSensitiveElements: optionalText(1000),
  adTone: optionalText(200),
  additionalNotes: optionalText(2000),
});
export type AiPromptFields = z.infer<typeof AiPromptFields>;

/** Returns empty prompt fields. */
export function createDefaultAiPromptFields(): AiPromptFields {
  return {
    goal: '',
    services: '',
    specialOffers: '',
    limits: '',
    targetAudience: '',
    timeSensitiveElements: '',
    adTone: '',
    additionalNotes: '',
  };
}

/** Author of the texts: a connected provider, or the built-in writer. */
const writtenBy = z.enum(['provider', 'builtin']);

/** Notes on a text: that it was shortened, or a rule of ads §5 that it breaks. */
const notes = z.array(
  z.object({
    /** Path of the text, e.g. `headlines.1`; empty for the whole answer. */
    path: z.string(),
    message: z.string(),
  }),
);
const writing = { written_by: writtenBy, notes };

/** Fields that the AI can write. */
export const aiTextFields = [
  'adText',
  'headlines',
  'subHeadlines',
  'messageAd',
  'longHeadline',
  'description',
  'greetingTitle',
  'greetingDescription',
  'completionHeadline',
  'completionDescription',
] as const;

const about = {
  platform: z.enum(platforms).default('facebook'),
  niche: optionalText().default(''),
  offer: optionalText(500).default(''),
  prompt: AiPromptFields.partial().default({}),
};

/** Requests texts for one field from the AI. */
export const AiTextRequest = z.object({
  ...about,
  field: z.enum(aiTextFields, messages.clickOnField),
  /** The current text, to rewrite or improve. */
  current: optionalText(2200).default(''),
  instruction: optionalText(1000).default(''),
  count: z.int().min(1).max(10).default(1),
});

/** Texts written by the AI. */
export const AiTexts = z.object({ texts: z.array(z.string()), ...writing });

/** Requests all texts of an ad from the AI. */
export const AdTextRequest = z.object({
  ...about,
  niche: requiredText(),
  /** The current texts of all lists, one per line, which are not written again. */
  current: optionalText(10_000).default(''),
});

/** Texts of a whole ad; lists of the other platform are empty. */
export const AdTexts = z.object({
  adText: z.array(z.string()),
  headlines: z.array(z.string()),
  subHeadlines: z.array(z.string()),
  longHeadline: z.array(z.string()),
  description: z.array(z.string()),
  /** The suggested tone that the texts have; null where the brief names another one to a provider. */
  tone: z.enum(adTones).nullable(),
  ...writing,
});

/** Requests images from the AI. */
export const AiImageRequest = z.object({
  description: requiredText(2000),
  ratio: z.enum(mediaRatios).default('square'),
  count: z.int().min(1).max(4).default(1),
  client_user_id: Id.nullable().default(null),
});

/** Images created by the AI, stored in the media library. */
export const AiImages = z.object({ images: z.array(Media), written_by: writtenBy });

/** Requests offers for a niche. */
export const OfferRequest = z.object({
  /** A niche must be selected before offers are generated (ads §5). */
  niche: z.string(messages.nicheBeforeOffers).trim().min(1, messages.nicheBeforeOffers).max(255),
  categoryId: Id.nullable().default(null),
  services: optionalText(1000).default(''),
  count: z.int().min(1).max(10).default(5),
});

/** Offers written by the AI. */
export const Offers = z.object({ offers: z.array(z.string()), ...writing });

/** Requests a suggested prompt. */
export const PromptRequest = z.object({ niche: requiredText(), offer: optionalText(500).default('') });

/** A suggested prompt for the AI. */
export const Prompts = z.object({ prompt: AiPromptFields, ...writing });
