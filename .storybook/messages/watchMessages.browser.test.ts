import { confirmPrompts, successMessages } from '@adlane/contract/constants';
import { afterEach, describe, expect, it } from 'vitest';
import { watchMessages } from './watchMessages';

function show(text: string): HTMLElement {
  const shown = document.createElement('p');
  shown.textContent = text;
  document.body.append(shown);
  return shown;
}

describe('the watched messages of a page', () => {
  afterEach(() => document.body.replaceChildren());

  it('are missing until they were shown, also if they are gone again', async () => {
    const messages = watchMessages(document, ['adDeleted', 'deleteAd']);
    expect(messages.listMissing()).toEqual(['adDeleted', 'deleteAd']);
    show(confirmPrompts.deleteAd.title);
    await expect.poll(() => messages.listMissing()).toEqual(['adDeleted']);
    document.body.replaceChildren();
    const toast = show('');
    toast.textContent = successMessages.adDeleted;
    await expect.poll(() => messages.listMissing()).toEqual([]);
  });

  it('are not those of hidden elements or of longer texts', async () => {
    const messages = watchMessages(document, ['saved', 'created', 'deleted']);
    show(successMessages.saved).hidden = true;
    show(`${successMessages.created} Twice.`);
    show(successMessages.deleted);
    await expect.poll(() => messages.listMissing()).toEqual(['saved', 'created']);
    messages.stop();
  });

  it('have to exist', () => {
    expect(() => watchMessages(document, ['adForgotten'])).toThrow('There is no message "adForgotten".');
  });
});
