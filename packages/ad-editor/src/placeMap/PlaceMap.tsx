import type { TargetAddress } from '@adlane/contract/ads/templates';
import { toPlaceKey } from '@adlane/contract/rules';
import { Box, IconButton, translate } from '@adlane/ui';
import { Maximize, Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { MapScale } from './MapScale';
import { fitView, type MapView, mapRatio, panView, toViewBox, zoomView } from './mapView';
import { distanceOnMap, type GeoPoint, loadOutlines, type Outline, toGeo, toMap } from './worldMap';

export type PlaceMapProps = {
  places: readonly TargetAddress[];
  /** Index of the pin that keys and presses move. */
  selected: number | undefined;
  onSelect: (index: number) => void;
  /** Told where the selected pin goes; absent where nothing may be moved. */
  onMove?: ((point: GeoPoint) => void) | undefined;
  unit: TargetAddress['distanceUnit'];
};

/** Movement per arrow key, as a share of the visible width; with Shift a tenth of it. */
const step = 0.04;
const moves: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Drawn = { index: number; place: TargetAddress; x: number; y: number; radius: number };

function toMark(places: readonly TargetAddress[]): Drawn[] {
  return places.flatMap((place, index) => {
    const { latitude, longitude, radius, distanceUnit } = place;
    if (latitude === null || longitude === null) return [];
    const size = radius === null ? 0 : distanceOnMap(radius, distanceUnit, latitude);
    return [{ index, place, ...toMap({ latitude, longitude }), radius: size }];
  });
}

/** Outlines that reach into the view. */
function inSight(outlines: readonly Outline[], { center, width }: MapView): string {
  const height = width * mapRatio;
  const seen = outlines.filter(
    ({ box }) =>
      box.maxX >= center.x - width / 2 &&
      box.minX <= center.x + width / 2 &&
      box.maxY >= center.y - height / 2 &&
      box.minY <= center.y + height / 2,
  );
  return seen.map(({ path }) => path).join('');
}

function useOutlines() {
  const [outlines, setOutlines] = useState<readonly Outline[]>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(function load() {
    let isGone = false;
    loadOutlines().then(
      (loaded) => isGone || setOutlines(loaded),
      () => isGone || setFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, []);
  return { outlines, hasFailed };
}

function Pin({ mark, width, isSelected }: { mark: Drawn; width: number; isSelected: boolean }) {
  const color = mark.place.mode === 'exclude' ? 'fg.error' : 'brand.solid';
  return (
    <Box as="g" color={color} css={{ '& [data-pin]': { stroke: 'bg.panel' } }}>
      {mark.radius > 0 ? (
        <circle
          cx={mark.x}
          cy={mark.y}
          r={mark.radius}
          fill="currentColor"
          fillOpacity={0.18}
          stroke="currentColor"
          strokeWidth={isSelected ? 2.5 : 1.25}
          strokeDasharray={mark.place.mode === 'exclude' ? '5 4' : undefined}
          vectorEffect="non-scaling-stroke"
          data-radius
        />
      ) : null}
      <circle
        cx={mark.x}
        cy={mark.y}
        r={width * (isSelected ? 0.011 : 0.008)}
        fill="currentColor"
        strokeWidth={1.5}
        vectorEffect="non-scaling-stroke"
        data-pin
      />
    </Box>
  );
}

/**
 * The places of a template on a bundled map of the world, which works offline and under any content policy.
 * Circles are drawn to scale. Arrow keys move the selected pin, or the map if none is selected; + and - zoom.
 */
export function PlaceMap({ places, selected, onSelect, onMove, unit }: PlaceMapProps) {
  const { outlines, hasFailed } = useOutlines();
  const marks = useMemo(() => toMark(places), [places]);
  const [view, setView] = useState<MapView>(() => fitView(marks));
  const helpId = useId();
  const svgRef = useRef<SVGSVGElement>(null);
  const isDragging = useRef(false);
  const current = marks.find(({ index }) => index === selected);
  const land = useMemo(() => inSight(outlines ?? [], view), [outlines, view]);

  // A place that comes or goes is brought into sight; one that is moved is not run after.
  const keys = marks.map(({ place }) => (place.method === 'radius' ? 'pin' : toPlaceKey(place))).join();
  const [fitted, setFitted] = useState(keys);
  if (fitted !== keys) {
    setFitted(keys);
    setView(fitView(marks));
  }

  function pointUnder(event: PointerEvent): GeoPoint | undefined {
    const box = svgRef.current?.getBoundingClientRect();
    if (!box || box.width === 0) return undefined;
    return toGeo({
      x: view.center.x + ((event.clientX - box.left) / box.width - 0.5) * view.width,
      y: view.center.y + ((event.clientY - box.top) / box.height - 0.5) * view.width * mapRatio,
    });
  }

  function handleKey(event: KeyboardEvent): void {
    const move = moves[event.key];
    if (event.key === '+' || event.key === '=') setView(zoomView(view, 0.5));
    else if (event.key === '-') setView(zoomView(view, 2));
    else if (move) {
      const share = event.shiftKey ? step / 10 : step;
      const [right, down] = [move[0] * share, move[1] * share];
      if (current && onMove) {
        onMove(toGeo({ x: current.x + right * view.width, y: current.y + down * view.width * mapRatio }));
      } else setView(panView(view, right * 4, down * 4));
    } else return;
    event.preventDefault();
  }

  function movePin(event: PointerEvent): void {
    const point = pointUnder(event);
    if (point && current && onMove) onMove(point);
  }

  return (
    <Box display="grid" gap={2}>
      <Box position="relative" dir="ltr" borderRadius="l2" overflow="hidden" borderWidth="line" bg="bg.info">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application takes keys */}
        <svg
          ref={svgRef}
          viewBox={toViewBox(view)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the map takes keys
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          role="application"
          aria-label={translate('Map of locations')}
          aria-describedby={helpId}
          onKeyDown={handleKey}
          onPointerDown={(event) => {
            const hit = marks.find(({ x, y }) => {
              const point = pointUnder(event);
              if (!point) return false;
              const at = toMap(point);
              return Math.hypot(at.x - x, at.y - y) < view.width * 0.02;
            });
            if (hit && hit.index !== selected) onSelect(hit.index);
            else {
              isDragging.current = true;
              movePin(event);
            }
          }}
          onPointerMove={(event) => (isDragging.current ? movePin(event) : undefined)}
          onPointerUp={() => {
            isDragging.current = false;
          }}
          onPointerLeave={() => {
            isDragging.current = false;
          }}
          style={{ display: 'block', width: '100%', aspectRatio: `1 / ${mapRatio}`, touchAction: 'pan-y' }}
        >
          {/* The colors are set on the group: the path's own `d` is no style. */}
          <Box as="g" fill="bg.panel" stroke="border.control" strokeWidth={0.75}>
            <path d={land} vectorEffect="non-scaling-stroke" data-land />
          </Box>
          {marks.map((mark) => (
            <Pin key={mark.index} mark={mark} width={view.width} isSelected={mark.index === selected} />
          ))}
        </svg>
        <Box position="absolute" top={2} insetEnd={2} display="grid" gap={1}>
          <IconButton
            size="sm"
            variant="secondary"
            label={translate('Zoom in')}
            icon={<Plus />}
            onClick={() => setView(zoomView(view, 0.5))}
          />
          <IconButton
            size="sm"
            variant="secondary"
            label={translate('Zoom out')}
            icon={<Minus />}
            onClick={() => setView(zoomView(view, 2))}
          />
          <IconButton
            size="sm"
            variant="secondary"
            label={translate('Show all places')}
            icon={<Maximize />}
            onClick={() => setView(fitView(marks))}
          />
        </Box>
        <MapScale view={view} unit={unit} />
      </Box>
      <Box id={helpId} textStyle="xs" color="fg.muted">
        {onMove
          ? translate(
              'Click the map or use the arrow keys to move the selected pin (Shift for small steps), + and - to zoom.',
            )
          : translate('Arrow keys move the map, + and - zoom.')}
      </Box>
      {hasFailed ? (
        <Box role="status" textStyle="xs" color="fg.warning">
          {translate("Couldn't load the map outlines. Pins and circles still work.")}
        </Box>
      ) : null}
    </Box>
  );
}
