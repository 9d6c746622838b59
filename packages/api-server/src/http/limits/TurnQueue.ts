/** Waiting items of owners who take turns; those of one owner keep their order. */
export class TurnQueue<T> {
  readonly #byOwner = new Map<string, T[]>();

  /** The items of each owner who has any; the next turn is the first owner's. */
  get byOwner(): ReadonlyMap<string, readonly T[]> {
    return this.#byOwner;
  }

  add(owner: string, item: T): void {
    const items = this.#byOwner.get(owner) ?? [];
    items.push(item);
    this.#byOwner.set(owner, items);
  }

  /** Removes the oldest item of the owner whose turn it is. */
  takeNext(): T | undefined {
    const [turn] = this.#byOwner;
    if (!turn) return undefined;
    const [owner, items] = turn;
    const item = items.shift();
    this.#byOwner.delete(owner);
    if (items.length > 0) this.#byOwner.set(owner, items);
    return item;
  }

  /** Removes the newest item of an owner. */
  takeNewest(owner: string): T | undefined {
    const items = this.#byOwner.get(owner);
    const item = items?.pop();
    if (items?.length === 0) this.#byOwner.delete(owner);
    return item;
  }
}
