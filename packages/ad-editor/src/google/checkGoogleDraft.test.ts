import { createDefaultGoogleTemplate, type GoogleTemplate } from '@adlane/contract/ads/templates';
import { messages, ownMessages } from '@adlane/contract/rules';
import { describe, expect, it } from 'vitest';
import { buildTemplateChange, type TemplateDraft, toDraft } from '../draft/templateDraft';
import { storyGoogleTemplate } from '../story/storyGoogleTemplate';
import { checkGoogleDraft, checkGoogleSettings } from './checkGoogleDraft';

const clean = toDraft(storyGoogleTemplate);
const context = { inserts: new Map([['City', 'Llanfairpwllgwyngyllgogerych']]) };

function changed(change: (google: GoogleTemplate) => GoogleTemplate, draft = clean): TemplateDraft {
  return { ...draft, templates: { google: change(draft.templates.google ?? createDefaultGoogleTemplate()) } };
}

function withHeadline(text: string, draft = clean): TemplateDraft {
  return changed((google) => {
    const content = google.createAdTemplateData;
    const headlines = content.headlines.map((each) => (each.id === 2 ? { ...each, text } : each));
    return { ...google, createAdTemplateData: { ...content, headlines } };
  }, draft);
}

const path = 'templates.google.createAdTemplateData.headlines.1.text';

describe('texts of a Google ad', () => {
  it.each<[string, string, Record<string, string>]>([
    ['30 characters', 'x'.repeat(30), {}],
    ['31 characters', 'x'.repeat(31), { [path]: messages.headingTooLong }],
    ['an insert that fits', 'In {City}', { [path]: messages.characterLimit }],
    ['an unknown insert', 'In {Town}', { [path]: messages.braces }],
    ['capitals', 'FREE visit', { [path]: messages.capitalWords }],
    ['nothing', '', { [path]: messages.fieldRequired }],
  ])('%s', (_name, text, findings) =>
    expect(checkGoogleDraft(withHeadline(text), context)).toEqual(findings),
  );

  it('may be missing from a draft', () => {
    expect(checkGoogleDraft(withHeadline('', { ...clean, status: 'draft' }), context)).toEqual({});
  });

  it('reports nothing for a template without a Google half', () => {
    const draft = { ...clean, templates: { google: null } };
    expect(checkGoogleDraft(draft, context)).toEqual({});
    expect(checkGoogleSettings(draft, context)).toEqual({});
  });
});

it.each([
  ['headlines', 2, ownMessages.googleHeadlineCount],
  ['longHeadline', 0, ownMessages.googleLongHeadlineCount],
  ['description', 2, ownMessages.googleDescriptionCount],
] as const)('says of too few texts in %s as a whole beside the list', (list, count, message) => {
  const draft = changed((google) => {
    const content = google.createAdTemplateData;
    return { ...google, createAdTemplateData: { ...content, [list]: content[list].slice(0, count) } };
  });
  const found = checkGoogleDraft(draft, context);
  expect(found[`templates.google.createAdTemplateData.${list}List`]).toBe(message);
  expect(found[`templates.google.createAdTemplateData.${list}`]).toBeUndefined();
});

it('names the fields of targeting and launch', () => {
  const draft = changed((google) => ({
    ...google,
    targetAdTemplateData: { ...google.targetAdTemplateData, gender: [] },
    launchAdTemplateData: { businessName: 'x'.repeat(21) },
  }));
  expect(checkGoogleSettings(draft, context)).toEqual({
    'templates.google.targetAdTemplateData.gender': messages.optionRequired,
    'templates.google.launchAdTemplateData.businessName': ownMessages.googleBusinessNameTooLong,
  });
});

it('sends the Google half as a whole, with fields that no editor knows', () => {
  const strange = changed((google) => ({
    ...google,
    addedByOthers: 1,
    createAdTemplateData: { ...google.createAdTemplateData, pins: [2] },
  }));
  expect(buildTemplateChange(strange, structuredClone(strange), 'now')).toBeUndefined();
  expect(buildTemplateChange(strange, withHeadline('New words', strange), 'now')).toMatchObject({
    templates: { google: { addedByOthers: 1, createAdTemplateData: { pins: [2] } } },
  });
});
