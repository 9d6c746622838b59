import { translate } from '@adlane/ui';

/** Sets the title of the page: a text in the user's language, then the name of the product. */
export function PageTitle({ text }: { text: string }) {
  return <title>{`${translate(text)} – Adlane`}</title>;
}
