/** Holds navigations back for a while. */
export interface NavigationGuard<Path> {
  /** From now on no one leaves. */
  pause(): void;
  /** Releases, and goes to the last path that was requested while blocked. */
  resume(): void;
  /** Releases and stays: what was requested is forgotten. */
  stay(): void;
  /** true: go on. false: the guard keeps the path for later. */
  mayLeave(path: Path): boolean;
}

/** A guard that can be paused and resumed. `go` opens the path that was held back. Source: platform-core §4. */
export function navigationGuard<Path>(go: (path: Path) => void): NavigationGuard<Path> {
  let isPaused = false;
  let last: { path: Path } | null = null;
  const release = () => {
    const held = last;
    isPaused = false;
    last = null;
    return held;
  };
  return {
    pause() {
      isPaused = true;
    },
    resume() {
      const held = release();
      if (held) go(held.path);
    },
    stay: () => void release(),
    mayLeave(path) {
      if (isPaused) last = { path };
      return !isPaused;
    },
  };
}
