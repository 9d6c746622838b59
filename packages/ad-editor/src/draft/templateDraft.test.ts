import { editVersion } from '@adlane/contract/rules';
import { describe, expect, it } from 'vitest';
import { storyTemplate } from '../story/storyTemplate';
import { buildTemplateChange, type TemplateDraft, toDraft } from './templateDraft';

const opened: TemplateDraft = toDraft({
  ...storyTemplate,
  templateContent: { ...storyTemplate.templateContent, unknownToThisEditor: { kept: [1] } },
});
const openedAt = '2026-11-01T00:00:00Z';

function withHeadline(draft: TemplateDraft, value: string): TemplateDraft {
  const headlines = editVersion(draft.templateContent.headlines, 1, value);
  return { ...draft, templateContent: { ...draft.templateContent, headlines } };
}

const picture = { id: 4, kind: 'image', name: 'Chair', url: '/media/4', width: 1200, height: 628 } as const;

describe('what saving sends', () => {
  it('is nothing for a template that was opened and left alone', () => {
    expect(buildTemplateChange(opened, structuredClone(opened), openedAt)).toBeUndefined();
  });

  it('has no change after a change was undone', () => {
    const back = withHeadline(withHeadline(opened, 'x'), 'A Spring Check-up');
    expect(buildTemplateChange(opened, back, openedAt)).toBeUndefined();
  });

  it.each([
    ['name', 'Winter'],
    ['niche', null],
    ['folderId', null],
    ['categoryId', 3],
    ['adCreativeType', 'video'],
    ['templateAdType', 'messenger'],
    ['platforms', ['facebook', 'google']],
    ['status', 'inactive'],
    ['isVisibilityAllowed', false],
    ['templateTargeting', { ...opened.templateTargeting, minAge: 30 }],
    ['existingLeadForm', { id: 3, questionId: null }],
    ['selectedLeadForm', null],
  ] as const)('is %s alone where only that changed', (field, value) => {
    expect(buildTemplateChange(opened, { ...opened, [field]: value }, openedAt)).toEqual({
      [field]: value,
      base_updated_at: openedAt,
    });
  });

  it('is the content with fields that no editor knows', () => {
    const change = buildTemplateChange(opened, withHeadline(opened, 'New'), openedAt);
    expect(Object.keys(change ?? {})).toEqual(['templateContent', 'base_updated_at']);
    expect(change?.templateContent).toMatchObject({ unknownToThisEditor: { kept: [1] } });
  });

  it('names media by their ids, in their order', () => {
    const draft = { ...opened, templateMedia: [{ ...picture, id: 9 }, picture] };
    expect(buildTemplateChange(opened, draft, openedAt)).toEqual({
      templateMediaIds: [9, 4],
      base_updated_at: openedAt,
    });
  });

  it('is nothing where the same media have other addresses', () => {
    const before = { ...opened, templateMedia: [picture] };
    const after = { ...opened, templateMedia: [{ ...picture, url: '/media/4?moved' }] };
    expect(buildTemplateChange(before, after, openedAt)).toBeUndefined();
  });

  it('never archives: that is not an edit', () => {
    expect(buildTemplateChange(opened, { ...opened, status: 'archived' }, openedAt)).toBeUndefined();
  });
});
