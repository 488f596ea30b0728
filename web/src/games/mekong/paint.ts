// The six colours of the delta: pigment, what is legible on it, and a sign for those who see no hue.

export interface Paint {
  fill: string;
  /** Emblem on the fill. */
  mark: string;
  /** A sign drawn about the origin, within 10 either way. */
  sign: string;
}

const CREAM = "#fff6e4";
const SOOT = "#241a14";

const PAINTS: Record<string, Paint> = {
  red: {
    fill: "#b9321f",
    mark: CREAM,
    sign: "M1-10C2-5 8-3 7 4C7 8 4 10 0 10C-4 10-7 8-7 4C-7 0-4-2-4-6C-2-4-1-2-1 0C2-3 2-6 1-10Z",
  },
  black: {
    fill: "#38332f",
    mark: CREAM,
    sign: "M2-10A10 10 0 1 0 9 6A8.5 8.5 0 0 1 2-10Z",
  },
  blue: {
    fill: "#2c66a8",
    mark: CREAM,
    sign: "M-10 0C-6-8 2-8 5-1L10-6V6L5 1C2 8-6 8-10 0Z",
  },
  green: {
    fill: "#2f7a44",
    mark: CREAM,
    sign: "M-9 9L-6 5C-9-4-2-10 9-9C10 3 3 9-4 7L-7 10ZM-4 4L5-5L3-6L-5 3Z",
  },
  pink: {
    fill: "#e08bb0",
    mark: SOOT,
    sign: "M0-9C4-5 4 1 0 6C-4 1-4-5 0-9ZM-10-4C-5-4-2 0-1 7C-7 8-10 3-10-4ZM10-4C5-4 2 0 1 7C7 8 10 3 10-4Z",
  },
  yellow: {
    fill: "#e6b62f",
    mark: SOOT,
    sign: "M0-10L2.4-5.8L7-7L5.8-2.4L10 0L5.8 2.4L7 7L2.4 5.8L0 10L-2.4 5.8L-7 7L-5.8 2.4L-10 0L-5.8-2.4L-7-7L-2.4-5.8Z",
  },
};

/** How a colour of the game is painted. */
export function paintOf(colour: string): Paint {
  const paint = PAINTS[colour];
  if (!paint) throw new Error(`no paint for ${colour}`);
  return paint;
}
