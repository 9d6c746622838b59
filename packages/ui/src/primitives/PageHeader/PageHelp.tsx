import { Info } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { translate } from '../../language/translate';
import { Box } from '../../layout/Box';
import { IconButton } from '../Button/IconButton';

export type PageHelpProps = {
  /** What the page is for, in one or two sentences. */
  children: ReactNode;
};

/** Button beside the title of a page, which opens a line below it about what the page is for. */
export function PageHelp({ children }: PageHelpProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <IconButton
        size="sm"
        label={translate('About this page')}
        icon={<Info />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen ? (
        <Box id={id} order={1} flexBasis="full" color="fg.muted" textStyle="sm" maxW="page.text">
          {children}
        </Box>
      ) : null}
    </>
  );
}
