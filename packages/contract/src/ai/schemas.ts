import * as z from 'zod';
import { messages } from '../constants/messages';
import { platforms } from '../constants/templates';
import { mediaRatios } from '../constants/uploads';
import { Id, optionalText, requiredText } from '../fields';
import { Media } from '../media/schemas';

/** What the AI is told about an ad (ads §3). */
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

/** Prompt fields before anybody has typed. */
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

/** Who wrote it: a connected provider, or the built-in writer that works without one. */
const writtenBy = z.enum(['provider', 'builtin']);

/** What is to be known of a text: that it was shortened, or what a rule of ads §5 still says against it. */
const notes = z.array(
  z.object({
    /** Which text, e.g. `headlines.1`; the whole answer where empty. */
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

export const AiTextRequest = z.object({
  ...about,
  field: z.enum(aiTextFields, messages.clickOnField),
  /** What stands there, to write anew or better. */
  current: optionalText(2200).default(''),
  instruction: optionalText(1000).default(''),
  count: z.int().min(1).max(10).default(1),
});

export const AiTexts = z.object({ texts: z.array(z.string()), ...writing });

export const AdTextRequest = z.object({ ...about, niche: requiredText() });

/** Texts of a whole ad; lists of the other platform are empty. */
export const AdTexts = z.object({
  adText: z.array(z.string()),
  headlines: z.array(z.string()),
  subHeadlines: z.array(z.string()),
  longHeadline: z.array(z.string()),
  description: z.array(z.string()),
  ...writing,
});

export const AiImageRequest = z.object({
  description: requiredText(2000),
  ratio: z.enum(mediaRatios).default('square'),
  count: z.int().min(1).max(4).default(1),
  client_user_id: Id.nullable().default(null),
});

export const AiImages = z.object({ images: z.array(Media), written_by: writtenBy });

export const OfferRequest = z.object({
  /** A niche must be selected before offers are made (ads §5). */
  niche: z.string(messages.nicheBeforeOffers).trim().min(1, messages.nicheBeforeOffers).max(255),
  categoryId: Id.nullable().default(null),
  services: optionalText(1000).default(''),
  count: z.int().min(1).max(10).default(5),
});

export const Offers = z.object({ offers: z.array(z.string()), ...writing });

export const PromptRequest = z.object({ niche: requiredText(), offer: optionalText(500).default('') });

export const Prompts = z.object({ prompt: AiPromptFields, ...writing });
