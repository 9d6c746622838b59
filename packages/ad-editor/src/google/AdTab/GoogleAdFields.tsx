import { googleCallsToAction } from '@adlane/contract/constants';
import { Box, Card, translate } from '@adlane/ui';
import { SelectField, useForm } from '@adlane/ui/fields';
import { lazy, Suspense } from 'react';
import { TextsWithHelp } from '../../assist/TextsWithHelp';
import { googlePaths } from '../../draft/googlePaths';
import type { TemplateDraft } from '../../draft/templateDraft';
import type { EditorTabProps } from '../../editor/PlatformEditor';
import { translateOptions } from '../../form/translateOptions';
import { GoogleBusinessFields } from '../launchFields/GoogleBusinessFields';
import { TextList } from '../TextList/TextList';
import { writeGoogleTexts } from '../writeGoogleTexts';

// Below the texts, which are shown first.
const GoogleMediaCard = lazy(() =>
  import('./GoogleMediaCard').then((module) => ({ default: module.GoogleMediaCard })),
);

const textLists = [
  { name: 'headlines', label: 'Headlines' },
  { name: 'longHeadline', label: 'Long headlines' },
  { name: 'description', label: 'Descriptions' },
] as const;

export type GoogleAdFieldsProps = Pick<EditorTabProps, 'readOnly' | 'beginsWithAi' | 'insertsHref'>;

type ReadOnly = Pick<EditorTabProps, 'readOnly'>;

function BusinessCard({ readOnly }: ReadOnly) {
  return (
    <Card title={translate('Ad')} description={translate('Fields left empty are required at launch.')}>
      <Box display="grid" gap={5} gridTemplateColumns="minmax(0, 1fr)">
        <GoogleBusinessFields readOnly={readOnly} />
        <SelectField
          name={`${googlePaths.content}.callToAction`}
          label={translate('Call to action')}
          options={translateOptions(googleCallsToAction)}
          required
          disabled={readOnly}
        />
      </Box>
    </Card>
  );
}

/** The cards of a Google ad: texts, media and business. */
export function GoogleAdFields(props: GoogleAdFieldsProps) {
  const { readOnly } = props;
  const form = useForm<TemplateDraft>();

  function applyTexts(texts: Parameters<typeof writeGoogleTexts>[1]): void {
    const { templates } = form.getState().values;
    const { google } = templates;
    if (!google) return;
    const createAdTemplateData = writeGoogleTexts(google.createAdTemplateData, texts);
    form.change('templates', { ...templates, google: { ...google, createAdTemplateData } });
  }

  return (
    <>
      <TextsWithHelp
        beginsWithAi={props.beginsWithAi}
        insertsHref={props.insertsHref}
        platform="google"
        path="templates.google"
        lists={textLists}
        readOnly={readOnly}
        onUse={applyTexts}
      >
        <TextList
          list="headlines"
          title="Headlines"
          description="Google combines up to three in one ad."
          readOnly={readOnly}
        />
        <TextList
          list="longHeadline"
          title="Long headlines"
          description="Shown alone on Display, Discover and YouTube."
          readOnly={readOnly}
        />
        <TextList
          list="description"
          title="Descriptions"
          description="The first is the short description for small ads."
          readOnly={readOnly}
        />
      </TextsWithHelp>
      <Suspense fallback={<Box minH="80" />}>
        <GoogleMediaCard readOnly={readOnly} />
      </Suspense>
      <BusinessCard readOnly={readOnly} />
    </>
  );
}
