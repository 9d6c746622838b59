import { Box, Card, translate, translateContent } from '@adlane/ui';
import type { ReactNode } from 'react';
import type { LeadFormPage } from '../LeadFormPreview/leadFormPages';

export type SectionProps = {
  /** Shown but not to be changed. */
  readOnly: boolean;
  /** Called with the active page of the form, so that the preview can show it. */
  onPage: (page: LeadFormPage) => void;
};

export type BuilderSectionProps = Pick<SectionProps, 'onPage'> & {
  title: string;
  description?: ReactNode;
  /** Where its fields are seen in the form; none for those that are seen nowhere. */
  page?: LeadFormPage;
  children: ReactNode;
};

/** Fields of one page of the form. Working on one of them shows the page in the preview. */
export function BuilderSection({ title, description, page, onPage, children }: BuilderSectionProps) {
  return (
    <Box onFocusCapture={() => (page ? onPage(page) : undefined)} minW={0}>
      <Card title={translate(title)} headingLevel={3} description={translateContent(description)}>
        <Box display="grid" gap={5} gridTemplateColumns="minmax(0, 1fr)">
          {children}
        </Box>
      </Card>
    </Box>
  );
}
