/** Lists the keys of messages that stories claim to show, with the story file of each. */
export function listStoryMessages(root: string): Map<string, string>;
