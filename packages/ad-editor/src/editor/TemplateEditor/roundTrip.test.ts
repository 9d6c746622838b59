import {
  createDefaultGoogleTemplate,
  createDefaultTemplateTargeting,
  type Template,
  Template as TemplateShape,
} from '@adlane/contract/ads/templates';
import { adLaunchTypes, campaignStructures, type VersionField } from '@adlane/contract/constants';
import { addVersion } from '@adlane/contract/rules';
import { createForm } from '@adlane/ui/fields';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildTemplateChange, type TemplateDraft, toDraft } from '../../draft/templateDraft';
import { storyTemplate } from '../../story/storyTemplate';

/** Fields that a newer client may have stored and this one does not know, as JSON (it has no -0). */
const strangers = fc
  .dictionary(fc.stringMatching(/^later[A-Z][a-z]{1,8}$/), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 3 })
  .map((fields): typeof fields => JSON.parse(JSON.stringify(fields)));

const versions = (field: VersionField) =>
  fc
    .array(fc.string(), { minLength: 3, maxLength: 6 })
    .map((texts) =>
      texts.reduce<Template['templateContent']['adText']>((list, text) => addVersion(list, field, text), []),
    );

const content = fc
  .tuple(
    fc.record({
      adText: versions('adText'),
      headlines: versions('headlines'),
      subHeadlines: versions('subHeadlines'),
      campaignStructure: fc.constantFrom(...campaignStructures),
      callToAction: fc.string(),
      landingPageUrl: fc.string(),
      thankYouPage: fc.string(),
      messageAd: fc.string(),
    }),
    strangers,
  )
  .map(([known, unknown]) => ({ ...unknown, ...known }));

const googleDefaults = createDefaultGoogleTemplate();

/** The Google half with unknown fields at each level that preserves them. */
const google = fc
  .record({ half: strangers, content: strangers, targeting: strangers, launch: fc.option(strangers) })
  .map(({ half, content, targeting, launch }) => ({
    ...half,
    createAdTemplateData: { ...content, ...googleDefaults.createAdTemplateData },
    targetAdTemplateData: { ...targeting, ...googleDefaults.targetAdTemplateData },
    ...(launch && { launchAdTemplateData: { ...launch, businessName: 'Brightside' } }),
  }));

const template: fc.Arbitrary<Template> = fc
  .record({
    name: fc.string({ minLength: 1 }),
    niche: fc.option(fc.string()),
    folderId: fc.option(fc.integer({ min: 1 })),
    templateAdType: fc.constantFrom(...adLaunchTypes),
    status: fc.constantFrom('active' as const, 'inactive' as const, 'draft' as const, 'archived' as const),
    isVisibilityAllowed: fc.boolean(),
    templateContent: content,
    templateTargeting: strangers.map((unknown) => ({ ...unknown, ...createDefaultTemplateTargeting() })),
    templates: fc.option(google).map((half) => ({ google: half })),
    selectedLeadForm: fc.option(
      fc.record({ id: fc.integer({ min: 1 }), name: fc.string(), questionId: fc.constant(null) }),
    ),
    templateMedia: fc.array(
      fc.record({
        id: fc.integer({ min: 1 }),
        kind: fc.constantFrom('image' as const, 'video' as const),
        name: fc.string(),
        url: fc.webUrl(),
        width: fc.integer({ min: 1 }),
        height: fc.integer({ min: 1 }),
      }),
      { maxLength: 7 },
    ),
  })
  .map((fields) => ({ ...storyTemplate, ...fields }));

/** As it comes over the wire and goes into the form. */
function open(stored: Template) {
  const viewed = TemplateShape.parse(JSON.parse(JSON.stringify(stored)));
  const form = createForm<TemplateDraft>({ initialValues: toDraft(viewed), onSubmit: () => undefined });
  const send = () => buildTemplateChange(toDraft(viewed), form.getState().values, viewed.updated_at);
  return { viewed, form, send };
}

/** Templates are large: fewer of them than of a text. */
const runs = { numRuns: 50 };

describe('a template that goes through the editor', () => {
  it('a save sends nothing without an edit, whatever the template contains', () => {
    fc.assert(
      fc.property(template, (stored) => {
        expect(open(stored).send()).toBeUndefined();
      }),
      runs,
    );
  });

  it('unknown fields are preserved when others next to them are edited', () => {
    fc.assert(
      fc.property(template, fc.string(), (stored, text) => {
        const { viewed, form, send } = open(stored);
        form.registerField('templateContent.headlines[1].value' as keyof TemplateDraft, () => undefined, {});
        form.registerField('templateTargeting.minAge' as keyof TemplateDraft, () => undefined, {});
        form.change('templateContent.headlines[1].value' as keyof TemplateDraft, `${text}!` as never);
        form.change('templateTargeting.minAge' as keyof TemplateDraft, 33 as never);
        const change = send();
        const headlines = viewed.templateContent.headlines.map((version, at) =>
          at === 1 ? { ...version, value: `${text}!` } : version,
        );
        const isSame = viewed.templateContent.headlines[1]?.value === `${text}!`;
        expect(change).toEqual({
          ...(isSame ? {} : { templateContent: { ...viewed.templateContent, headlines } }),
          templateTargeting: { ...viewed.templateTargeting, minAge: 33 },
          base_updated_at: viewed.updated_at,
        });
      }),
      runs,
    );
  });

  it('unknown fields of the Google half are preserved too', () => {
    fc.assert(
      fc.property(template, google, fc.string(), (stored, half, text) => {
        const { viewed, form, send } = open({ ...stored, templates: { google: half } });
        const path = 'templates.google.createAdTemplateData.headlines[1].text' as keyof TemplateDraft;
        form.registerField(path, () => undefined, {});
        form.change(path, `${text}!` as never);
        const headlines = half.createAdTemplateData.headlines.map((each, at) =>
          at === 1 ? { ...each, text: `${text}!` } : each,
        );
        expect(send()).toEqual({
          templates: {
            google: { ...half, createAdTemplateData: { ...half.createAdTemplateData, headlines } },
          },
          base_updated_at: viewed.updated_at,
        });
      }),
      runs,
    );
  });

  it('a save sends nothing after an edit was undone', () => {
    fc.assert(
      fc.property(template, fc.string(), (stored, text) => {
        const { viewed, form, send } = open(stored);
        form.registerField('name', () => undefined, {});
        form.change('name', `${text}?`);
        form.change('name', viewed.name);
        expect(send()).toBeUndefined();
      }),
      runs,
    );
  });
});
