import { UiProvider } from '@adlane/ui';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { createManagerTheme } from '../manager/createManagerTheme';
import { readDocsGlobals } from './readDocsGlobals';

/** Shows docs pages in the toolbar's theme, direction and brand color, as the stories on them. */
export function ThemedDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { theme, direction, locale, brandColor } = readDocsGlobals(context);
  return (
    <UiProvider scope="document" colorMode={theme} dir={direction} locale={locale} brandColor={brandColor}>
      <DocsContainer context={context} theme={createManagerTheme(theme)}>
        {children}
      </DocsContainer>
    </UiProvider>
  );
}
