import { useState } from 'react';
import { StoryFrame, type StoryFrameProps } from './StoryFrame';

/** A story that loads when it is opened: each frame starts the API in the tab again. */
export function StoryDisclosure(props: StoryFrameProps) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details onToggle={() => setWasOpened(true)} style={{ marginBlock: 12 }}>
      <summary style={{ cursor: 'pointer', paddingBlock: 6 }}>{props.name}</summary>
      {wasOpened ? <StoryFrame {...props} /> : null}
    </details>
  );
}
