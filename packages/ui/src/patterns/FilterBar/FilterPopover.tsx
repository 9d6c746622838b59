import { Popover as Parts, usePopoverContext } from '@chakra-ui/react';
import { type FormEvent, type ReactElement, useRef, useState } from 'react';
import { translate } from '../../language/translate';
import { Grid } from '../../layout/Grid';
import { Button } from '../../primitives/Button/Button';
import { popoverRecipe } from '../../primitives/Popover/popoverRecipe';
import { Portal } from '../../provider/Portal';
import { barControls } from '../../theme/controlHeight';
import { DateInputs } from './DateInputs';
import type { DateRange, Filter } from './FilterBarProps';
import { FilterList } from './FilterList';
import { listRangePresets } from './listRangePresets';

type StepProps<Kind extends Filter['kind'] = Filter['kind']> = {
  filter: Extract<Filter, { kind: Kind }>;
  /** Returns to the list of filters. */
  onBack: (() => void) | undefined;
  /** Called after the filter got its value. */
  onDone: () => void;
};

function ChoiceStep({ filter, onBack, onDone }: StepProps<'choice'>) {
  const { label, choices, groups = [], value, onChange } = filter;
  return (
    <FilterList
      title={label}
      options={[
        ...choices,
        ...groups.flatMap((group) => group.choices.map((choice) => ({ ...choice, group: group.label }))),
      ]}
      selected={value}
      onSelect={(chosen) => {
        onChange(chosen);
        onDone();
      }}
      onBack={onBack}
    />
  );
}

function RangeStep({ filter, onBack, onDone }: StepProps<'dateRange'>) {
  const { label, value, onChange } = filter;
  const [draft, setDraft] = useState(value);
  const [presets] = useState(() => listRangePresets(new Date()));
  function apply(range: DateRange) {
    onChange(range);
    onDone();
  }
  return (
    <>
      <FilterList
        title={label}
        options={presets.map((preset) => ({ value: preset.label, label: preset.label }))}
        selected={presets.find(({ range }) => range.from === value.from && range.to === value.to)?.label}
        onSelect={(chosen) => {
          const preset = presets.find((each) => each.label === chosen);
          if (preset) apply(preset.range);
        }}
        onBack={onBack}
      />
      <Grid
        as="form"
        gap={3}
        p={3}
        borderTopWidth="1px"
        css={barControls}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          apply(draft);
        }}
      >
        <DateInputs value={draft} onChange={setDraft} />
        <Button type="submit" variant="secondary">
          {translate('Apply')}
        </Button>
      </Grid>
    </>
  );
}

type Shown = {
  /** Filters to choose from. */
  names: readonly string[];
  /** The filter whose values are shown. */
  name: string | undefined;
};

/** A single filter shows its values at once. */
function start(names: readonly string[]): Shown {
  return { names, name: names.length === 1 ? names[0] : undefined };
}

type PanelProps = {
  filters: readonly Filter[];
  shown: Shown;
  onShow: (name: string | undefined) => void;
  onChosen: (name: string) => void;
};

function Panel({ filters, shown, onShow, onChosen }: PanelProps) {
  const { setOpen } = usePopoverContext();
  const filter = filters.find(({ name }) => name === shown.name);
  if (!filter) {
    const offered = filters.filter(({ name }) => shown.names.includes(name));
    return (
      <FilterList
        title={translate('Filter by')}
        options={offered.map(({ name, label }) => ({ value: name, label }))}
        onSelect={onShow}
        leadsOn
      />
    );
  }
  const step = {
    onBack: shown.names.length > 1 ? () => onShow(undefined) : undefined,
    onDone: () => {
      onChosen(filter.name);
      setOpen(false);
    },
  };
  return filter.kind === 'choice' ? (
    <ChoiceStep key={filter.name} filter={filter} {...step} />
  ) : (
    <RangeStep key={filter.name} filter={filter} {...step} />
  );
}

export type FilterPopoverProps = {
  /** Button that opens it. */
  trigger: ReactElement;
  /** All filters of the bar. */
  filters: readonly Filter[];
  /** Names of the filters to choose from; a single one shows its values at once. */
  names: readonly string[];
  /** Called with the name of the filter that got a value. */
  onChosen?: (name: string) => void;
  /** Returns the element that has the focus after a filter got a value. */
  findFocus?: (name: string) => HTMLElement | null;
};

/** Values of a filter, or first the filters to choose from. */
export function FilterPopover({ trigger, filters, names, onChosen, findFocus }: FilterPopoverProps) {
  // The offered filters stay while it is open, though one of them gets a value.
  const [shown, setShown] = useState(() => start(names));
  const chosen = useRef<string>(undefined);
  const show = (name: string | undefined) => setShown((before) => ({ ...before, name }));
  const filter = filters.find(({ name }) => name === shown.name);
  return (
    <Parts.Root
      recipe={popoverRecipe}
      lazyMount
      unmountOnExit
      portalled
      positioning={{ placement: 'bottom-start' }}
      onOpenChange={({ open }) => {
        if (!open) return;
        chosen.current = undefined;
        setShown(start(names));
      }}
      onEscapeKeyDown={(event) => {
        if (!filter || shown.names.length === 1) return;
        event.preventDefault();
        show(undefined);
      }}
      finalFocusEl={() => (chosen.current === undefined ? null : (findFocus?.(chosen.current) ?? null))}
    >
      <Parts.Trigger asChild>{trigger}</Parts.Trigger>
      <Portal>
        <Parts.Positioner>
          <Parts.Content aria-label={filter?.label ?? translate('Filter by')} w="15rem" p={0}>
            <Panel
              filters={filters}
              shown={shown}
              onShow={show}
              onChosen={(name) => {
                chosen.current = name;
                onChosen?.(name);
              }}
            />
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}
