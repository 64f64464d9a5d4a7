/** The shop's clock: promotions, sessions and dates of orders are read from it, never from the machine's. */
export type ShopClock = {
  now: () => Date;
  /** Sets the time, from which it goes on; null sets it right again. */
  set: (time: Date | null) => void;
};

/** Makes a clock that shows the machine's time until it is set. */
export function createShopClock(): ShopClock {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    set: (time) => {
      offset = time === null ? 0 : time.getTime() - Date.now();
    },
  };
}
