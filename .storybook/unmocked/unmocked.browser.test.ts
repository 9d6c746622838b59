import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import preview from '../preview';
import * as stories from './Unmocked.stories';

const project = setProjectAnnotations([preview]);
const { AnotherHost, UnknownCall, OwnPage } = composeStories(stories);

let cleanUp: (() => unknown) | undefined;
beforeAll(async () => {
  const stop: unknown = await project.beforeAll?.();
  if (typeof stop === 'function') cleanUp = () => stop();
});
afterAll(() => cleanUp?.());

test.each([
  ['a request to another host', AnotherHost, 'GET https://graph.facebook.com/v25.0/me'],
  ['a call that the contract does not have', UnknownCall, '/api/v9/nothing'],
])('a story fails on %s', async (_name, story, request) => {
  await expect(story.run()).rejects.toThrow(`The story made requests without a handler`);
  await expect(story.run()).rejects.toThrow(request);
});

test("a story passes when it requests the page's own files", async () => {
  await expect(OwnPage.run()).resolves.toBeUndefined();
});
