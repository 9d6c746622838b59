import { type SavedReplyVariable, savedReplyVariables } from '@adlane/contract/widget/savedReplies';

/**
 * Fills in the variables of a saved reply. A name that is not known is left out with the space before it: "Hi
 * {visitor.name}," becomes "Hi,". Other braces stay.
 */
export function fillSavedReply(text: string, names: Readonly<Record<SavedReplyVariable, string>>): string {
  return text.replace(/( ?)\{([^{}]+)\}/g, (whole, space: string, name: string) => {
    const variable = savedReplyVariables.find((each) => each === name.trim());
    if (!variable) return whole;
    return names[variable] === '' ? '' : space + names[variable];
  });
}
