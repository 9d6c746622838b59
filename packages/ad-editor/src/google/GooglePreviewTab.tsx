import type { EditorTabProps } from '../editor/PlatformEditor';
import { PreviewForClient } from '../previews/PreviewForClient';
import { GooglePreview } from './GooglePreview';

/** The ad on all of Google's surfaces. */
export function GooglePreviewTab({ isAgency }: EditorTabProps) {
  return (
    <PreviewForClient isAgency={isAgency}>
      {(clientId) => <GooglePreview as="gallery" clientId={clientId} />}
    </PreviewForClient>
  );
}
