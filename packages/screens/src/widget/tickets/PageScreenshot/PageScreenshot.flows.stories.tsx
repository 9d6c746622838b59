import { Box, Button } from '@adlane/ui';
import type { StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { waitForFrames } from '../../../story/waitForFrames';
import { content, head, resources } from '../pageResources.fixtures';
import { buildSnapshotDocument } from './buildSnapshotDocument';
import { PageScreenshot, type PageScreenshotProps } from './PageScreenshot';
import { page } from './PageScreenshot.fixtures';
import statesMeta, { OutsideResources as outside } from './PageScreenshot.stories';

const shout = `parent.postMessage('hostile','*')`;
const hostileHtml = `<html><head>
  <base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=data:text/html,<script>${shout}</script>">
  <link rel="preload" href="https://evil.example/x.js" as="script"></head><body onload="${shout}">
  <script>${shout}</script><svg onload="${shout}"></svg><img src="x" onerror="${shout}">
  <a id="a" href="java&#10;script:${shout}">press</a><iframe srcdoc="<script>parent.${shout}</script>"></iframe>
  <object data="data:text/html,<script>${shout}</script>"></object><form action="javascript:${shout}"><input autofocus onfocus="${shout}"></form>
  <p>What is left</p></body></html>`;

/** Shows a page in a frame, and collects the messages that it posts to this page. */
async function receiveFrom(frame: HTMLIFrameElement, html: string): Promise<unknown[]> {
  const received: unknown[] = [];
  const listen = (event: MessageEvent) => {
    if (event.data === 'hostile') received.push(event.data);
  };
  window.addEventListener('message', listen);
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.srcdoc = html;
  await loaded;
  await waitForFrames(document.body);
  window.removeEventListener('message', listen);
  return received;
}

function findFrame(element: HTMLElement): HTMLIFrameElement {
  const frame = element.querySelector('iframe');
  if (!frame) throw new Error('The picture has no frame.');
  return frame;
}
const meta = {
  ...statesMeta,
  title: 'Screens/Widget/Tickets/PageScreenshot/Flows',
  tags: ['flow', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: /1100 by 640 pixels/ })).toBeVisible();
    const { srcdoc } = findFrame(canvasElement);
    await expect(srcdoc).toContain("default-src 'none'");
    await expect(srcdoc).toContain('value="SMILE20"');
  },
};

const rows = Array.from({ length: 60 }, (_row, index) => `<li>Order #${index + 1}</li>`).join('');

const findText = (root: ParentNode, text: string) =>
  [...root.querySelectorAll('li')].find(({ textContent }) => textContent === text);

export const ScrolledBox: Story = {
  args: {
    screenshot: {
      ...page,
      html: `<html><head><style>body{margin:0}main{height:300px;overflow:auto}ul{margin:0;padding:0}li{height:40px;display:block}</style></head>
        <body><main bb-scrollpos="true" bb-scrollpos-top="1500" bb-scrollpos-left="0"><ul>${rows}</ul></main></body></html>`,
    },
  },
  play: async ({ canvasElement }) => {
    // Row 39 begins 1520 px below the top of the box, which is scrolled by 1500 px.
    await waitFor(() => {
      const shown = findFrame(canvasElement).contentDocument;
      const row = shown && findText(shown, 'Order #39');
      return expect(row?.getBoundingClientRect().top).toBe(20);
    });
  },
};

/** In quirks mode a length needs no unit, and a class may be written in capitals. */
export const QuirksMode: Story = {
  args: {
    screenshot: {
      ...page,
      y: 50,
      html: `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.0 Transitional//EN"><html><head><style>body{margin:0;height:3000}.BOX{width:300;height:40;background:red}</style></head>
        <body><div class="box">Old</div></body></html>`,
    },
  },
  play: async ({ args, canvasElement }) => {
    await waitFor(async () => {
      const { contentDocument: shown, contentWindow } = findFrame(canvasElement);
      await expect(shown?.querySelector('.box')?.getBoundingClientRect().width).toBe(300);
      await expect(contentWindow?.scrollY).toBe(args.screenshot.y);
    });
    const { contentDocument, sandbox } = findFrame(canvasElement);
    await expect(contentDocument?.compatMode).toBe('BackCompat');
    await expect(contentDocument?.head.innerHTML).toContain("default-src 'none'");
    await expect(sandbox.value).toBe('allow-same-origin');
  },
};

function WithLateResources(args: PageScreenshotProps) {
  const [loaded, setLoaded] = useState<PageScreenshotProps['resources']>();
  return (
    <>
      <Button onClick={() => setLoaded(resources)}>Load</Button>
      <PageScreenshot {...args} resources={loaded} />
    </>
  );
}

/** What is fetched for the page comes later: it is shown without a step in the history of the browser. */
export const QuirksModeWithLateResources: Story = {
  args: {
    screenshot: {
      ...page,
      html: `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.0 Transitional//EN"><html><head>${head}</head><body>${content}</body></html>`,
    },
  },
  render: (args) => <WithLateResources {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const readWidth = () => {
      const logo = findFrame(canvasElement).contentDocument?.getElementById('logo');
      return logo?.localName === 'img' ? (logo as HTMLImageElement).naturalWidth : undefined;
    };
    await waitFor(() => expect(readWidth()).toBeLessThan(160));
    const steps = window.history.length;
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }));
    await waitFor(() => expect(readWidth()).toBe(160));
    await expect(window.history.length).toBe(steps);
  },
};

/** Above a box that would cover them by its `z-index`, in the order of the page, with the marks on top. */
export const TopLayer: Story = {
  args: {
    screenshot: {
      ...page,
      y: 200,
      html: `<html><head><style>body{margin:0;height:3000px}dialog{width:200px;height:100px}dialog::backdrop{background:rgb(1,2,3)}</style></head>
        <body><div style="transform:translateX(0);z-index:1;position:relative"><dialog open="" data-adlane-top-layer="" id="modal"><button>Pay</button></dialog></div>
        <div id="host"><template shadowrootmode="open"><p popover data-adlane-top-layer="">Hint</p></template></div>
        <input type="checkbox" data-adlane-indeterminate="" id="half"><form id="form" data-adlane-top-layer=""><input name="showPopover"></form>
        <svg xmlns="http://www.w3.org/2000/svg" data-adlane-marks="" style="position:absolute;top:0;left:0;overflow:visible"><path d="M10 240H60"></path></svg></body></html>`,
    },
  },
  play: async ({ args, canvasElement }) => {
    const before = document.activeElement;
    const frame = findFrame(canvasElement);
    await waitFor(() => expect(frame.contentWindow?.scrollY).toBe(args.screenshot.y));
    const shown = frame.contentDocument;
    const find = <E extends Element>(selector: string) => shown?.querySelector<E>(selector);
    const dialog = find('#modal');
    await expect(dialog?.matches(':modal')).toBe(true);
    await expect(dialog && getComputedStyle(dialog, '::backdrop').backgroundColor).toBe('rgb(1, 2, 3)');
    await expect(find('#host')?.shadowRoot?.querySelector('p')?.matches(':popover-open')).toBe(true);
    await expect(find<HTMLInputElement>('#half')?.indeterminate).toBe(true);
    const marks = find('[data-adlane-marks]');
    await expect(marks?.parentElement?.matches(':popover-open')).toBe(true);
    const { x, y } = find('path')?.getBoundingClientRect() ?? {};
    await expect([x, y]).toEqual([10, 40]);
    await expect(document.activeElement).toBe(before);
  },
};

/** Newer tickets number what is above the page. Entrances are over, and custom elements defined. */
export const TopLayerInItsOrder: Story = {
  args: {
    screenshot: {
      ...page,
      html: `<html><head><style>@keyframes enter{from{opacity:0}}#card{opacity:1;animation:enter 9s}#board:fullscreen{padding:7px}</style></head>
        <body><dialog open="" data-adlane-top-layer="3" id="top">Top</dialog><dialog open="" data-adlane-top-layer="2" id="low">Low</dialog>
        <div data-adlane-top-layer="1" id="board">Board</div><p id="card">Card</p><my-part>Part</my-part></body></html>`,
    },
  },
  play: async ({ args, canvasElement }) => {
    const shown = () => findFrame(canvasElement).contentDocument;
    const { width, height } = args.screenshot;
    await waitFor(() => expect(shown()?.elementFromPoint(width / 2, height / 2)?.id).toBe('top'));
    const style = (id: string) => getComputedStyle(shown()?.getElementById(id) ?? document.body);
    await expect(shown()?.getElementById('low')?.matches(':modal')).toBe(true);
    await expect([style('board').width, style('board').padding]).toEqual([`${width}px`, '7px']);
    await expect(style('card').opacity).toBe('1');
    await expect(shown()?.querySelector('my-part')?.matches(':defined')).toBe(true);
  },
};

/** A page that is wider than its place fills it in right-to-left languages, too. */
export const InRightToLeft: Story = {
  decorators: [
    (Story) => (
      <Box dir="rtl" w="sm">
        <Story />
      </Box>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const stage = canvas.getByRole('img').getBoundingClientRect();
    await waitFor(async () => {
      const shown = findFrame(canvasElement).getBoundingClientRect();
      await expect(Math.abs(shown.left - stage.left)).toBeLessThan(2);
      await expect(Math.abs(shown.right - stage.right)).toBeLessThan(2);
    });
  },
};

export const HostilePage: Story = {
  args: { screenshot: { ...page, html: hostileHtml, baseUrl: 'javascript:alert(1)' } },
  play: async ({ canvasElement }) => {
    const frame = findFrame(canvasElement);
    await expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
    await expect(await receiveFrom(frame, frame.srcdoc)).toEqual([]);
    await expect(frame.srcdoc).toContain('What is left');
    await expect(frame.srcdoc).not.toMatch(/hostile|evil\.example|javascript:|srcdoc=|refresh/);
  },
};

/** Second line of defense: whatever slips through the sanitizer cannot run in the sandboxed frame. */
export const SandboxWithoutCleaning: Story = {
  beforeEach({ msw }) {
    // Without its policy, the frame requests what the page names.
    msw.use(http.get('https://evil.example/*', () => new HttpResponse(null, { status: 204 })));
  },
  play: async ({ canvasElement }) => {
    const frame = findFrame(canvasElement);
    await expect(await receiveFrom(frame, hostileHtml)).toEqual([]);
    // Control: the same page in a frame without a sandbox does post a message.
    const open = document.createElement('iframe');
    open.title = 'Without a sandbox';
    canvasElement.append(open);
    const receivedOpen = await receiveFrom(open, `<script>${shout}</script>`);
    open.remove();
    frame.srcdoc = buildSnapshotDocument(page);
    await expect(receivedOpen).not.toEqual([]);
  },
};

/** Shows a page in a frame without the sandbox, which can be measured. */
async function openPage(html: string): Promise<Document> {
  const frame = document.createElement('iframe');
  frame.title = 'Measured';
  frame.sandbox.add('allow-same-origin');
  Object.assign(frame.style, { width: '1100px', height: '640px' });
  document.body.append(frame);
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  frame.srcdoc = html;
  await loaded;
  if (!frame.contentDocument) throw new Error('The frame has no page.');
  return frame.contentDocument;
}

function findImage(page: Document, id: string): HTMLImageElement {
  const image = page.getElementById(id);
  if (image?.localName !== 'img') throw new Error(`There is no image ${id}.`);
  return image as HTMLImageElement;
}

export const OutsideResources: Story = {
  ...outside,
  play: async ({ canvasElement }) => {
    const { srcdoc } = findFrame(canvasElement);
    await expect(srcdoc).not.toMatch(/(?:src|href|srcset)="https:|url\("?https:/);
    const shown = await openPage(srcdoc);
    await expect(findImage(shown, 'logo').naturalWidth).toBe(160);
    await expect(findImage(shown, 'team').currentSrc).toBe(resources['https://cdn.example/team-800.svg']);
    await expect(findImage(shown, 'missing').naturalWidth).toBe(24);
    const lead = shown.querySelector('.lead');
    const style = lead && getComputedStyle(lead);
    await expect(style?.color).toBe('rgb(15, 118, 110)');
    await expect(style?.backgroundImage).toContain(resources['https://cdn.example/pattern.svg']);
    await expect(getComputedStyle(shown.body).margin).toBe('0px');
    shown.defaultView?.frameElement?.remove();
  },
};

/** A frame of the page was written as a shadow root. */
export const OutsideResourcesInShadowRoots: Story = {
  args: {
    resources,
    screenshot: {
      ...page,
      html: `<html><body><div id="host"><template shadowrootmode="open">${head}${content}<script>${shout}</script></template></div></body></html>`,
    },
  },
  play: async ({ canvasElement }) => {
    const { srcdoc } = findFrame(canvasElement);
    await expect(srcdoc).not.toContain('hostile');
    const shown = await openPage(srcdoc);
    const root = shown.getElementById('host')?.shadowRoot;
    await expect(root?.querySelector('img')?.naturalWidth).toBe(160);
    const lead = root?.querySelector('.lead');
    await expect(lead && getComputedStyle(lead).color).toBe('rgb(15, 118, 110)');
    shown.defaultView?.frameElement?.remove();
  },
};

export const StyleSheetThatClosesItsElement: Story = {
  args: {
    screenshot: { ...page, html: `<html><head>${head}</head><body><p class="a">Text</p></body></html>` },
    resources: {
      'https://cdn.example/theme/theme.css': `</style><img src="x" onerror="${shout}">.a{}</STYLE ><script>${shout}</script>`,
    },
  },
  play: async ({ canvasElement }) => {
    const { srcdoc } = findFrame(canvasElement);
    const parsed = new DOMParser().parseFromString(srcdoc, 'text/html');
    await expect(parsed.querySelector('script, img')).toBeNull();
    await expect(parsed.body.textContent).toContain('Text');
  },
};
