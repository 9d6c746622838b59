import type { TemplateRow } from '@adlane/contract';
import { Box, Skeleton } from '@adlane/ui';
import type { ReactNode } from 'react';
import { TemplateCard } from './TemplateCard';

export type TemplateGridProps = {
  /** `undefined` while the first page loads. */
  templates: readonly TemplateRow[] | undefined;
  hrefOf: (template: TemplateRow) => string;
  /** Another page is on its way. */
  isRefreshing: boolean;
};

const placeholders = ['a', 'b', 'c', 'd', 'e', 'f'];

function Cards({ children }: { children: ReactNode }) {
  return (
    <Box
      as="ul"
      listStyleType="none"
      display="grid"
      gap={4}
      gridTemplateColumns="repeat(auto-fill, minmax(min(15rem, 100%), 1fr))"
    >
      {children}
    </Box>
  );
}

function CardSkeleton() {
  return (
    <Box bg="bg.panel" borderWidth="1px" borderRadius="l3" overflow="hidden">
      <Skeleton height="8.5rem" />
      <Box display="grid" gap={3} p={4}>
        <Skeleton width="70%" />
        <Skeleton width="50%" />
      </Box>
    </Box>
  );
}

/** Templates as cards. */
export function TemplateGrid({ templates, hrefOf, isRefreshing }: TemplateGridProps) {
  return (
    <Box as="section" aria-label="Templates" aria-busy={isRefreshing || templates === undefined}>
      <Cards>
        {templates?.map((template) => (
          <Box as="li" key={template.id} display="grid" minW={0} opacity={isRefreshing ? 0.6 : 1}>
            <TemplateCard template={template} href={hrefOf(template)} />
          </Box>
        )) ??
          placeholders.map((key) => (
            <Box as="li" key={key}>
              <CardSkeleton />
            </Box>
          ))}
      </Cards>
    </Box>
  );
}
