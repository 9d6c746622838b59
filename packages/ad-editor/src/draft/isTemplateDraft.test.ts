import { describe, expect, it } from 'vitest';
import { storyTemplate } from '../story/storyTemplate';
import { isTemplateDraft } from './isTemplateDraft';
import { toDraft } from './templateDraft';

const opened = toDraft(storyTemplate);

describe('isTemplateDraft', () => {
  it('a draft with unknown fields is accepted', () => {
    expect(isTemplateDraft({ ...opened, later: 1 })).toBe(true);
  });
  it.each([undefined, null, [], {}, { name: 'x' }, { ...opened, templateContent: { adText: [null] } }])(
    'refuses %j',
    (value) => expect(isTemplateDraft(value)).toBe(false),
  );
});
