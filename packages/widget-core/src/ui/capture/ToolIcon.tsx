/** Icons of the editor's buttons, 24 × 24, drawn as lines. */
const paths = {
  rectangle: 'M4 6h16v12H4z',
  pen: 'M4 20l1-4L16 5l3 3L8 19l-4 1zM14 7l3 3',
  blur: 'M4 8h5M12 8h8M4 12h9M16 12h4M4 16h3M10 16h10',
  undo: 'M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3',
  redo: 'M16 5l4 4-4 4M20 9H10a5 5 0 0 0 0 10h3',
  remove: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  save: 'M12 4v11M7 11l5 5 5-5M4 20h16',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  dismiss: 'M6 6l12 12M18 6 6 18',
  pointer: 'M5 3l6 17 2.5-6.5L20 11z',
  microphone: 'M12 3a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3zM6 11a6 6 0 0 0 12 0M12 17v4',
  microphoneOff: 'M15 9V6a3 3 0 0 0-6-1M9 9v2a3 3 0 0 0 5 2M6 11a6 6 0 0 0 10 4M12 17v4M4 4l16 16',
} as const;

export type ToolIconName = keyof typeof paths;

export function ToolIcon({ name }: { readonly name: ToolIconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
