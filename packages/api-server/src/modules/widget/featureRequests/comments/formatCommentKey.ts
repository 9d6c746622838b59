/** Returns the key of the notifications of a comment. */
export const formatCommentKey = (id: number): string => `feature-comment/${id}`;
