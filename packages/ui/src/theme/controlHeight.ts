/** Height of buttons and inputs: 44 px on phones, 36 px in forms, 32 px within `barControls`. */
export const controlHeight = 'var(--control-height)';

/** Styles of a bar, such as the head of a page: its controls are 32 px high. Overlays opened in it are outside of it. */
export const barControls = { '--control-height': { md: 'sizes.control.bar' } } as const;
