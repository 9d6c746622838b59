import { translate } from '@adlane/ui';
import type { Confirmation } from '../../shared/confirm/useConfirmation';

/** Prompt before a project is archived. */
export function archivePrompt(name: string): Confirmation {
  return {
    title: translate('Archive {name}?', { name }),
    text: translate(
      'The widget disappears from its pages within a minute. Tickets stay, and you can restore the project.',
    ),
    confirmLabel: translate('Archive project'),
  };
}

/** Prompt before the public key is replaced. */
export function rotateKeyPrompt(): Confirmation {
  return {
    title: translate('Replace the public key?'),
    text: translate(
      'Pages with the current key lose the widget at once. Update the snippet on every page afterwards.',
    ),
    confirmLabel: translate('Replace key'),
  };
}

/** Prompt before the identity secret is replaced. */
export function rotateSecretPrompt(): Confirmation {
  return {
    title: translate('Create a new secret?'),
    text: translate(
      'The current secret stays valid for another 24 hours. Update your server within that time. Users are verified with the new secret when they load a page.',
    ),
    confirmLabel: translate('Create secret'),
  };
}
