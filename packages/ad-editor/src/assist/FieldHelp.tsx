import { AiFieldMenu, type AiFieldMenuProps } from './AiFieldMenu';
import { InsertsMenu, type InsertsMenuProps } from './InsertsMenu';

export type FieldHelpProps = Pick<AiFieldMenuProps, 'platform' | 'niche'> &
  Pick<InsertsMenuProps, 'insertsHref'>;

/** Help with the text that was focused last: the AI rewrites it, smart inserts are inserted at the cursor (ads §2, §5). */
export function FieldHelp({ platform, niche, insertsHref }: FieldHelpProps) {
  return (
    <>
      <AiFieldMenu platform={platform} niche={niche} />
      <InsertsMenu insertsHref={insertsHref} />
    </>
  );
}
