import { Box, Card, translate } from '@adlane/ui';
import { googlePaths } from '../../draft/googlePaths';
import type { EditorTabProps } from '../../editor/PlatformEditor';
import { TemplateMediaField } from '../../media/TemplateMediaField/TemplateMediaField';

/** The images, videos and logos of a Google ad. */
export function GoogleMediaCard({ readOnly }: Pick<EditorTabProps, 'readOnly'>) {
  return (
    <Card
      title={translate('Media')}
      description={translate('Add landscape (1.91:1) and square (1:1) images. YouTube videos are optional.')}
    >
      <Box display="grid" gap={6} gridTemplateColumns="minmax(0, 1fr)">
        <TemplateMediaField
          name={`${googlePaths.content}.googleTemplateMedia`}
          label={translate('Images and videos')}
          platform="google"
          disabled={readOnly}
        />
        <TemplateMediaField
          name={`${googlePaths.content}.googleTemplateLogos`}
          label={translate('Logos')}
          platform="google"
          use="logo"
          disabled={readOnly}
        />
      </Box>
    </Card>
  );
}
