import { Box, Button, Flex, IconButton, Input, translate } from '@adlane/ui';
import { type Editor, useEditorState } from '@tiptap/react';
import {
  Bold,
  Heading3,
  Heading4,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  Redo2,
  TextQuote,
  Underline,
  Undo2,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';

type ToolProps = {
  label: string;
  icon: ReactNode;
  pressed?: boolean;
  disabled?: boolean;
  onClick: () => void;
};

function Tool({ label, icon, pressed, disabled = false, onClick }: ToolProps) {
  return (
    <IconButton
      size="sm"
      variant={pressed ? 'secondary' : 'ghost'}
      label={label}
      icon={icon}
      disabled={disabled}
      {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
      onClick={onClick}
    />
  );
}

function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const [address, setAddress] = useState(String(editor.getAttributes('link')['href'] ?? 'https://'));
  const isValid = /^(https?:\/\/|mailto:)\S+\.\S+/i.test(address);
  const apply = () => {
    editor.chain().focus().extendMarkRange('link').setLink({ href: address }).run();
    onDone();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onDone();
  };
  return (
    <Flex gap={2} px={2} pb={2} align="center" wrap="wrap">
      <Box flex="1 1 {sizes.48}">
        <Input
          aria-label={translate('Link address')}
          type="url"
          value={address}
          onChange={({ target }) => setAddress(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
            if (event.key === 'Enter' && isValid) apply();
            if (event.key === 'Escape') onDone();
          }}
        />
      </Box>
      <Button size="sm" disabled={!isValid} onClick={apply}>
        {translate('Set link')}
      </Button>
      <Button size="sm" variant="ghost" onClick={remove}>
        {translate('Remove link')}
      </Button>
    </Flex>
  );
}

const noState = {
  bold: false,
  italic: false,
  underline: false,
  title: false,
  subtitle: false,
  bullets: false,
  numbers: false,
  quote: false,
  link: false,
  canUndo: false,
  canRedo: false,
};

export type RichTextToolbarProps = {
  editor: Editor | null;
  /** Name of the field. */
  label: string;
};

/** Buttons that format the selected text. */
export function RichTextToolbar({ editor, label }: RichTextToolbarProps) {
  const [isLinking, setLinking] = useState(false);
  const state =
    useEditorState({
      editor,
      selector: ({ editor: current }) =>
        current && {
          bold: current.isActive('bold'),
          italic: current.isActive('italic'),
          underline: current.isActive('underline'),
          title: current.isActive('heading', { level: 3 }),
          subtitle: current.isActive('heading', { level: 4 }),
          bullets: current.isActive('bulletList'),
          numbers: current.isActive('orderedList'),
          quote: current.isActive('blockquote'),
          link: current.isActive('link'),
          canUndo: current.can().undo(),
          canRedo: current.can().redo(),
        },
    }) ?? noState;
  const run = (command: (chain: ReturnType<Editor['chain']>) => ReturnType<Editor['chain']>) => () => {
    if (editor) command(editor.chain().focus()).run();
  };
  return (
    <>
      <Flex
        role="toolbar"
        aria-label={translate('Format: {label}', { label })}
        wrap="wrap"
        gap={0.5}
        p={1}
        borderBottomWidth="line"
      >
        <Tool
          label={translate('Heading')}
          icon={<Heading3 />}
          pressed={state.title}
          onClick={run((on) => on.toggleHeading({ level: 3 }))}
        />
        <Tool
          label={translate('Small heading')}
          icon={<Heading4 />}
          pressed={state.subtitle}
          onClick={run((on) => on.toggleHeading({ level: 4 }))}
        />
        <Tool
          label={translate('Bold')}
          icon={<Bold />}
          pressed={state.bold}
          onClick={run((on) => on.toggleBold())}
        />
        <Tool
          label={translate('Italic')}
          icon={<Italic />}
          pressed={state.italic}
          onClick={run((on) => on.toggleItalic())}
        />
        <Tool
          label={translate('Underline')}
          icon={<Underline />}
          pressed={state.underline}
          onClick={run((on) => on.toggleUnderline())}
        />
        <Tool
          label={translate('Bulleted list')}
          icon={<List />}
          pressed={state.bullets}
          onClick={run((on) => on.toggleBulletList())}
        />
        <Tool
          label={translate('Numbered list')}
          icon={<ListOrdered />}
          pressed={state.numbers}
          onClick={run((on) => on.toggleOrderedList())}
        />
        <Tool
          label={translate('Quote')}
          icon={<TextQuote />}
          pressed={state.quote}
          onClick={run((on) => on.toggleBlockquote())}
        />
        <Tool
          label={translate('Link')}
          icon={<LinkIcon />}
          pressed={state.link}
          onClick={() => setLinking(!isLinking)}
        />
        <Tool
          label={translate('Undo')}
          icon={<Undo2 />}
          disabled={!state.canUndo}
          onClick={run((on) => on.undo())}
        />
        <Tool
          label={translate('Redo')}
          icon={<Redo2 />}
          disabled={!state.canRedo}
          onClick={run((on) => on.redo())}
        />
      </Flex>
      {isLinking && editor ? <LinkForm editor={editor} onDone={() => setLinking(false)} /> : null}
    </>
  );
}
