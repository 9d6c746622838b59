import { GooglePreview } from './GooglePreview';

/** The ad on all of Google's surfaces. */
export function GooglePreviewTab() {
  return <GooglePreview as="gallery" />;
}
