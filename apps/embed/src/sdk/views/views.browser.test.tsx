import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRoot } from './createRoot';
import { useEffect, useReducer, useRef, useState } from './hooks';
import { type Component, Fragment, jsx, type Props, type View } from './jsxRuntime';

let container: HTMLElement;
let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
});
afterEach(() => {
  root.unmount();
  container.remove();
});

/** Microtasks have run. */
const drawn = () => new Promise((resolve) => setTimeout(resolve));
const tag = (type: string | Component, props: Props = {}, key?: string | number) => jsx(type, props, key);
const only = (selector: string) => {
  const found = container.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};

describe('what a layer looks like', () => {
  test('attributes, properties, styles and classes, and how they go again', () => {
    const draw = (props: Props) => root.render(tag('button', { ...props, type: 'button', children: 'Go' }));
    draw({
      className: 'next',
      disabled: true,
      hidden: false,
      tabIndex: -1,
      title: 'Next',
      'aria-pressed': false,
      style: { left: '3px', strokeWidth: '2px', '--accent': 'red' },
    });
    expect(container.innerHTML).toBe(
      '<button class="next" disabled="" tabindex="-1" title="Next" aria-pressed="false" type="button" style="left: 3px; stroke-width: 2px; --accent: red;">Go</button>',
    );
    draw({ style: { left: '4px' } });
    expect(container.innerHTML).toBe('<button type="button" style="left: 4px;">Go</button>');
  });

  test('drawings are SVG', () => {
    root.render(
      tag('svg', { className: 'icon', viewBox: '0 0 24 24', children: tag('path', { d: 'M0 0' }) }),
    );
    expect(container.innerHTML).toBe('<svg class="icon" viewBox="0 0 24 24"><path d="M0 0"></path></svg>');
    expect(only('path')).toBeInstanceOf(SVGPathElement);
  });

  test('a video is muted, a bar as full as it says', () => {
    root.render([
      tag('video', { muted: true, playsInline: true, autoPlay: true }),
      tag('progress', { value: 2, max: 4 }),
    ]);
    expect(container.querySelector('video')).toMatchObject({
      muted: true,
      playsInline: true,
      autoplay: true,
    });
    expect(container.querySelector('progress')).toMatchObject({ value: 2, max: 4, position: 0.5 });
  });

  test('nothing is drawn of what is not there', () => {
    root.render([null, undefined, false, true, '', 0, tag(Fragment, { children: ['a', null, tag('b')] })]);
    expect(container.innerHTML).toBe('0a<b></b>');
  });

  test('what something else has put into an element stays', () => {
    root.render(tag('p', { title: 'a' }));
    only('p').append('checked');
    root.render(tag('p', { title: 'b' }));
    expect(container.innerHTML).toBe('<p title="b">checked</p>');
  });
});

describe('what lives on', () => {
  test('an element with its focus, where its key and its tag stay, wherever it goes', () => {
    const list = (keys: string[]) => keys.map((key) => tag('button', { children: key }, key));
    root.render(list(['a', 'b', 'c']));
    const [, second] = container.children;
    only('button:nth-child(2)').focus();
    root.render(list(['b', 'c']));
    expect(document.activeElement).toBe(second);
    root.render(list(['c', 'x', 'b']));
    expect(container.textContent).toBe('cxb');
    expect(container.lastChild).toBe(second);
    root.render(tag('p', {}, 'b'));
    expect(container.innerHTML).toBe('<p></p>');
  });

  test('a place without a key keeps what stands in it, though its neighbours come and go', () => {
    root.render([null, tag('input')]);
    const field = container.firstChild;
    root.render([tag('b'), tag('input')]);
    expect(container.lastChild).toBe(field);
  });

  test('states; those that do not change draw nothing', async () => {
    const draws = vi.fn();
    const Counter = () => {
      draws();
      const [count, setCount] = useState(() => 1);
      const [sum, add] = useReducer((state: number, by: number) => state + by, 0);
      const onClick = () => {
        setCount((before) => before + 1);
        setCount((before) => before + 1);
        add(10);
      };
      return tag('button', { onClick, onFocus: () => setCount(count), children: `${count} ${sum}` });
    };
    root.render(tag(Counter));
    only('button').click();
    await drawn();
    expect(container.textContent).toBe('3 10');
    expect(draws).toHaveBeenCalledTimes(2);
    only('button').focus();
    await drawn();
    expect(draws).toHaveBeenCalledTimes(2);
    root.render(tag(Counter));
    expect(container.textContent).toBe('3 10');
  });

  test('a listener is the latest one, and one alone', () => {
    const heard: number[] = [];
    for (const time of [1, 2]) root.render(tag('button', { onPointerDown: () => heard.push(time) }));
    only('button').dispatchEvent(new PointerEvent('pointerdown'));
    root.render(tag('button', {}));
    only('button').dispatchEvent(new PointerEvent('pointerdown'));
    expect(heard).toEqual([2]);
  });
});

describe('effects and references', () => {
  test('run with the elements there, those of children first, when what they depend on changes', () => {
    const log: string[] = [];
    const Part = ({ name, value, children }: Props) => {
      const ref = useRef<HTMLElement | null>(null);
      useEffect(() => {
        log.push([name, ref.current?.isConnected ? value : 'nowhere'].join(' '));
        return () => log.push(['end of', name, value].join(' '));
      }, [name, value]);
      return tag('p', { ref, children: children as View });
    };
    const draw = (outer: number, inner: number) =>
      root.render(
        tag(Part as Component, {
          name: 'outer',
          value: outer,
          children: tag(Part as Component, { name: 'inner', value: inner }),
        }),
      );
    draw(1, 1);
    draw(1, 1);
    draw(1, 2);
    root.unmount();
    expect(log).toEqual([
      'inner 1',
      'outer 1',
      'end of inner 1',
      'inner 2',
      'end of outer 1',
      'end of inner 2',
    ]);
  });

  test('an effect that has the layer drawn again waits for it, and each that began ends once', async () => {
    const log: string[] = [];
    const Part: Component = ({ name }) => {
      const [isOn, setOn] = useState(false);
      useEffect(() => {
        log.push([name, isOn].join(' '));
        if (name === 'a') root.render(tag(Part, { name: 'b' }));
        setOn(true);
        return () => log.push(['end of', name, isOn].join(' '));
      }, [name, isOn]);
      return null;
    };
    root.render(tag(Part, { name: 'a' }));
    await drawn();
    root.unmount();
    expect(log).toEqual(['a false', 'end of a false', 'b true', 'end of b true']);
  });

  test('a reference is empty once its element is gone, and not before', () => {
    const ref = { current: null };
    root.render(tag('p', { ref }));
    expect(ref.current).toBe(container.firstChild);
    root.render(tag('b', { ref }));
    expect(ref.current).toBe(container.firstChild);
    root.render(null);
    expect(ref.current).toBeNull();
  });

  test('a state that is set when the layer is gone draws nothing', async () => {
    let send: (value: number) => void = () => {};
    root.render(
      tag(() => {
        const [value, setValue] = useState(0);
        send = setValue;
        return `${value}`;
      }),
    );
    root.unmount();
    send(1);
    await drawn();
    expect(container.innerHTML).toBe('');
  });
});
