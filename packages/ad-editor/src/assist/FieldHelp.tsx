import { AiFieldMenu, type AiFieldMenuProps } from './AiFieldMenu';
import { InsertsMenu, type InsertsMenuProps } from './InsertsMenu';

export type FieldHelpProps = Pick<AiFieldMenuProps, 'platform' | 'niche'> &
  Pick<InsertsMenuProps, 'insertsHref'>;

/** Help with the one text that was clicked on last: the AI writes it anew, smart inserts go in at the cursor (ads §2, §5). */
export function FieldHelp({ platform, niche, insertsHref }: FieldHelpProps) {
  return (
    <>
      <AiFieldMenu platform={platform} niche={niche} />
      <InsertsMenu insertsHref={insertsHref} />
    </>
  );
}
