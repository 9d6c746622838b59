import { Box } from '@adlane/ui';
import type { ReactNode } from 'react';

export type TokenRow = { readonly name: string; readonly cells: readonly ReactNode[] };

/** Tokens in rows: the name first, then what the columns say. */
export function TokenTable(props: {
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly TokenRow[];
}) {
  return (
    // Wide tables scroll; a region that scrolls must be reachable by keyboard.
    <Box overflowX="auto" tabIndex={0} role="region" aria-label={props.label}>
      <Box as="table" w="full" borderCollapse="collapse" textStyle="sm">
        <thead>
          <tr>
            {['Token', ...props.columns].map((column) => (
              <Box asChild key={column} textAlign="start" py={2} pe={4} color="fg.muted">
                <th scope="col">{column}</th>
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.rows.map(({ name, cells }) => (
            <Box as="tr" key={name} borderTopWidth="1px">
              <Box asChild textAlign="start" py={2} pe={4} fontFamily="mono" fontWeight="normal">
                <th scope="row">{name}</th>
              </Box>
              {cells.map((cell, index) => (
                <Box as="td" key={props.columns[index]} py={2} pe={4}>
                  {cell}
                </Box>
              ))}
            </Box>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
