import { checkCarousel } from '@adlane/contract/rules';
import { type DraftCheck, isUnfinished } from '../../draft/draftChecks';

/** The rules of the cards of a carousel. The error of their list has another name: its cards have theirs below it. */
export const checkCards: DraftCheck = (draft, { inserts }) => {
  const { templateContent, templateAdType, templateMedia: media } = draft;
  const check = { inserts, media, isDraft: isUnfinished(draft) };
  const found = Object.entries(checkCarousel(templateContent, templateAdType, check));
  return Object.fromEntries(
    found.map(([path, [message]]) => {
      const field = path === 'carousel.cards' ? 'carousel.isEnabled' : path;
      return [`templateContent.${field}`, message];
    }),
  );
};
