import { Badge, Box, Button, translate, VisuallyHidden } from '@adlane/ui';
import { type ReactNode, useRef } from 'react';
import type { Section } from './findSections';
import { useCurrentSection, useSections } from './useSections';

/** Fewer sections are found without a list. */
const fewestListed = 3;

function formatSection({ title, problems }: Section): string {
  if (problems === 1) return translate('{title}, 1 problem', { title });
  return translate('{title}, {count} problems', { title, count: problems });
}

function SectionWithProblems(section: Section) {
  return (
    <>
      <span aria-hidden>{section.title}</span>
      <span aria-hidden>
        <Badge tone="negative">{section.problems}</Badge>
      </span>
      <VisuallyHidden>{formatSection(section)}</VisuallyHidden>
    </>
  );
}

type SectionListProps = {
  sections: readonly Section[];
  current: number;
  onMove: (index: number) => void;
};

/** A column from `lg` on, a row that scrolls sideways below. */
function SectionList({ sections, current, onMove }: SectionListProps) {
  return (
    <Box
      as="nav"
      aria-label={translate('Sections')}
      position={{ lg: 'sticky' }}
      top="calc(var(--editor-top, 0px) + {spacing.4})"
      maxH={{ lg: 'calc(100dvh - var(--editor-top, 0px) - {spacing.8})' }}
      overflow="auto"
      minW={0}
      // Room for focus rings.
      p={1}
      m={-1}
    >
      <Box
        as="ol"
        display="flex"
        flexDirection={{ lg: 'column' }}
        gap={1}
        listStyleType="none"
        css={namesInOneLine}
      >
        {sections.map((section, index) => (
          <Box as="li" key={section.title} flexShrink={0}>
            <Button
              size="sm"
              variant={index === current ? 'secondary' : 'ghost'}
              fullWidth
              style={rowStyle}
              aria-current={index === current ? 'location' : undefined}
              onClick={() => onMove(index)}
            >
              {section.problems === 0 ? section.title : <SectionWithProblems {...section} />}
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** A row that scrolls sideways has one line; the column wraps long names. */
const namesInOneLine = { '& button': { whiteSpace: { base: 'nowrap', lg: 'normal' } } } as const;
const rowStyle = { justifyContent: 'space-between', textAlign: 'start' } as const;

export type EditorSectionsProps = {
  /** Content of a tab: cards, whose headings name its sections. */
  children: ReactNode;
};

/** Lists the sections of a tab with their errors, marks the one being read and moves to another one. */
export function EditorSections({ children }: EditorSectionsProps) {
  const rootRef = useRef<HTMLDivElement>(null);
  const sections = useSections(rootRef);
  const { current, moveTo } = useCurrentSection(rootRef, sections.length);
  const isListed = sections.length >= fewestListed;
  return (
    <Box
      display="grid"
      gap={{ base: 4, lg: 6 }}
      alignItems="start"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        ...(isListed ? { lg: '{sizes.40} minmax(0, 1fr)' } : {}),
      }}
    >
      {isListed ? <SectionList sections={sections} current={current} onMove={moveTo} /> : null}
      <Box ref={rootRef} minW={0}>
        {children}
      </Box>
    </Box>
  );
}
