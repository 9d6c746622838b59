import type { Confirmation } from '../shared/confirm/useConfirmation';

/** Prompt before a project is archived. */
export function archivePrompt(name: string): Confirmation {
  return {
    title: `Archive ${name}?`,
    text: 'The widget disappears from its pages within a minute. Tickets stay, and you can restore the project.',
    confirmLabel: 'Archive project',
  };
}

/** Prompt before the public key is replaced. */
export const rotateKeyPrompt: Confirmation = {
  title: 'Replace the public key?',
  text: 'Pages with the current key lose the widget at once. Update the snippet on every page afterwards.',
  confirmLabel: 'Replace key',
};

/** Prompt before the identity secret is replaced. */
export const rotateSecretPrompt: Confirmation = {
  title: 'Create a new secret?',
  text: 'The current secret stays valid for another 24 hours. Update your server within that time.',
  confirmLabel: 'Create secret',
};
