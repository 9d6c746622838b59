type TextGroup = {
  readonly title: string;
  readonly texts: readonly { readonly key: string; readonly label: string; readonly english: string }[];
};

/** Texts of the widget that owners replace, with the English ones. */
export const widgetTextGroups: readonly TextGroup[] = [
  {
    title: 'Home screen',
    texts: [
      { key: 'greeting', label: 'Greeting', english: 'Hi there' },
      { key: 'greetingName', label: 'Greeting with a name', english: 'Hi {name}' },
      { key: 'intro', label: 'Line below the greeting', english: 'How can we help?' },
      { key: 'noFlows', label: 'Without forms', english: 'Nothing to send here yet.' },
    ],
  },
  {
    title: 'Forms',
    texts: [
      { key: 'send', label: 'Send button', english: 'Send feedback' },
      { key: 'sending', label: 'While sending', english: 'Sending…' },
      { key: 'choose', label: 'Empty choice', english: 'Choose one' },
      { key: 'required', label: 'Missing answer', english: 'Please fill this in.' },
      { key: 'addScreenshot', label: 'Add a screenshot', english: 'Mark it on a screenshot' },
      { key: 'addRecording', label: 'Record the screen', english: 'Record your screen' },
    ],
  },
  {
    title: 'After sending',
    texts: [
      { key: 'sentTitle', label: 'Title', english: 'Thank you!' },
      { key: 'sentText', label: 'Text', english: 'Your message has arrived.' },
      { key: 'done', label: 'Button', english: 'Done' },
    ],
  },
  {
    title: 'Navigation',
    texts: [
      { key: 'back', label: 'Back', english: 'Back' },
      { key: 'close', label: 'Close', english: 'Close' },
    ],
  },
];
