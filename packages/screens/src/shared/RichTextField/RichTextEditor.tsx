import { Box, type ControlProps } from '@adlane/ui';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';
import { RichTextToolbar } from './RichTextToolbar';

export type RichTextEditorProps = {
  control: ControlProps;
  /** Name of the field. */
  label: string;
  /** The text; a change from outside replaces what is shown. */
  html: string;
  /** Called with HTML, or '' without text. */
  onChange: (html: string) => void;
  onBlur: () => void;
};

/** The elements that the server accepts in texts of a project. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [3, 4] },
    codeBlock: false,
    horizontalRule: false,
    link: { openOnClick: false, defaultProtocol: 'https', protocols: ['http', 'https', 'mailto', 'gleap'] },
  }),
];

function readHtml(editor: Editor): string {
  return editor.isEmpty ? '' : editor.getHTML();
}

/** Editor of formatted text with its toolbar. */
export function RichTextEditor({ control, label, html, onChange, onBlur }: RichTextEditorProps) {
  // What was typed comes back later, while the next letters are there already.
  const inFlight = useRef<string[]>([]);
  const editor = useEditor({
    extensions,
    content: html,
    editorProps: {
      attributes: {
        id: control.id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(control['aria-describedby'] ? { 'aria-describedby': control['aria-describedby'] } : {}),
      },
    },
    onUpdate({ editor: changed }) {
      const typed = readHtml(changed);
      inFlight.current.push(typed);
      onChange(typed);
    },
    onBlur,
  });
  useEffect(
    function showChange() {
      // Rendered but not yet shown, it is destroyed after a moment; the next render brings a new one.
      if (!editor || editor.isDestroyed) return;
      const at = inFlight.current.indexOf(html);
      if (at >= 0) inFlight.current.splice(0, at);
      else if (html !== readHtml(editor)) editor.commands.setContent(html, { emitUpdate: false });
    },
    [editor, html],
  );
  return (
    <Box
      borderWidth="line"
      borderColor={control['aria-invalid'] ? 'border.error' : 'border.emphasized'}
      borderRadius="l2"
      bg="bg.panel"
      colorPalette="brand"
      _focusWithin={{ borderColor: 'brand.solid' }}
    >
      <RichTextToolbar editor={editor} label={label} />
      <Box css={contentStyles}>
        <EditorContent editor={editor} />
      </Box>
    </Box>
  );
}

const contentStyles = {
  '& .ProseMirror': { minH: 56, px: 4, py: 3, outline: 0, overflowWrap: 'anywhere', lineHeight: 'tall' },
  '& .ProseMirror > * + *': { mt: 3 },
  '& :is(p, h3, h4)': { unicodeBidi: 'plaintext' },
  '& h3, & h4': { fontWeight: 'semibold' },
  '& h3': { textStyle: 'lg' },
  '& ul, & ol': { ps: 5 },
  '& ul': { listStyleType: 'disc' },
  '& ol': { listStyleType: 'decimal' },
  '& a': { color: 'brand.fg', textDecoration: 'underline' },
  '& blockquote': { borderInlineStartWidth: 'strong', ps: 3, color: 'fg.muted' },
  '& code': { fontFamily: 'mono', bg: 'bg.muted', borderRadius: 'l1', px: 1 },
};
