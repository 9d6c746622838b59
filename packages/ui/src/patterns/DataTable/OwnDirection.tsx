import type { ReactNode } from 'react';

const line = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
} as const;

type OwnDirectionProps = {
  /** What a column returned for a row; a text is usually a name. */
  of: ReactNode;
  /**
   * What is shown: the text, or a link around it.
   * @default `of`
   */
  children?: ReactNode;
};

/**
 * Shows a text in the direction of its first letter: an Arabic name in an English table reads from right to left and is
 * cut at its end, and characters that change the direction end with it. Elements choose for themselves.
 */
export function OwnDirection({ of, children = of }: OwnDirectionProps) {
  return typeof of === 'string' ? <bdi style={line}>{children}</bdi> : children;
}
