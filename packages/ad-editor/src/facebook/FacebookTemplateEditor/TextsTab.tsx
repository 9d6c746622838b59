import type { Template } from '@adlane/contract';
import {
  campaignStructureLabels,
  campaignStructures,
  facebookCallsToAction,
} from '@adlane/contract/constants';
import { changeStructure } from '@adlane/contract/rules';
import { Box, Card, FieldShell, Select } from '@adlane/ui';
import { SelectField, TextAreaField, TextField, useForm } from '@adlane/ui/fields';
import type { TemplateDraft } from '../draft/templateDraft';
import { VersionList } from '../VersionList/VersionList';
import { type ShownVersions, TemplatePreview } from './TemplatePreview';

export type TextsTabProps = {
  template: Template;
  draft: TemplateDraft;
  readOnly: boolean;
  shown: ShownVersions;
  onShow: (shown: ShownVersions) => void;
};

const structureOptions = campaignStructures.map((value) => ({
  value,
  label: campaignStructureLabels[value],
}));

function StructureSelect({ draft, readOnly }: Pick<TextsTabProps, 'draft' | 'readOnly'>) {
  const form = useForm();
  const content = draft.templateContent;
  return (
    <FieldShell
      label="Campaign structure"
      hint="Another structure makes the first version of each list the default again."
    >
      {(control) => (
        <Select
          {...control}
          disabled={readOnly}
          options={structureOptions}
          value={content.campaignStructure}
          onChange={({ target }) => {
            const structure = campaignStructures.find((each) => each === target.value);
            if (structure) form.change('templateContent', changeStructure(content, structure));
          }}
        />
      )}
    </FieldShell>
  );
}

function AdFields({ template, draft, readOnly }: Pick<TextsTabProps, 'template' | 'draft' | 'readOnly'>) {
  return (
    <Card title="Ad">
      <Box display="grid" gap={5}>
        <TextField name="name" label="Template name" required disabled={readOnly} />
        <StructureSelect draft={draft} readOnly={readOnly} />
        <SelectField
          name="templateContent.callToAction"
          label="Call to action"
          options={facebookCallsToAction}
          placeholder="Choose one"
          required
          disabled={readOnly}
        />
        {template.templateAdType === 'landing_page' ? (
          <TextField
            name="templateContent.landingPageUrl"
            label="Landing page URL"
            type="url"
            placeholder="https://"
            required
            disabled={readOnly}
          />
        ) : null}
        {template.templateAdType === 'messenger' ? (
          <TextAreaField name="templateContent.messageAd" label="Greeting" required disabled={readOnly} />
        ) : null}
      </Box>
    </Card>
  );
}

/** The texts of the ad beside a preview that follows them. */
export function TextsTab(props: TextsTabProps) {
  const { template, draft, readOnly, shown, onShow } = props;
  const { adText, headlines, subHeadlines } = draft.templateContent;
  return (
    <Box
      display="grid"
      gap={6}
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(20rem, 31rem)' }}
    >
      <Box display="grid" gap={6} minW={0}>
        <AdFields template={template} draft={draft} readOnly={readOnly} />
        <VersionList
          field="adText"
          title="Ad text"
          description="Stands above the picture. Mobile feeds show about 125 characters before 'See more'."
          versions={adText}
          multiline
          readOnly={readOnly}
          onWorkOn={(id) => onShow({ ...shown, adText: id })}
        />
        <VersionList
          field="headlines"
          title="Headlines"
          description="Stand in bold under the picture."
          versions={headlines}
          readOnly={readOnly}
          onWorkOn={(id) => onShow({ ...shown, headlines: id })}
        />
        <VersionList
          field="subHeadlines"
          title="Sub-headlines"
          description="Stand under the headline on desktop; mobile feeds leave them out."
          versions={subHeadlines}
          readOnly={readOnly}
          onWorkOn={(id) => onShow({ ...shown, subHeadlines: id })}
        />
      </Box>
      <Box hideBelow="lg" position="sticky" top={6}>
        <TemplatePreview template={template} draft={draft} shown={shown} devices="one" />
      </Box>
    </Box>
  );
}
