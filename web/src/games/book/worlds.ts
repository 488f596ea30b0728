// The colours and signs of the six worlds, as printed on the cards in either theme.

export interface World {
  sky: string;
  land: string;
  far: string;
  /** Frame and sign, dark enough for light text. */
  ink: string;
  /** Drawn in a square of 24. */
  sign: string;
}

const WORLDS: Record<string, World> = {
  plains: {
    sky: "#cfe8f0",
    far: "#b4cf84",
    land: "#86b34f",
    ink: "#416a1c",
    sign: "M12 21V9M12 13c-4 0-6-2-6-6 4 0 6 2 6 6zM12 11c4 0 6-2 6-6-4 0-6 2-6 6zM5 21h14",
  },
  mountains: {
    sky: "#dfe7f2",
    far: "#aab7cc",
    land: "#76849e",
    ink: "#41506e",
    sign: "M2 20L9 6l4 7 3-4 6 11zM7 10l2 2 2-2",
  },
  storm: {
    sky: "#6d7ba3",
    far: "#525f87",
    land: "#39446a",
    ink: "#2b3557",
    sign: "M6 12a4 4 0 0 1 .6-8A6 6 0 0 1 18 6a3.500 3.500 0 0 1 0 7M13 9l-4 6h5l-3 6",
  },
  jungle: {
    sky: "#cfe9bd",
    far: "#6fb06a",
    land: "#2f7d4a",
    ink: "#1c5a35",
    sign: "M5 20C4 10 10 4 20 4c0 10-6 16-15 16zM5 20L15 10",
  },
  desert: {
    sky: "#fdeab8",
    far: "#efc678",
    land: "#d99f45",
    ink: "#84520c",
    sign: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.500 1.500M17.500 17.500L19 19M5 19l1.500-1.500M17.500 6.500L19 5",
  },
  volcano: {
    sky: "#5b2a3a",
    far: "#7d3030",
    land: "#3a1c1c",
    ink: "#7c1d12",
    sign: "M12 2c1 4 5 6 5 11a5 5 0 0 1-10 0c0-2 1-3 2-4 0 2 1 3 2 3 1-3-1-6 1-10zM5 21h14",
  },
};

export function worldOf(name: string): World {
  const world = WORLDS[name] ?? WORLDS["plains"];
  if (!world) throw new Error(`no world ${name}`);
  return world;
}
