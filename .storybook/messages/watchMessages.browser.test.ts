import { type ConfirmPrompt, confirmPrompts, successMessages } from '@adlane/contract/constants';
import { afterEach, describe, expect, it } from 'vitest';
import { watchMessages } from './watchMessages';

function show(markup: string): Element {
  document.body.insertAdjacentHTML('beforeend', markup);
  const shown = document.body.lastElementChild;
  if (!shown) throw new Error('Nothing is shown.');
  return shown;
}

const showToast = (text: string) => show(`<div role="status"><b>${text}</b><button>Dismiss</button></div>`);

const showPrompt = ({ title, text, confirm }: ConfirmPrompt) =>
  show(`<div role="alertdialog"><h2>${title}</h2><p>Spring: ${text}</p><button>${confirm}</button></div>`);

describe('the watched messages of a page', () => {
  afterEach(() => document.body.replaceChildren());

  it('are missing until they were shown, also if they are gone again', async () => {
    const messages = watchMessages(document, ['adDeleted', 'deleteAd']);
    expect(messages.listMissing()).toEqual(['adDeleted', 'deleteAd']);
    showPrompt(confirmPrompts.deleteAd);
    await expect.poll(() => messages.listMissing()).toEqual(['adDeleted']);
    document.body.replaceChildren();
    const [title] = showToast('').children;
    title?.replaceChildren(successMessages.adDeleted);
    await expect.poll(() => messages.listMissing()).toEqual([]);
  });

  it('are not those of hidden elements or of longer texts', async () => {
    const messages = watchMessages(document, ['saved', 'created', 'deleted']);
    showToast(successMessages.saved).toggleAttribute('hidden', true);
    showToast(`${successMessages.created} Twice.`);
    showToast(successMessages.deleted);
    await expect.poll(() => messages.listMissing()).toEqual(['saved', 'created']);
    messages.stop();
  });

  it('are not the same words outside a status, or a prompt without its warning or its button', async () => {
    const messages = watchMessages(document, ['saved', 'deleteAd', 'deleteLead', 'archiveAd', 'deleted']);
    show(`<p>${successMessages.saved}</p>`);
    show(`<h2>${confirmPrompts.deleteAd.title}</h2>`);
    showPrompt({ ...confirmPrompts.deleteLead, text: 'Really?' });
    showPrompt({ ...confirmPrompts.archiveAd, confirm: 'OK' });
    showToast(successMessages.deleted);
    await expect.poll(() => messages.listMissing()).toEqual(['saved', 'deleteAd', 'deleteLead', 'archiveAd']);
    messages.stop();
  });

  it('have to exist', () => {
    expect(() => watchMessages(document, ['adForgotten'])).toThrow('There is no message "adForgotten".');
  });
});
