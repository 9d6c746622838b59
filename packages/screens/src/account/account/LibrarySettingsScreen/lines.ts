/** Rows of a settings list, with a line between them. */
export const lines = { py: 2, borderTopWidth: 'line', _first: { borderTopWidth: 0, pt: 0 } } as const;
