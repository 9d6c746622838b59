import {
  campaignStructureLabels,
  campaignStructures,
  facebookCallsToAction,
} from '@adlane/contract/constants';
import { changeStructure } from '@adlane/contract/rules';
import { Box, Card, FieldShell, Select } from '@adlane/ui';
import { SelectField, TextAreaField, TextField, useForm, useFormField } from '@adlane/ui/fields';
import type { TemplateDraft } from '../../editor/draft/templateDraft';
import type { EditorTabProps } from '../../editor/PlatformEditor';
import { VersionList } from '../VersionList/VersionList';
import { TemplatePreview } from './TemplatePreview';

type ReadOnly = Pick<EditorTabProps, 'readOnly'>;

const structureOptions = campaignStructures.map((value) => ({
  value,
  label: campaignStructureLabels[value],
}));

function StructureSelect({ readOnly }: ReadOnly) {
  const form = useForm<TemplateDraft>();
  const { input } = useFormField<string>('templateContent.campaignStructure');
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
          value={input.value}
          onChange={({ target }) => {
            const structure = campaignStructures.find((each) => each === target.value);
            const content = form.getState().values.templateContent;
            if (structure) form.change('templateContent', changeStructure(content, structure));
          }}
        />
      )}
    </FieldShell>
  );
}

function AdFields({ readOnly }: ReadOnly) {
  const { input: adType } = useFormField<TemplateDraft['templateAdType']>('templateAdType');
  return (
    <Card title="Ad">
      <Box display="grid" gap={5}>
        <TextField name="name" label="Template name" required disabled={readOnly} />
        <StructureSelect readOnly={readOnly} />
        <SelectField
          name="templateContent.callToAction"
          label="Call to action"
          options={facebookCallsToAction}
          placeholder="Choose one"
          required
          disabled={readOnly}
        />
        {adType.value === 'landing_page' ? (
          <TextField
            name="templateContent.landingPageUrl"
            label="Landing page URL"
            type="url"
            placeholder="https://"
            required
            disabled={readOnly}
          />
        ) : null}
        {adType.value === 'messenger' ? (
          <TextAreaField name="templateContent.messageAd" label="Greeting" required disabled={readOnly} />
        ) : null}
      </Box>
    </Card>
  );
}

/** The texts of the ad beside a preview that follows them. */
export function AdTab({ readOnly }: EditorTabProps) {
  return (
    <Box
      display="grid"
      gap={6}
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(20rem, 31rem)' }}
    >
      <Box display="grid" gap={6} minW={0}>
        <AdFields readOnly={readOnly} />
        <VersionList
          field="adText"
          title="Ad text"
          description="Stands above the picture. Mobile feeds show about 125 characters before 'See more'."
          multiline
          readOnly={readOnly}
        />
        <VersionList
          field="headlines"
          title="Headlines"
          description="Stand in bold under the picture."
          readOnly={readOnly}
        />
        <VersionList
          field="subHeadlines"
          title="Sub-headlines"
          description="Stand under the headline on desktop; mobile feeds leave them out."
          readOnly={readOnly}
        />
      </Box>
      <Box hideBelow="lg" position="sticky" top={6}>
        <TemplatePreview as="pane" />
      </Box>
    </Box>
  );
}
