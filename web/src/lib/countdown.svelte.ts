/** Seconds that are left, counted down here from what the server said. */
export class Countdown {
  left = $state(0);

  constructor(from: () => number | null | undefined) {
    $effect(() => {
      const end = Date.now() + (from() ?? 0) * 1000;
      const tick = (): void => {
        this.left = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      };
      tick();
      const timer = setInterval(tick, 1000);
      return () => clearInterval(timer);
    });
  }
}

/** Seconds left of a time that runs or stands still; below 0 it is late. */
export class Remaining {
  left = $state<number>();

  constructor(of: () => { left: number; at: number; runs: boolean } | undefined) {
    $effect(() => {
      const time = of();
      const tick = (): void => {
        const passed = time?.runs ? (Date.now() - time.at) / 1000 : 0;
        this.left = time === undefined ? undefined : Math.ceil(time.left - passed);
      };
      tick();
      if (!time?.runs) return undefined;
      const timer = setInterval(tick, 1000);
      return () => clearInterval(timer);
    });
  }
}

/** Time as a clock shows it, such as 4:05, or in words where seconds do not matter. */
export function clockFace(seconds: number, language: string): string {
  if (seconds >= 3600) return duration(seconds, language);
  const whole = Math.max(0, Math.ceil(seconds));
  return `${String(Math.floor(whole / 60))}:${String(whole % 60).padStart(2, "0")}`;
}

const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

/** A while in words, such as 40 sec or 2 days; it is never told as shorter than it is. */
export function duration(seconds: number, language: string): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= 2 * size) ?? (["second", 1] as const);
  const format = { style: "unit", unit, unitDisplay: "short" } as const;
  return new Intl.NumberFormat(language, format).format(Math.ceil(seconds / size));
}

/** A round span of time in words, such as 1 day. */
export function span(seconds: number, language: string): string {
  const [unit, size] = UNITS.find(([, size]) => seconds % size === 0) ?? (["second", 1] as const);
  const format = { style: "unit", unit, unitDisplay: "long" } as const;
  return new Intl.NumberFormat(language, format).format(seconds / size);
}
