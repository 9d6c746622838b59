import type { GoogleAdContent, GoogleAdText } from '../../ads/templates/googleSchemas';
import { googleCallsToAction } from '../../constants/facebook/callsToAction';
import { limits } from '../../constants/limits';
import { messages } from '../../constants/texts/messages';
import { ownMessages } from '../../constants/texts/ownMessages';
import { formatGoogleTextTitle, type GoogleField } from '../../constants/texts/textTitles';
import {
  checkLogoCount,
  checkLogoSize,
  checkMediaCount,
  checkRatios,
  checkYoutubeUrl,
  parseYoutubeVideoId,
} from '../mediaRules';
import { checkAdText } from '../templates/checkAdText';
import { checkRequired } from '../texts/checkRequired';
import type { RuleMessage } from '../texts/textRules';
import { getGoogleTextKind } from './googleLists';

/** Messages by field path, e.g. `headlines.1.text`. */
type Findings = Record<string, string[]>;

const lists = [
  ['headlines', 'headlines', ownMessages.googleHeadlineCount],
  ['longHeadline', 'longHeadlines', ownMessages.googleLongHeadlineCount],
  ['description', 'descriptions', ownMessages.googleDescriptionCount],
] as const satisfies readonly (readonly [keyof GoogleAdContent, GoogleField, string])[];

/** True for 3 to 15 headlines, 1 to 5 long ones, 3 to 5 descriptions, numbered and titled without gaps. */
function isListValid(texts: readonly GoogleAdText[], field: GoogleField): boolean {
  const { min, max } = limits.google[field];
  if (texts.length < min || texts.length > max) return false;
  return texts.every(
    ({ id, title }, index) => id === index + 1 && title === formatGoogleTextTitle(field, index),
  );
}

function checkTexts(content: GoogleAdContent, inserts: ReadonlyMap<string, string> | undefined): Findings {
  const found: Findings = {};
  for (const [name, field, countMessage] of lists) {
    const texts = content[name];
    if (!isListValid(texts, field)) found[name] = [countMessage];
    texts.forEach(({ text }, index) => {
      const others = texts.slice(0, index).map((other) => other.text);
      const message = checkAdText(getGoogleTextKind(field, index), text, others, inserts);
      if (message !== undefined) found[`${name}.${index}.text`] = [message];
    });
  }
  return found;
}

/** Linked videos must be YouTube's, each once; videos of the library have a URL of ours. */
function checkVideos({ googleTemplateMedia }: GoogleAdContent): Findings {
  const found: Findings = {};
  const links: string[] = [];
  googleTemplateMedia.forEach(({ kind, url }, index) => {
    if (kind !== 'video' || url.startsWith('/')) return;
    const message = checkYoutubeUrl(url, links);
    if (message !== undefined) found[`googleTemplateMedia.${index}.url`] = [message];
    if (parseYoutubeVideoId(url) !== undefined) links.push(url);
  });
  return found;
}

function checkLogos({ googleTemplateLogos }: GoogleAdContent): Findings {
  const found: Findings = {};
  googleTemplateLogos.forEach((logo, index) => {
    const message = checkLogoSize(logo);
    if (message !== undefined) found[`googleTemplateLogos.${index}`] = [message];
  });
  return found;
}

function toFinding(field: string, message: RuleMessage): Findings {
  return message === undefined ? {} : { [field]: [message] };
}

const knownActions: ReadonlySet<string> = new Set(googleCallsToAction.map(({ value }) => value));

/**
 * Checks a Google template, drafts included: messages by field path (ads §4, §5).
 * @param inserts smart inserts by name; their braces are allowed and their values counted
 */
export function checkGoogleContent(
  content: GoogleAdContent,
  inserts?: ReadonlyMap<string, string>,
): Findings {
  const { googleTemplateMedia: media, googleTemplateLogos: logos, callToAction } = content;
  return {
    ...checkTexts(content, inserts),
    ...toFinding(
      'googleTemplateMedia',
      media.length > 0 ? checkMediaCount('google', media.length) : undefined,
    ),
    ...checkVideos(content),
    ...toFinding('googleTemplateLogos', logos.length > 0 ? checkLogoCount(logos.length) : undefined),
    ...checkLogos(content),
    ...toFinding('callToAction', knownActions.has(callToAction) ? undefined : messages.optionRequired),
  };
}

/** Lists what a Google template lacks for a launch: texts, media in both ratios, logos (ads §5). */
export function findMissingGoogleContent(content: GoogleAdContent): Findings {
  const missing: Findings = {};
  for (const [name, field] of lists) {
    content[name].slice(0, limits.google[field].min).forEach(({ text }, index) => {
      Object.assign(missing, toFinding(`${name}.${index}.text`, checkRequired(text)));
    });
  }
  const { googleTemplateMedia: media, googleTemplateLogos: logos } = content;
  const images = media.filter(({ kind }) => kind === 'image');
  const shapes = checkMediaCount('google', media.length) ?? checkRatios(images);
  return {
    ...missing,
    ...toFinding('googleTemplateMedia', shapes),
    ...toFinding('googleTemplateLogos', checkLogoCount(logos.length)),
  };
}
