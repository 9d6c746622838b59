import { translate } from '@adlane/ui';
import { toDocumentTitle } from './toDocumentTitle';

/** Sets the title of the document, for pages without a `PageHeader`: a text in the user's language. */
export function PageTitle({ text }: { text: string }) {
  return <title>{toDocumentTitle(translate(text))}</title>;
}
