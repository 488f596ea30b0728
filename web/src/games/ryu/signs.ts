// The emblems of peoples, guilds and tokens, as paths about the origin within ±12. Ours.

export const EMBLEMS: Record<string, string> = {
  // A folding fan.
  shibuke:
    "M0,9 L-11,-3 A15,15 0 0 1 11,-3 Z M0,9 L-6,-7 M0,9 L0,-9 M0,9 L6,-7 M-6.2,2.2 A9,9 0 0 1 6.2,2.2 M-2,11 H2",
  // A face with long ears.
  goblins:
    "M-5,-6 C-3,-9 3,-9 5,-6 L12,-9 C11,-3 8,0 6,1 C5,6 2,9 0,10 C-2,9 -5,6 -6,1 C-8,0 -11,-3 -12,-9 Z M-3.6,-1.5 L-1.4,-.2 M3.6,-1.5 L1.4,-.2 M-2.4,5 C-1,6 1,6 2.4,5",
  // A fin over the waves.
  sharks:
    "M-6,5 C-5,-4 0,-10 7,-11 C3,-6 4,0 7,5 Z M-12,8.5 C-9,5.5 -7,5.5 -4,8.5 C-1,11.5 1,11.5 4,8.5 C7,5.5 9,5.5 12,8.5",
  // A bow with its arrow.
  amazons:
    "M-4,-11 C8,-9 8,9 -4,11 M-4,-11 L-4,11 M-10,0 H10 M10,0 L6,-3.2 M10,0 L6,3.2 M-10,0 L-12,-2.6 M-10,0 L-12,2.6",
  // A slit eye.
  reptilians:
    "M-12,0 C-6,-8.5 6,-8.5 12,0 C6,8.5 -6,8.5 -12,0 Z M0,-6 C3,-2 3,2 0,6 C-3,2 -3,-2 0,-6 Z M-7,-8.5 L-8.5,-11 M0,-10 V-12 M7,-8.5 L8.5,-11",
  // A mask, as on the Smuggler's token.
  smugglers:
    "M-12,-5 C-7,-8 -3,-6 0,-4 C3,-6 7,-8 12,-5 C12,2 8,7 4,6 C2,5 1,3 0,3 C-1,3 -2,5 -4,6 C-8,7 -12,2 -12,-5 Z M-7.6,-1.4 C-6,-3.4 -4,-2.8 -2.8,-.6 C-4.4,1 -6.6,.8 -7.6,-1.4 Z M7.6,-1.4 C6,-3.4 4,-2.8 2.8,-.6 C4.4,1 6.6,.8 7.6,-1.4 Z",
  // Scales, as on the Merchant's.
  merchants:
    "M0,-11 V9 M-5,10 H5 M-9,-7 C-4,-8 4,-8 9,-7 M-9,-7 L-12,2 M-9,-7 L-6,2 M9,-7 L12,2 M9,-7 L6,2 M-12,2 C-11,6 -7,6 -6,2 Z M12,2 C11,6 7,6 6,2 Z",
  // A stall with its awning.
  bazaar:
    "M-11,-4 L-8,-10 H8 L11,-4 C11,0 6,0 5.5,-3 C5,0 .5,0 0,-3 C-.5,0 -5,0 -5.5,-3 C-6,0 -11,0 -11,-4 Z M-9,0 V10 H9 V0 M-9,5 H9",
  // A crown, as on the Governor's token.
  governor: "M-11,-6 L-6,0 L0,-10 L6,0 L11,-6 L9,7 H-9 Z M-9,10 H9",
};

export const TOKEN_EMBLEM = {
  merchant: "merchants",
  smuggler: "smugglers",
  governor: "governor",
} as const;

/** The sign on a cube's face, within ±6: a drop, waves, a flame, a diamond, a star. */
export const CUBE_SIGNS = {
  white: "M0,-5.4 C3,-1.4 4,.4 4,2 A4,4 0 0 1 -4,2 C-4,.4 -3,-1.4 0,-5.4 Z",
  blue: "M-5.4,-1 C-4,-3.8 -2.4,-3.8 -.6,-1.4 C1.2,.8 3,.6 5.4,-2.4 V0 C3,3 1,3 -.8,.8 C-2.4,-1.2 -4,-1 -5.4,1.6 Z M-5.4,4 C-4,1.2 -2.4,1.2 -.6,3.4 C1.2,5.4 3,5.2 5.4,2.4 V4.6 C3,7 1,7 -.8,5.4 C-2.4,4 -4,4 -5.4,6 Z",
  orange:
    "M.4,-6 C1,-3 4.6,-1 4.4,2.2 C4.2,4.8 2,6 0,6 C-2.4,6 -4.4,4.4 -4.4,2 C-4.4,.2 -3.2,-.8 -2.8,-2.4 C-1.8,-1.8 -1.4,-1.2 -1.2,-.4 C0,-1.8 .6,-3.6 .4,-6 Z",
  purple: "M0,-6 L4.8,0 L0,6 L-4.8,0 Z",
  yellow:
    "M0,-5.8 L1.7,-1.9 L5.6,-1.7 L2.6,.9 L3.5,5 L0,2.8 L-3.5,5 L-2.6,.9 L-5.6,-1.7 L-1.7,-1.9 Z",
} as const;

/** Letters and digits of the print, drawn as strokes within ±5: cut into wood, not text to be read out. */
export const GLYPHS = {
  A: "M-4,5 L0,-5 L4,5 M-2.5,1.6 H2.5",
  B: "M-3,-5 V5 M-3,-5 H.4 C3.8,-5 3.8,-.4 .4,-.4 H-3 M.4,-.4 C4.6,-.4 4.6,5 .4,5 H-3",
  C: "M3.8,-3.4 C1.6,-6 -4,-5.6 -4,0 C-4,5.6 1.6,6 3.8,3.4",
  D: "M-3.4,-5 V5 M-3.4,-5 H-.6 C5.4,-5 5.4,5 -.6,5 H-3.4",
  E: "M3.2,-5 H-3 V5 H3.2 M-3,-.2 H2.2",
  "2": "M-3,-2.6 C-3,-6 3,-6 3,-2.6 C3,.4 -3,2.4 -3,5 H3.2",
  "4": "M1.6,5 V-5 L-3.6,2.2 H3.6",
  "5": "M2.8,-5 H-2.2 L-2.8,-.4 C0,-2 3.2,-1.2 3.2,1.8 C3.2,5.2 -1.2,6 -3.2,3.8",
} as const;
